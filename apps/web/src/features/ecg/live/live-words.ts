import { uiCopy } from '../../../shared/ui/copy.ts'
import { ecgCopy, words } from '../parts/copy.ts'
import type { LiveFailure, LiveSnapshot } from './live-snapshot.ts'
import { MEASURE_SECONDS } from '../parts/measure-seconds.ts'
import { secondsLeft } from './live-state.ts'

const copy = ecgCopy.live

export interface LiveWords {
  sentence: string
  hint: string
}

const handsWords = ({ contact, measured }: LiveSnapshot): LiveWords => {
  if (measured > 0) return { sentence: words.resume(secondsLeft(measured)), hint: copy.handsHint }
  const one = contact.left !== contact.right
  return { sentence: one ? words.handMissing(contact) : copy.handsSentence, hint: copy.handsHint }
}

/** What the screen says while it is not yet finished; the sentence is announced when it changes. */
export function liveWords(live: LiveSnapshot): LiveWords {
  const measuredSeconds = MEASURE_SECONDS - secondsLeft(live.measured)

  switch (live.phase) {
    case 'connecting':
      return { sentence: copy.connectingSentence, hint: copy.connectingHint }
    case 'rest':
      return { sentence: copy.restSentence, hint: copy.restHint }
    case 'hands':
      return handsWords(live)
    case 'measuring':
      return { sentence: copy.measuringSentence, hint: copy.measuringHint }
    case 'paused':
      return {
        sentence: words.contactLost(live.contact),
        hint: words.goesOn(secondsLeft(live.measured)),
      }
    case 'lost':
      return {
        sentence: words.lost(measuredSeconds),
        hint: live.failure === null ? copy.reconnectingHint : copy.notBackHint,
      }
    case 'idle':
    case 'finished':
      return { sentence: copy.idleSentence, hint: copy.idleHint }
  }
}

/** Why there is no recorder, and what to do about it. */
const FAILURES: Record<LiveFailure, string> = {
  unsupported:
    '这个浏览器不能连接蓝牙设备，请换用手机里的康伴应用，或换成支持蓝牙的 Chrome 浏览器。',
  'bluetooth-off': '手机的蓝牙没有打开。请在手机设置里打开蓝牙，再点一次“连接心电仪”。',
  'no-permission': '浏览器没有得到使用蓝牙的许可。请在浏览器设置里允许本页使用蓝牙，然后再试。',
  cancelled: '您刚才没有选设备。需要时再点一次“连接心电仪”就可以。',
  'not-found': '没有找到心电仪。请确认它已开机、有电，并放在手机旁边。',
  'connection-lost': '和心电仪的连接断开了。请把它靠近手机，再连一次。',
  'bad-data': '心电仪没有正常开始测量。请把它关掉再打开，然后重试。',
  'not-measured': '这一次没有量出来。请坐好休息一会儿再量。',
  'not-loaded': uiCopy.loadFailed,
}

export const failureWords = (failure: LiveFailure): string => FAILURES[failure]

import { shanghaiClock, shanghaiHour } from '@kangban/china-time'
import {
  REMINDER_KINDS,
  REMINDER_NAMES,
  type ReminderKindName,
  type Sentence,
} from '@kangban/contracts'
import { dayPart } from '../day/day-parts.ts'
import type { PlannedItem, ReminderCount } from './reminder-items.ts'
import type { PlanVersion } from './reminder-plan.ts'

type Named = Pick<PlanVersion, 'kind' | 'name' | 'dose'>

/** 测血压, or of a medicine 氨氯地平 5 mg. */
export const planTitle = ({ kind, name, dose }: Named): string =>
  kind === 'medicine' ? `${name} ${dose}`.trim() : REMINDER_NAMES[kind]

/** 测血压, or 吃药，氨氯地平 5 mg. */
export const itemTitle = (plan: Named): string =>
  plan.kind === 'medicine' ? `${REMINDER_NAMES.medicine}，${planTitle(plan)}` : planTitle(plan)

export const HINTS: Readonly<Record<ReminderKindName, string>> = {
  pressure: '量两遍，中间歇 1 分钟',
  medicine: '照医生说的量吃',
  ecg: '坐稳，手放松，量 30 秒',
  oxygen: '坐着不动，量 1 分钟',
  temperature: '夹紧腋下，量 5 分钟',
  weight: '空腹，穿一样多的衣服',
  watch: '睡前戴好，别太松',
}

const READY: Readonly<Record<ReminderKindName, string>> = {
  pressure: '先坐五分钟',
  medicine: '倒杯温水',
  ecg: '先坐稳',
  oxygen: '先坐稳',
  temperature: '先歇一会儿',
  weight: '脱了鞋再称',
  watch: '戴着手表睡',
}

/** The thing alone, after a verb that names it. */
const ACTS: Readonly<Record<ReminderKindName, string>> = {
  pressure: '量血压',
  medicine: '吃药',
  ecg: '测心电',
  oxygen: '测血氧',
  temperature: '量体温',
  weight: '称体重',
  watch: '戴手表',
}

const inOrder = (kinds: readonly ReminderKindName[]): ReminderKindName[] =>
  REMINDER_KINDS.filter((kind) => kinds.includes(kind))

/** 该量血压、吃药了: what stands on a locked screen, and says no more. */
export const noticeText = (kinds: readonly ReminderKindName[]): string =>
  `该${inOrder(kinds)
    .map((kind) => ACTS[kind])
    .join('、')}了`

const plain = (text: string): Sentence[number] => ({ text, tone: 'plain' })

function dueSentence(due: readonly PlannedItem[]): Sentence {
  const [first] = due
  if (!first) return []
  const kinds = due.map(({ plan }) => plan.kind)
  const several = new Set(kinds).size > 1

  if (!several && first.plan.kind === 'pressure')
    return [plain(`该量${dayPart(shanghaiHour(first.at))}的血压了，`), plain(`${READY.pressure}。`)]

  return [
    plain(`${noticeText(kinds)}，`),
    plain(several ? '一件一件来。' : `${READY[first.plan.kind]}。`),
  ]
}

const isOpen = ({ state }: PlannedItem): boolean =>
  state === 'upcoming' || state === 'due' || state === 'snoozed'

/** When it comes up: one that was put off later than planned. */
const wakes = ({ state, time, changedAt }: PlannedItem): string =>
  state === 'snoozed' && changedAt ? shanghaiClock(changedAt) : time

function progress(items: readonly PlannedItem[]): string {
  const done = items.filter(({ state }) => state === 'done').length
  return done === items.length ? `今天 ${done} 件都做了` : `今天 ${items.length} 件做了 ${done} 件`
}

/** The elderly form says the last of it alone. */
function both(...parts: string[]) {
  const sentence = parts.map(plain)
  return { sentence, elderSentence: sentence.slice(-1) }
}

/** What the page says first. `today`: the items of today; `open`: with those of yesterday that can still be done. */
export function reminderSentence({
  planned,
  open,
  today,
}: {
  planned: boolean
  open: readonly PlannedItem[]
  today: readonly PlannedItem[]
}): { sentence: Sentence; elderSentence: Sentence } {
  if (!planned) return both('到点叫您，', '量血压、吃药不会忘。')
  const due = open.filter(({ state }) => state === 'due')

  if (due.length > 0) {
    const sentence = dueSentence(due)
    return { sentence, elderSentence: sentence }
  }

  if (today.length === 0) return both('今天没有要提醒的。')
  const next = today.find(isOpen)
  if (next)
    return both(`${progress(today)}，`, `${wakes(next)} ${REMINDER_NAMES[next.plan.kind]}。`)
  const missed = today.filter(({ state }) => state === 'missed').length
  if (missed === 0) return both(`${progress(today)}。`)
  return both(`${progress(today)}，`, '做过的可以补记。')
}

/** How each kind is counted: what it is, what one did, and by what it is counted. */
const COUNTED: Readonly<Record<ReminderKindName, { name: string; did: string; unit: string }>> = {
  pressure: { name: '血压', did: '量了', unit: '次' },
  medicine: { name: '吃药', did: '吃了', unit: '次' },
  ecg: { name: '心电', did: '测了', unit: '次' },
  oxygen: { name: '血氧', did: '测了', unit: '次' },
  temperature: { name: '体温', did: '量了', unit: '次' },
  weight: { name: '体重', did: '称了', unit: '次' },
  watch: { name: '戴表', did: '戴了', unit: '晚' },
}

function countText({ kind, due, done }: ReminderCount): string {
  const { name, did, unit } = COUNTED[kind]
  if (done < due) return `${name} ${due} ${unit}${did} ${done} ${unit}`
  // How often one took something says nothing that 都 does not.
  return kind === 'medicine' ? `${name}都${did}` : `${name} ${due} ${unit}都${did}`
}

/** 血压 13 次量了 11 次，吃药都吃了; empty where nothing has come due. */
export const countsText = (counts: readonly ReminderCount[], most = Infinity): string =>
  REMINDER_KINDS.flatMap((kind) => counts.filter((one) => one.kind === kind))
    .slice(0, most)
    .map(countText)
    .join('，')

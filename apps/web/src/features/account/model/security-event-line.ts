import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import type { SecurityEvent } from '@kangban/contracts'
import { dayText, relativeDay } from '../../../shared/format/date.ts'
import { SECURITY } from '../security-copy.ts'

/** When and from where: 昨天 21:05 · 苹果手机. */
export function whenAndWhere({ at, device, current }: SecurityEvent, today: string): string {
  const day = shanghaiDay(at)
  const when = `${relativeDay(day, today) || dayText(day, today)} ${shanghaiClock(at)}`
  const where = current ? SECURITY.here : device
  return where ? `${when} · ${where}` : when
}

const TIME_ZONE = 'Asia/Shanghai'

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

function inShanghai(date: Date): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]))
}

/** 2025-11-20 */
export function dateText(date: Date): string {
  const { year, month, day } = inShanghai(date)
  return `${year}-${month}-${day}`
}

/** 08:36:12 */
export function clockText(date: Date): string {
  const { hour, minute, second } = inShanghai(date)
  return `${hour}:${minute}:${second}`
}

/** For a field that the person left open. */
export const UNKNOWN = '未填写'

/** 1953-05-12（72 岁）, the age on the day of the measurement. */
export function birthText(birthday: string | null, onDay: Date): string {
  if (birthday === null) return UNKNOWN
  const born = /^(\d{4})-(\d{2}-\d{2})$/.exec(birthday)
  if (!born) return birthday
  const today = dateText(onDay)
  const hadBirthday = today.slice('YYYY-'.length) >= (born[2] ?? '')
  const age = Number(today.slice(0, 4)) - Number(born[1]) - (hadBirthday ? 0 : 1)
  return age < 0 ? birthday : `${birthday}（${age} 岁）`
}

/** I 导联 */
export function leadText(lead: string): string {
  return lead.includes('导联') ? lead : `${lead} 导联`
}

/** 30 秒, 4 分 5 秒; tenths only below ten seconds. */
export function durationText(seconds: number): string {
  if (seconds < 10) return `${Number(seconds.toFixed(1))} 秒`
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  if (minutes === 0) return `${whole} 秒`
  return whole % 60 === 0 ? `${minutes} 分钟` : `${minutes} 分 ${whole % 60} 秒`
}

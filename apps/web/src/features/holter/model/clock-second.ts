const DAY_SECONDS = 86_400
const CHINA_SECONDS = 8 * 3600

/** The second of a record at a time of the clock in China (HH:mm or HH:mm:ss), null where it lies outside. */
export function clockSecond(
  time: string,
  record: { startedAt: string; seconds: number },
): number | null {
  const [, hours, minutes, seconds = '0'] = /^(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(time) ?? []
  if (!hours || !minutes) return null
  const wanted = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  const start = (Math.floor(Date.parse(record.startedAt) / 1000) + CHINA_SECONDS) % DAY_SECONDS
  const second = (wanted - start + DAY_SECONDS) % DAY_SECONDS
  return second < record.seconds ? second : null
}

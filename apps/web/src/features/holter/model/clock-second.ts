import {
  MS_PER_SECOND,
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR,
  SHANGHAI_OFFSET_MS,
} from '@kangban/china-time'

/** The second of a record at a time of the clock in China (HH:mm or HH:mm:ss), null where it lies outside. */
export function clockSecond(
  time: string,
  record: { startedAt: string; seconds: number },
): number | null {
  const [, hours, minutes, seconds = '0'] = /^(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(time) ?? []
  if (!hours || !minutes) return null
  const wanted = Number(hours) * SECONDS_PER_HOUR + Number(minutes) * 60 + Number(seconds)

  const start =
    Math.floor((Date.parse(record.startedAt) + SHANGHAI_OFFSET_MS) / MS_PER_SECOND) %
    SECONDS_PER_DAY

  const second = (wanted - start + SECONDS_PER_DAY) % SECONDS_PER_DAY
  return second < record.seconds ? second : null
}

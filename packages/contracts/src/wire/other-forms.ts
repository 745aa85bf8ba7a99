// The same value as another back end may write it: `"72"` for 72, `1` for true, China's clock for a moment.
import { isDay, SHANGHAI_OFFSET, shanghaiDay } from '@kangban/china-time'

const MOMENT =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?$/

/** Milliseconds since 1970 of this century have 12 or 13 digits. */
const EPOCH_MS = /^\d{12,13}$/
const DECIMAL = /^[+-]?\d+(\.\d+)?$/

const TRUTHS = new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
])

/** A moment, then its day in China. */
function chinaForms(ms: number, written: string): string[] {
  return Number.isNaN(ms) ? [] : [written, shanghaiDay(ms)]
}

/** The same moment or day in the form of the contract: China's time where no zone stands. A day is no moment. */
function momentForms(text: string): string[] {
  if (EPOCH_MS.test(text)) return chinaForms(Number(text), new Date(Number(text)).toISOString())
  const match = MOMENT.exec(text)
  if (!match) return []

  const [
    ,
    year = '',
    month = '',
    date = '',
    hour,
    minute = '00',
    second = '00',
    zone = SHANGHAI_OFFSET,
  ] = match

  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  if (!isDay(day)) return []
  if (hour === undefined) return [day]
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone
  const written = `${day}T${hour.padStart(2, '0')}:${minute}:${second}${offset}`
  return chinaForms(Date.parse(written), written)
}

/** Other forms of a value that is neither list nor object, the likeliest first; none of its meaning is guessed. */
export function otherForms(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [Number(value)]
  if (typeof value !== 'string' && typeof value !== 'number') return []
  const text = String(value).trim()
  const truth = TRUTHS.get(text)
  const numbers = DECIMAL.test(text) ? [Number(text)] : []
  return [...numbers, ...momentForms(text), ...(truth === undefined ? [] : [truth]), text]
}

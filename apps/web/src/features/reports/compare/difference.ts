import { COMPARE } from '../lists/list-copy.ts'

/** A figure of a report that can be held against the same one of another report. */
export interface Figure {
  label: string
  /** As shown, with its unit. */
  text: string
  /** None where nothing was measured, or where it is a word; two for a blood pressure. */
  numbers: readonly number[]
  /** How a difference is told: as a duration, or with a unit and so many decimals. */
  measure: 'minutes' | { unit: string; decimals?: number }
  words: readonly [more: string, less: string]
  /** Of a word: nothing to subtract. */
  word?: boolean
}

function amountText(amount: number, measure: Figure['measure']): string {
  if (measure !== 'minutes') {
    const text = amount.toLocaleString('en-US', {
      minimumFractionDigits: measure.decimals ?? 0,
      maximumFractionDigits: measure.decimals ?? 0,
    })

    return measure.unit ? `${text} ${measure.unit}` : text
  }

  const [hours, rest] = [Math.floor(amount / 60), amount % 60]
  return [hours > 0 ? `${hours}小时` : '', rest > 0 ? `${rest}分` : ''].join('')
}

/** As the numbers stand on the page, so that the difference is that of what is read. */
function shownNumber(value: number, measure: Figure['measure']): number {
  const factor = 10 ** (measure === 'minutes' ? 0 : (measure.decimals ?? 0))
  return Math.round(value * factor) / factor
}

function part(before: number, after: number, { measure, words }: Figure): string {
  const [from, to] = [shownNumber(before, measure), shownNumber(after, measure)]
  if (from === to) return COMPARE.same
  return `${words[to > from ? 0 : 1]} ${amountText(Math.abs(to - from), measure)}`
}

/** By what the later figure differs from the earlier one: 快 6 次/分, 高压高 3 mmHg，低压一样. */
export function difference(before: Figure, after: Figure): string {
  if (after.word) return before.text === after.text ? COMPARE.unchanged : COMPARE.changed

  const pairs = after.numbers.flatMap((number, index) => {
    const other = before.numbers[index]
    return other === undefined ? [] : [[other, number] as const]
  })

  if (pairs.length === 0) return COMPARE.incomparable
  const parts = pairs.map(([from, to]) => part(from, to, after))
  const [first = ''] = parts
  if (parts.length === 1 || parts.every((text) => text === COMPARE.same)) return first
  return parts.map((text, index) => `${COMPARE.pressures[index] ?? ''}${text}`).join('，')
}

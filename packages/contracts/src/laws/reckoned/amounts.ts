// Numbers that Chinese words tell: hours and minutes as minutes, thousands with their commas.
import { MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'

const AMOUNT = /(\d+) ?小时(?: ?(\d+) ?分)?|(\d[\d,]*(?:\.\d+)?)/g

/** In their order. */
export const amountsOf = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([, hours, minutes = '0', plain]) =>
    hours === undefined
      ? Number((plain ?? '').replaceAll(',', ''))
      : (Number(hours) * MS_PER_HOUR) / MS_PER_MINUTE + Number(minutes),
  )

/** What a pattern of one group finds, as an amount. */
export function amountIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? undefined : amountsOf(found)[0]
}

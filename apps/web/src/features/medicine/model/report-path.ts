import { isDay } from '@kangban/china-time'

const LAYOUTS = { normal: '/chineseMedicineIndex', elder: '/oldAgeChineseMedicine' } as const

/** The report of a day, or the latest; in the layout of the mode. */
export const reportPath = (elder: boolean, day?: string): string =>
  `${elder ? LAYOUTS.elder : LAYOUTS.normal}${day ? `?date=${day}` : ''}`

/** The day that an address asks for; what is no day counts as none, which means the latest report. */
export function askedDay(query: string | null): string | undefined {
  return isDay(query) && /^(19|20|21)/.test(query) ? query : undefined
}

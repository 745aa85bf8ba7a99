const LAYOUTS = { normal: '/chineseMedicineIndex', elder: '/oldAgeChineseMedicine' } as const

/** The report of a day, or the latest; in the layout of the mode. */
export const reportPath = (elder: boolean, day?: string): string =>
  `${elder ? LAYOUTS.elder : LAYOUTS.normal}${day ? `?date=${day}` : ''}`

/** The day that an address asks for; what is no day counts as none, which means the latest report. */
export function askedDay(query: string | null): string | undefined {
  if (!query || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(query)) return undefined
  const moment = new Date(`${query}T00:00:00Z`)

  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(query)
    ? query
    : undefined
}

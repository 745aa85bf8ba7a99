/** A day on three wheels: year, month and day. */
type DayParts = [year: number, month: number, day: number]

export interface DayRange {
  /** First and last day, YYYY-MM-DD. */
  min: string
  max: string
}

const two = (number: number): string => String(number).padStart(2, '0')

export const partsOf = (day: string): DayParts => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

const dayOf = ([year, month, day]: DayParts): string => `${year}-${two(month)}-${two(day)}`

/** The library counts in the time of the phone: midnight there of the same calendar day. */
export function toLocalDate(day: string): Date {
  const [year, month, date] = partsOf(day)
  return new Date(year, month - 1, date)
}

export const fromLocalDate = (date: Date): string =>
  dayOf([date.getFullYear(), date.getMonth() + 1, date.getDate()])

const lastOf = (year: number, month: number): number => new Date(year, month, 0).getDate()

export const within = (day: string, { min, max }: DayRange): string =>
  day < min ? min : day > max ? max : day

/** The day after one wheel has moved: 31 January becomes 28 February, and nothing leaves the range. */
export function movedTo(
  day: string,
  { wheel, to }: { wheel: number; to: number },
  range: DayRange,
): string {
  const [year = 0, month = 1, date = 1] = partsOf(day).with(wheel, to)
  return within(dayOf([year, month, Math.min(date, lastOf(year, month))]), range)
}

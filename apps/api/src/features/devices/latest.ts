/** The latest of the moments that are known. */
export const latest = (moments: readonly (Date | null | undefined)[]): Date | null =>
  moments.reduce<Date | null>(
    (last, moment) => (moment && (!last || moment > last) ? moment : last),
    null,
  )

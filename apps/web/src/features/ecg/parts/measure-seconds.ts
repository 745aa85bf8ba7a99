/** A measurement on the page lasts so long, unless it is stopped. */
export const MEASURE_SECONDS = 30

/** How long to sit still before: the heart needs about a minute to settle after walking up to the table. */
export const REST_SECONDS = 60

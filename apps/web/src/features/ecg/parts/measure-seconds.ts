/** A measurement on the page lasts so long, unless it is stopped. */
export const MEASURE_SECONDS = 30

/** Hundredths, since a mean of many readings is finer than one of them. */
export const DIGITS = 2

/** 34.65. */
export const formatDegrees = (value: number): string => value.toFixed(DIGITS)

/** +0.11, −0.25, 0.00, with a true minus. */
export function formatDeviation(value: number): string {
  const digits = formatDegrees(Math.abs(value))
  if (Number(digits) === 0) return digits
  return `${value > 0 ? '+' : '−'}${digits}`
}

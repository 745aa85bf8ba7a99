import { isDay } from '@kangban/china-time'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const
const CHECK_DIGITS = '10X98765432'

/** Whether the text is a mainland ID number: 17 digits with a real birthday, and the check digit (GB 11643-1999). */
export function isIdNumber(text: string): boolean {
  const [, year, month, day] =
    /^[1-9]\d{5}((?:19|20)\d{2})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(text) ?? []

  if (!year || !month || !day || !isDay(`${year}-${month}-${day}`)) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return CHECK_DIGITS.charAt(sum % 11) === text.charAt(17).toUpperCase()
}

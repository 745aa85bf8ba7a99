/**
 * A number that rings in mainland China: 120, a mobile, a landline with its area code and perhaps an extension, or 400. An
 * area code is needed, because a mobile phone dials from anywhere.
 */
const PHONE = /^(?:120|1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?|400-?\d{3}-?\d{4})$/

/** As people write a number: with spaces, brackets and dashes of any width. */
export const hospitalPhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[–—−－‐]/g, '-')
    .replaceAll(/\s*\)\s*/g, '-')
    .replaceAll(/[\s(]/g, '')

export const isHospitalPhone = (phone: string): boolean => PHONE.test(phone)

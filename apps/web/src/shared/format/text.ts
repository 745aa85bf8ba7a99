/** What a number-only input keeps. */
export const digitsOnly = (text: string): string => text.replace(/\D/g, '')

/** 138****0096 */
export const maskPhone = (phone: string): string =>
  phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')

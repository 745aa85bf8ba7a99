import { UNSEEN } from '@kangban/contracts/constants'

/** What is pasted may hold marks that nobody sees and nobody could delete. */
export const withoutUnseen = (text: string): string =>
  text.replace(new RegExp(`[${UNSEEN}]`, 'g'), '')

/** What a number-only input keeps. */
export const digitsOnly = (text: string): string => text.replace(/\D/g, '')

/** 138****0096 */
export const maskPhone = (phone: string): string =>
  phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')

import { SMS } from '../../../shared/product/sms-copy.ts'
import { MOBILE } from '@kangban/contracts'
import { accountCopy } from '../copy.ts'

export interface LoginForm {
  phone: string
  pin: string
  agreed: boolean
}

export type LoginField = keyof LoginForm

export interface Refusal {
  field: LoginField
  text: string
}

export const checkPhone = (phone: string): Refusal | null =>
  MOBILE.test(phone) ? null : { field: 'phone', text: accountCopy.phoneInvalid }

/** What stands in the way of logging in, or null. */
export function checkLogin({ phone, pin, agreed }: LoginForm): Refusal | null {
  if (!agreed) return { field: 'agreed', text: accountCopy.agreementRequired }
  return checkPhone(phone) ?? (pin === '' ? { field: 'pin', text: SMS.missing } : null)
}

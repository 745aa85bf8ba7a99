import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { issueCode } from './sms-codes.ts'

export const sendCode: Handler<typeof contract.account.sendCode, Context> = async ({ context, input }) => {
  await issueCode(context, input.phone, 'login')
  return {}
}

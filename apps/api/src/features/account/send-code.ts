import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { sendCodeTo } from '../../security/sms-codes.ts'

export const sendCode: Handler<typeof contract.account.sendCode, Context> = async ({
  context,
  input,
}) => {
  await sendCodeTo(context, input.phone, input.purpose)
  return {}
}

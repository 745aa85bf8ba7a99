import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { securityEvent } from '../../shared/security-events/security-event.ts'
import { accountRepository } from './account.repository.ts'

/** Whoever reviews requests is told, so that nobody erases what its owner keeps. */
export const withdrawDeletion: Handler<typeof contract.account.withdrawDeletion, Context> = async ({
  context,
}) => {
  const { database, mail, config } = context.services
  const { accountId, userCode } = sessionUser(context)
  const event = securityEvent(context, 'deletion-withdrawn')(accountId)
  if ((await accountRepository(database).withdrawDeletion(accountId, event)) === 0) return {}

  await mail.sendMail({
    to: config.supportMail,
    subject: '撤回注销账号申请',
    text: `用户 ${userCode} 撤回了注销账号的申请，请不要注销。`,
  })

  return {}
}

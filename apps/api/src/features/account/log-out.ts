import type { contract, Handler } from '@kangban/contracts'
import { DELETION_REVIEW_HOURS } from '@kangban/contracts/constants'
import { type Context, sessionUser } from '../../context.ts'
import { useCode } from '../../security/sms-codes.ts'
import { securityEvent } from '../../shared/security-events/security-event.ts'
import { accountRepository } from './account.repository.ts'
import { leaveSession } from './sessions.ts'

export const logOut: Handler<typeof contract.account.logOut, Context> = async ({
  context,
  input,
}) => {
  const { database, vault, clock, mail, config } = context.services
  const user = sessionUser(context)
  const repository = accountRepository(database)

  if (!input.pin) {
    await leaveSession(context, user)
    return {}
  }

  const { phoneCipher } = await repository.userFacts(user.accountId)
  await useCode(context, vault.decrypt(phoneCipher), { pin: input.pin, purpose: 'deletion' })

  const events = (['all-sessions-ended', 'deletion-requested'] as const).map((kind) =>
    securityEvent(context, kind)(user.accountId),
  )

  await repository.requestDeletion(user.accountId, clock.now(), events)

  await mail.sendMail({
    to: config.supportMail,
    subject: '注销账号申请',
    text: `用户 ${user.userCode} 申请注销账号，请在${DELETION_REVIEW_HOURS}小时内审核。`,
  })

  return {}
}

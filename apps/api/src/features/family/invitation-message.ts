import { INVITATION_DAYS } from '@kangban/contracts'
import type { Services } from '../../context.ts'
import { maskedName } from './family-members.ts'
import { familyRepository } from './family.repository.ts'

/** Told after the invitation stands: it is also seen without the message, by whoever opens the app. */
async function tellByPhone({ database, vault, sms, clock }: Services, id: string): Promise<void> {
  const invitation = await familyRepository(database).stillWaiting(id, clock.now())
  if (!invitation) return

  await sms.sendSms({
    to: vault.decrypt(invitation.phoneCipher),
    // Whoever is invited anew is told anew.
    id: `invitation-${id}-${invitation.createdAt.getTime()}`,
    text: `【康伴】${maskedName(vault, invitation.owner.profile?.nameCipher)}想请您看看自己的健康。用这个手机号登录康伴就能接受，${INVITATION_DAYS}天内有效。不认识对方请不用理会。`,
  })
}

/** What is done of an invitation that was made; nobody waits for it. */
export const invitationMessage = (services: Services) => ({
  work: (id: string) => tellByPhone(services, id),
})

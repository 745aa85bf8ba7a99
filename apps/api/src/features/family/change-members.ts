import { type contract, type Handler, MAX_MEMBERS, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { familyMembers } from './family-members.ts'
import { familyRepository } from './family.repository.ts'

type Call = Parameters<Handler<typeof contract.family.changeMembers, Context>>[0]

async function invite(
  { context }: Call,
  { phone, label }: { phone: string; label: string },
): Promise<void> {
  const { database, vault, clock } = context.services
  const { accountId: ownerId } = sessionUser(context)
  const repository = familyRepository(database)
  const phoneHash = vault.hash('phone', phone)

  if (phoneHash === (await repository.phoneHashOf(ownerId))) {
    throw refuse('inviteOwnPhone', 'the invited phone is the own one')
  }

  const invited = await repository.invite({
    ownerId,
    phoneHash,
    phoneCipher: vault.encrypt(phone),
    nameCipher: vault.encrypt(label),
    at: clock.now(),
    most: MAX_MEMBERS,
  })

  if (!invited) throw refuse('membersFull', 'too many family members', MAX_MEMBERS)
}

export const changeMembers: Handler<typeof contract.family.changeMembers, Context> = async (
  call,
) => {
  const { context, input } = call
  const { services } = context
  const { accountId } = sessionUser(context)

  if (input.action === 'invite') {
    await invite(call, input)
  } else {
    const side = input.action === 'revoke' ? { ownerId: accountId } : { viewerId: accountId }

    const ended = await familyRepository(services.database).end({
      id: input.id,
      at: services.clock.now(),
      ...side,
    })

    if (!ended) throw refuse('memberNotFound', 'unknown grant, or not of this user')
  }

  return familyMembers(services, accountId)
}

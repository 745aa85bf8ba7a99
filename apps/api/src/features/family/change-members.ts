import { shanghaiTime } from '@kangban/china-time'
import { type contract, type Handler, MAX_MEMBERS, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { storedAreas } from '../../shared/family/grants.repository.ts'
import { securityEvent } from '../../shared/security-events/security-event.ts'
import { familyMembers } from './family-members.ts'
import { familyRepository } from './family.repository.ts'

type Call = Parameters<Handler<typeof contract.family.changeMembers, Context>>[0]
type Input = Call['input']
type Of<A extends Input['action']> = Extract<Input, { action: A }>

/** Phones that one person may have a message sent to within a day. */
const MOST_A_DAY = 20

async function invite({ context }: Call, { phone, label, areas }: Of<'invite'>) {
  const { services } = context
  const { database, vault, clock } = services
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
    areas: storedAreas(areas),
    at: clock.now(),
    most: MAX_MEMBERS,
    mostADay: MOST_A_DAY,
    jobs: services.jobs,
    given: securityEvent(context, 'grant-given')(ownerId),
    changed: securityEvent(context, 'grant-changed')(ownerId),
  })

  if (invited === 'full') throw refuse('membersFull', 'too many family members', MAX_MEMBERS)
  if (invited === 'often') throw refuse('invitedTooOften', 'too many invitations in a day')

  if (invited === 'new') services.jobs.wake()
  return [await repository.accountOf(phoneHash)]
}

async function answer({ context }: Call, input: Of<'accept'> | Of<'decline'>) {
  const { database, vault, clock } = context.services
  const { accountId: viewerId } = sessionUser(context)
  const repository = familyRepository(database)
  const phoneHash = await repository.phoneHashOf(viewerId)
  const kind = input.action === 'accept' ? 'grant-accepted' : 'grant-left'
  const which = { id: input.id, phoneHash, at: clock.now(), told: securityEvent(context, kind) }

  const owner =
    input.action === 'accept'
      ? await repository.accept(which, { viewerId, labelCipher: vault.encrypt(input.label) })
      : await repository.decline(which)

  if (!owner) throw refuse('invitationNotFound', 'no such invitation of this phone')
  return [owner]
}

async function end({ context }: Call, { id, action }: Of<'revoke'> | Of<'leave'>) {
  const { database, clock } = context.services
  const { accountId } = sessionUser(context)
  const repository = familyRepository(database)
  const side = action === 'revoke' ? { ownerId: accountId } : { viewerId: accountId }
  const told = securityEvent(context, action === 'revoke' ? 'grant-revoked' : 'grant-left')
  const ended = await repository.end({ id, at: clock.now(), told, ...side })
  if (!ended) throw refuse('memberNotFound', 'unknown grant, or not of this user')
  return [ended.ownerId, ended.viewerId ?? (await repository.accountOf(ended.phoneHash))]
}

async function share({ context }: Call, { id, areas }: Of<'share'>) {
  const { database, clock } = context.services
  const { accountId: ownerId } = sessionUser(context)
  const repository = familyRepository(database)
  const at = clock.now()
  const event = securityEvent(context, 'grant-changed')(ownerId)
  const shared = await repository.share({ id, ownerId, areas: storedAreas(areas), at, event })
  if (!shared) throw refuse('memberNotFound', 'unknown grant, or not of this user')
  return [shared.viewerId ?? (await repository.accountOf(shared.phoneHash))]
}

/** Makes the change; gives the accounts besides the own one whose pages show it. */
function change(call: Call): Promise<readonly (string | null)[]> {
  const { input } = call
  if (input.action === 'invite') return invite(call, input)
  if (input.action === 'share') return share(call, input)
  if (input.action === 'accept' || input.action === 'decline') return answer(call, input)
  return end(call, input)
}

export const changeMembers: Handler<typeof contract.family.changeMembers, Context> = async (
  call,
) => {
  const { services } = call.context
  const { accountId } = sessionUser(call.context)
  const others = await change(call)
  const event = { kind: 'family', at: shanghaiTime(services.clock.now()) } as const
  for (const id of new Set([accountId, ...others])) if (id) services.live.publish(id, event)
  return familyMembers(services, accountId)
}

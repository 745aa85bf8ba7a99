import { shanghaiTime } from '@kangban/china-time'
import type { FamilyMembers } from '@kangban/contracts'
import type { Services } from '../../context.ts'
import { acceptInvitations } from '../../shared/invitations/accept-invitations.ts'
import { maskName, maskPhone } from '@kangban/rules/person/mask'
import { familyRepository } from './family.repository.ts'

/** Who has given no name. */
const NAMELESS = '家人'

/** Both sides of what an account shares. Looking at it accepts the invitations that wait for the account's phone. */
export async function familyMembers(
  { database, vault, clock }: Pick<Services, 'database' | 'vault' | 'clock'>,
  accountId: string,
): Promise<FamilyMembers> {
  const at = clock.now()
  await acceptInvitations(database, { viewerId: accountId, at })
  const repository = familyRepository(database)

  const [given, held] = await Promise.all([
    repository.given({ ownerId: accountId, at }),
    repository.held(accountId),
  ])

  return {
    sharedWith: given.map(({ id, nameCipher, phoneCipher, createdAt }) => ({
      id,
      label: vault.decrypt(nameCipher),
      phone: maskPhone(vault.decrypt(phoneCipher)),
      since: shanghaiTime(createdAt),
    })),
    sharedByOthers: held.map(({ id, owner, createdAt }) => ({
      id,
      userCode: owner.userCode,
      name: owner.profile?.nameCipher
        ? maskName(vault.decrypt(owner.profile.nameCipher))
        : NAMELESS,
      phone: maskPhone(vault.decrypt(owner.phoneCipher)),
      since: shanghaiTime(createdAt),
    })),
  }
}

import { MS_PER_DAY, shanghaiDay, shanghaiTime } from '@kangban/china-time'
import { type FamilyMembers, INVITATION_DAYS } from '@kangban/contracts'
import { ageOn } from '@kangban/rules/person/age'
import { maskName, maskPhone } from '@kangban/rules/person/mask'
import type { Services } from '../../context.ts'
import type { Vault } from '../../security/vault.ts'
import { areasOf } from '../../shared/family/grants.repository.ts'
import { familyRepository } from './family.repository.ts'

/** Who has given no name. */
const NAMELESS = '家人'

type Wanted = Pick<Services, 'database' | 'vault' | 'clock'>
type Owner = Awaited<ReturnType<ReturnType<typeof familyRepository>['held']>>[number]['owner']

/** As others are told who somebody is. */
export const maskedName = (vault: Vault, nameCipher: string | null | undefined): string =>
  nameCipher ? maskName(vault.decrypt(nameCipher)) : NAMELESS

const daysLeft = (createdAt: Date, at: Date): number =>
  Math.ceil((createdAt.getTime() + INVITATION_DAYS * MS_PER_DAY - at.getTime()) / MS_PER_DAY)

const who = (vault: Vault, { phoneCipher, profile }: Owner) => ({
  name: maskedName(vault, profile?.nameCipher),
  phone: maskPhone(vault.decrypt(phoneCipher)),
})

/** Both sides of what an account shares, and who asks it to look. */
export async function familyMembers(
  { database, vault, clock }: Wanted,
  accountId: string,
): Promise<FamilyMembers> {
  const at = clock.now()
  const repository = familyRepository(database)
  const phoneHash = await repository.phoneHashOf(accountId)

  const [given, held, invitations] = await Promise.all([
    repository.given({ ownerId: accountId, at }),
    repository.held(accountId),
    repository.waitingFor(phoneHash, at),
  ])

  return {
    sharedWith: given.map(({ id, nameCipher, phoneCipher, createdAt, acceptedAt, areas }) => ({
      id,
      label: vault.decrypt(nameCipher),
      phone: maskPhone(vault.decrypt(phoneCipher)),
      since: shanghaiTime(acceptedAt ?? createdAt),
      accepted: acceptedAt !== null,
      daysLeft: acceptedAt ? null : daysLeft(createdAt, at),
      areas: areasOf(areas),
    })),
    sharedByOthers: held.map(({ id, owner, labelCipher, createdAt, acceptedAt, areas }) => ({
      id,
      userCode: owner.userCode,
      label: labelCipher
        ? vault.decrypt(labelCipher)
        : maskedName(vault, owner.profile?.nameCipher),
      ...who(vault, owner),
      tel: vault.decrypt(owner.phoneCipher),
      ageYears: owner.profile?.birthday ? ageOn(owner.profile.birthday, shanghaiDay(at)) : null,
      since: shanghaiTime(acceptedAt ?? createdAt),
      areas: areasOf(areas),
    })),
    invitations: invitations.map(({ id, owner, createdAt, areas }) => ({
      id,
      ...who(vault, owner),
      daysLeft: daysLeft(createdAt, at),
      areas: areasOf(areas),
    })),
  }
}

import { faker } from '@faker-js/faker/locale/zh_CN'
import type { Random } from '@kangban/vitals'
import { OTHER_PERSONAS } from '@kangban/vitals'
import { type Identity, namedIdentities } from './named-identities.ts'

/** A contact without an account. */
export const DAUGHTERS_PHONE = '13800000009'

const NAMED_PHONES = [
  '13800000000',
  '13800000001',
  '13800000002',
  '13800000003',
  '13800000004',
  DAUGHTERS_PHONE,
]

function drawPhone(random: Random, taken: Set<string>): string {
  for (;;) {
    const phone = `1${random.int(3, 9)}${String(random.int(0, 999_999_999)).padStart(9, '0')}`
    if (taken.has(phone)) continue
    taken.add(phone)
    return phone
  }
}

/** The people in the order of their accounts. Names are Faker's, phones come from `random`. */
export function identities(options: {
  seed: number
  random: Random
  adminPhone: string
}): Identity[] {
  const { seed, random, adminPhone } = options
  faker.seed(seed)
  const taken = new Set([...NAMED_PHONES, adminPhone])

  return [
    ...namedIdentities(adminPhone),
    ...OTHER_PERSONAS.map((persona) => ({
      userCode: persona.userCode,
      phone: drawPhone(random, taken),
      name: faker.person.fullName({ sex: persona.sex }),
      persona,
    })),
  ]
}

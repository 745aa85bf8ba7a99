import { faker } from '@faker-js/faker/locale/zh_CN'
import type { Random } from '@kangban/vitals'
import {
  ADMINISTRATOR_CODE,
  GRANDMOTHER,
  NEWCOMER_CODE,
  OTHER_PERSONAS,
  type Persona,
  SON,
  WITHOUT_CARD,
} from '@kangban/vitals'

/** One account to be seeded; without a persona there is no profile and no history. */
export interface Identity {
  userCode: string
  phone: string
  name: string | null
  persona: Persona | null
}

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
    { userCode: GRANDMOTHER.userCode, phone: '13800000001', name: '王桂兰', persona: GRANDMOTHER },
    { userCode: SON.userCode, phone: '13800000002', name: '李建军', persona: SON },
    { userCode: NEWCOMER_CODE, phone: '13800000003', name: null, persona: null },
    {
      userCode: WITHOUT_CARD.userCode,
      phone: '13800000004',
      name: '陈国强',
      persona: WITHOUT_CARD,
    },
    { userCode: ADMINISTRATOR_CODE, phone: adminPhone, name: '核销管理员', persona: null },
    ...OTHER_PERSONAS.map((persona) => ({
      userCode: persona.userCode,
      phone: drawPhone(random, taken),
      name: faker.person.fullName({ sex: persona.sex }),
      persona,
    })),
  ]
}

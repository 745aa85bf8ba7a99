import { addDays, MS_PER_HOUR, startOfShanghaiDay } from '@kangban/china-time'
import { HEALTH_DATA_CONSENT_VERSION } from '@kangban/contracts'
import type { Random } from '@kangban/vitals'
import { BENEFIT_CARD, DEVICE_PLAN } from '@kangban/rules/person/entitlements'
import type { Identity } from './named-identities.ts'
import { tagIdsOf } from '../medical-tags.ts'
import { GRANDMOTHER, type Persona } from '@kangban/vitals'
import type { SeedContext } from '../seed-context.ts'
import { uuidFrom } from './seeded-ids.ts'

/** What is left of the benefit card's year. */
const CARD_MS = 272 * 24 * MS_PER_HOUR

/** The day on which a person joined, some days before the history begins. */
export const joinedOn = ({ today, days }: Pick<SeedContext, 'today' | 'days'>): Date =>
  new Date(startOfShanghaiDay(addDays(today, -days - 3)).getTime() + 10 * MS_PER_HOUR)

/** The birthday of someone who has that age on the day. */
export function birthdayOf({ ageYears, birthMonthDay }: Persona, today: string): string {
  const year = Number(today.slice(0, 4)) - ageYears
  return `${birthMonthDay > today.slice(5) ? year - 1 : year}-${birthMonthDay}`
}

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** The last digit of an ID number from the 17 before it (GB 11643-1999). */
export const idCheckDigit = (body: string): string =>
  '10X98765432'.charAt(
    ID_WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(body[index]), 0) % 11,
  )

/** A well-formed ID number in a district that does not exist, so that it can be nobody's. */
function idNumberOf(birthday: string, sequence: number): string {
  const body = `999999${birthday.replaceAll('-', '')}${String(sequence).padStart(3, '0')}`
  return body + idCheckDigit(body)
}

const RESIDENCES = [
  '浙江省 杭州市',
  '江苏省 南京市',
  '四川省 成都市',
  '湖北省 武汉市',
  '陕西省 西安市',
] as const

function profileFields({ vault, today, random }: SeedContext, persona: Persona) {
  const own = random(`profile ${persona.userCode}`)
  const birthday = birthdayOf(persona, today)
  const isMale = persona.sex === 'male'
  const hypertensive = persona.conditions.includes('hypertension')

  return {
    // Odd for men, even for women.
    idNoCipher: vault.encrypt(idNumberOf(birthday, own.int(0, 499) * 2 + (isMale ? 1 : 0))),
    sex: isMale ? 1 : 2,
    birthday,
    height: persona.heightCm,
    weight: persona.weightKg,
    waistline: Math.round(persona.heightCm * 0.5 + own.int(-4, 8)),
    ethnicity: '汉族',
    residenceCipher: vault.encrypt(own.pick(RESIDENCES)),
    industry: 2,
    medHis: persona.conditions.length > 0,
    familyMedHis: hypertensive,
    takeMed: hypertensive,
    hypertensionTreatment: hypertensive,
    sleepQuality: persona.ageYears >= 65 ? 3 : 2,
    smokingStatus: isMale ? own.pick([1, 2, 3]) : 1,
    drinkingStatus: own.pick([1, 2]),
    dietaryHabits: 1,
    dietPreference: own.pick([1, 3]),
    exerciseFreq: own.pick([1, 2]),
  }
}

interface Owner {
  accountId: string
  createdAt: Date
  /** The stream of the account's row ids. */
  ids: Random
}

async function seedProfile(
  context: SeedContext,
  identity: Identity,
  { accountId, createdAt, ids }: Owner,
) {
  const { database, vault } = context
  const { persona, name } = identity

  await database.consent.create({
    data: {
      id: uuidFrom(ids),
      accountId,
      kind: 'health-data',
      version: HEALTH_DATA_CONSENT_VERSION,
      givenAt: createdAt,
    },
  })

  const nameCipher = name === null ? null : vault.encrypt(name)
  const fields = persona ? profileFields(context, persona) : {}

  await database.profile.create({
    data: { accountId, nameCipher, ...fields, updatedAt: createdAt },
  })

  if (!persona) return
  const tagIds = tagIdsOf(persona.conditions)
  await database.profileTag.createMany({ data: tagIds.map((tagId) => ({ accountId, tagId })) })
}

const FIRST_POINTS = [
  { amount: 100, reason: 'welcome', detail: '新人见面礼' },
  { amount: 50, reason: 'profile', detail: '完善个人信息' },
  { amount: 30, reason: 'device', detail: '首次绑定设备' },
] as const

/** What is left of each item: the services for every day have been used now and then, those for emergencies have not. */
const leftOf = (own: Random): Record<string, number> =>
  Object.fromEntries(
    BENEFIT_CARD.items
      .filter(({ total }) => total >= 6)
      .map(({ code, total }) => [code, total - own.int(0, Math.floor(total / 3))]),
  )

async function seedBenefits(
  context: SeedContext,
  persona: Persona,
  { accountId, createdAt, ids }: Owner,
) {
  const { database, now, random } = context

  if (persona.entitled || persona.devices.length > 0) {
    const endsAt = new Date(now.getTime() + CARD_MS)

    const kind = persona.entitled
      ? { code: BENEFIT_CARD.code, remaining: leftOf(random(`card ${persona.userCode}`)) }
      : { code: DEVICE_PLAN.code, remaining: {} }

    await database.entitlement.create({
      data: { id: uuidFrom(ids), accountId, startsAt: createdAt, endsAt, ...kind },
    })
  }

  const earned = persona.devices.length > 0 ? FIRST_POINTS : FIRST_POINTS.slice(0, 2)

  await database.pointsEntry.createMany({
    data: earned.map((entry, index) => ({
      id: uuidFrom(ids),
      accountId,
      ...entry,
      at: new Date(createdAt.getTime() + index * MS_PER_HOUR),
      idempotencyKey: `seed ${persona.userCode} ${entry.reason}`,
    })),
  })
}

/** An account with its profile, consent, tags, benefit card and first points; gives its id. */
export async function seedAccount(context: SeedContext, identity: Identity): Promise<string> {
  const { database, vault } = context
  const { userCode, phone, persona, name } = identity
  const ids = context.random(`ids ${userCode}`)
  const accountId = uuidFrom(ids)
  const createdAt = joinedOn(context)

  await database.account.create({
    data: {
      id: accountId,
      userCode,
      phoneHash: vault.hash('phone', phone),
      phoneCipher: vault.encrypt(phone),
      isDaoAn: userCode === GRANDMOTHER.userCode,
      createdAt,
      onboardedAt: name === null ? null : createdAt,
    },
  })

  const owner = { accountId, createdAt, ids }
  if (name !== null) await seedProfile(context, identity, owner)
  if (persona) await seedBenefits(context, persona, owner)
  return accountId
}

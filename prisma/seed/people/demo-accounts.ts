import { ADMINISTRATOR_CODE, GRANDMOTHER, NEWCOMER_CODE, SON, WITHOUT_CARD } from '@kangban/vitals'
import { namedIdentities } from './named-identities.ts'

/** Somebody whom one would show in a demo. */
export interface DemoAccount {
  phone: string
  /** Null for somebody who has not said it yet. */
  name: string | null
  age: number | null
  /** What is worth seeing. */
  about: string
  /** Uses the elderly form. */
  elder: boolean
  /** Redeems prizes and does nothing else. */
  adminOnly: boolean
}

const ABOUT: Readonly<Record<string, string>> = {
  [GRANDMOTHER.userCode]: '高血压、房颤发作，三台设备都在用',
  [SON.userCode]: '她的儿子和照护人',
  [NEWCOMER_CODE]: '新用户，什么都还没填',
  [WITHOUT_CARD.userCode]: '没有权益卡，也没有设备',
  [ADMINISTRATOR_CODE]: '只用奖品核销',
}

/** The seeded people who are named; the others have phones by chance. */
export const demoAccounts = (adminPhone: string): readonly DemoAccount[] =>
  namedIdentities(adminPhone).map(({ userCode, phone, name, persona }) => ({
    phone,
    name,
    age: persona?.ageYears ?? null,
    about: ABOUT[userCode] ?? '',
    elder: persona === GRANDMOTHER,
    adminOnly: userCode === ADMINISTRATOR_CODE,
  }))

import * as z from 'zod/mini'
import { moment, nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { AREAS } from './area-words.ts'
import { whole } from '../quantities/quantity.ts'
import { id, maskedPhone, userCode } from '../wire/kinds.ts'

/** Nobody shares with more people than this. */
export const MAX_MEMBERS = 10
/** An invitation that nobody has accepted lapses after so many days. */
export const INVITATION_DAYS = 30

const daysLeft = whole('days')
/** What is shared, in the order of the list of areas. */
const areas = z.array(z.enum(AREAS))

/**
 * The phone is masked: 138****0002. An invitation looks the same whether the phone has an account or not: nobody can learn
 * here who uses the service.
 */
export const InvitedMember = z.object({
  id,
  label: z.string(),
  phone: maskedPhone,
  since: moment,
  accepted: z.boolean(),
  areas,
  daysLeft: z.nullable(daysLeft),
})

/** Who asks the user to look at the own health, and has not got an answer. */
export const Invitation = z.object({
  id,
  /** Masked: 王*兰. */
  name: z.string(),
  phone: maskedPhone,
  daysLeft,
  /** What would be shared. */
  areas,
})

/** Somebody who shares with the user, who has accepted it; the name is masked: 王*兰. */
export const SharingMember = z.object({
  id,
  userCode,
  /** What the user calls the person. */
  label: z.string(),
  name: z.string(),
  phone: maskedPhone,
  /** To be rung: the whole number, which the person gave by sharing. */
  tel: z.string(),
  ageYears: z.nullable(whole('age')),
  since: moment,
  areas,
})
export type SharingMember = z.infer<typeof SharingMember>

export const FamilyMembers = z.object({
  sharedWith: z.array(InvitedMember),
  /** Who shares with me: their `userCode` opens their data. */
  sharedByOthers: z.array(SharingMember),
  invitations: z.array(Invitation),
})
export type FamilyMembers = z.infer<typeof FamilyMembers>

export const FAMILY_EXAMPLE: FamilyMembers = {
  sharedWith: [
    {
      id: 'g-1',
      label: '李建军（儿子）',
      phone: '138****0002',
      since: '2025-12-20T10:00:00+08:00',
      accepted: true,
      areas: ['warnings', 'metrics', 'ecg', 'reports'],
      daysLeft: null,
    },
  ],
  sharedByOthers: [],
  invitations: [],
}

export const listMembers = operation({
  origin: 'ours',
  method: 'GET',
  path: '/family/v1/app/members',
  summary: 'With whom the user shares health data, and who shares with the user',
  input: nothing,
  output: FamilyMembers,
  ownership: 'own',
  safety: 'read',
  loading: false,
  ownMessages: true,
  example: { input: {}, output: FAMILY_EXAMPLE },
})

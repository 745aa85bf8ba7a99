import * as z from 'zod/mini'
import { moment, nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'

/** Nobody shares with more people than this. */
export const MAX_MEMBERS = 10
/** An invitation that nobody has used lapses after so many days. */
export const INVITATION_DAYS = 30

/**
 * The phone is masked: 138****0002. An invited person looks the same whether the phone has an account or not: nobody can
 * learn here who uses the service.
 */
export const InvitedMember = z.object({
  id: z.string(),
  label: z.string(),
  phone: z.string(),
  since: moment,
})

/** Somebody who shares with the user; the name is masked: 王*兰. */
export const SharingMember = z.object({
  id: z.string(),
  userCode: z.string(),
  name: z.string(),
  phone: z.string(),
  since: moment,
})

export const FamilyMembers = z.object({
  /** With whom I share my data. */
  sharedWith: z.array(InvitedMember),
  /** Who shares with me: their `userCode` opens their data. */
  sharedByOthers: z.array(SharingMember),
})
export type FamilyMembers = z.infer<typeof FamilyMembers>

export const listMembers = operation({
  origin: 'ours',
  method: 'GET',
  path: '/family/v1/app/members',
  summary: 'With whom the user shares health data, and who shares with the user',
  input: nothing,
  output: FamilyMembers,
  ownership: 'own',
  safety: 'read',
  example: {
    input: {},
    output: {
      sharedWith: [
        {
          id: 'g-1',
          label: '李建军（儿子）',
          phone: '138****0002',
          since: '2026-08-20T10:00:00+08:00',
        },
      ],
      sharedByOthers: [],
    },
  },
})

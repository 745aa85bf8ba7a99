import * as z from 'zod/mini'
import { phone } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { FamilyMembers } from './list-members.ts'
import * as MESSAGES from '../wire/messages.ts'

const id = z
  .string()
  .check(z.minLength(1, MESSAGES.memberMissing), z.maxLength(64, MESSAGES.memberMissing))

export const changeMembers = operation({
  origin: 'ours',
  method: 'POST',
  path: '/family/v1/app/members',
  summary: 'Invites a family member by phone, ends an own sharing, or leaves one of somebody else',
  input: z.discriminatedUnion(
    'action',
    [
      z.object({
        action: z.literal('invite'),
        phone,
        label: z
          .string({ error: MESSAGES.memberLabelMissing })
          .check(
            z.trim(),
            z.minLength(1, MESSAGES.memberLabelMissing),
            z.maxLength(20, MESSAGES.memberLabelTooLong),
          ),
      }),
      /** Ends what I share: the id of a row of `sharedWith`. */
      z.object({ action: z.literal('revoke'), id }),
      /** Ends what somebody shares with me: the id of a row of `sharedByOthers`. */
      z.object({ action: z.literal('leave'), id }),
    ],
    MESSAGES.actionWrong,
  ),
  /** As it is after the change. */
  output: FamilyMembers,
  ownership: 'own',
  safety: 'mutating',
  example: {
    input: { action: 'invite', phone: '13800000002', label: '李建军（儿子）' },
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

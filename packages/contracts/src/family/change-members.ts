import * as z from 'zod/mini'
import { phone } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { type Area, AREAS } from './area-words.ts'
import { FAMILY_EXAMPLE, FamilyMembers } from './list-members.ts'
import * as MESSAGES from '../wire/messages.ts'

const id = z
  .string()
  .check(z.minLength(1, MESSAGES.memberMissing), z.maxLength(64, MESSAGES.memberMissing))

const label = z
  .string({ error: MESSAGES.memberLabelMissing })
  .check(
    z.trim(),
    z.minLength(1, MESSAGES.memberLabelMissing),
    z.maxLength(20, MESSAGES.memberLabelTooLong),
  )

/** At least one: to share nothing is to take it back. */
const areas = z.array(z.enum(AREAS, MESSAGES.areaWrong), MESSAGES.areasMissing).check(
  z.minLength(1, MESSAGES.areasMissing),
  z.refine((list: readonly Area[]) => new Set(list).size === list.length, MESSAGES.areaWrong),
)

export const changeMembers = operation({
  origin: 'ours',
  method: 'POST',
  path: '/family/v1/app/members',
  summary:
    'Invites a family member by phone, who gets an SMS; changes what one sees; accepts or declines an invitation; ends an own sharing, or leaves one',
  input: z.discriminatedUnion(
    'action',
    [
      z.object({
        action: z.literal('invite'),
        phone,
        label,
        areas,
      }),
      /** Changes what the person of a row of `sharedWith` sees. */
      z.object({ action: z.literal('share'), id, areas }),
      /** Takes an invitation: the id of a row of `invitations`, and what the user calls the person. */
      z.object({ action: z.literal('accept'), id, label }),
      /** Turns an invitation down. */
      z.object({ action: z.literal('decline'), id }),
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
  safety: 'sends-message',
  ownMessages: true,
  example: {
    input: {
      action: 'invite',
      phone: '13800000002',
      label: '李建军（儿子）',
      areas: ['warnings', 'ecg'],
    },
    output: FAMILY_EXAMPLE,
  },
})

import * as z from 'zod/mini'
import { link } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import * as MESSAGES from '../wire/messages.ts'

export const getJumpUrl = operation({
  origin: 'documented',
  method: 'POST',
  path: '/online-doctor/v1/get-jump-url',
  summary: 'The link to an online doctor, or to the drug mall of the doctors',
  /** 1 video, 2 phone, 3 text, 45 drug mall; as number or as text. */
  input: z.object({
    type: z.union(
      [z.literal([1, 2, 3, 45]), z.literal(['1', '2', '3', '45'])],
      MESSAGES.jumpTypeWrong,
    ),
  }),
  output: link,
  ownership: 'catalogue',
  safety: 'read',
  /** Without a link the app around the page has a way of its own. */
  ownMessages: true,
  successCode: '2000',
  example: { input: { type: 1 }, output: 'https://doctor.example.org/video' },
})

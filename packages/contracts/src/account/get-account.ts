import * as z from 'zod/mini'
import { moment, nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'

export const getAccount = operation({
  origin: 'ours',
  method: 'GET',
  path: '/user/v1/account/info',
  summary: 'Since when the account is there, and whether its deletion was asked for',
  input: nothing,
  output: z.object({
    createdAt: moment,
    /** Null unless the owner asked for it; with the moment until which it is reviewed. */
    deletion: z.nullable(z.object({ requestedAt: moment, reviewedBy: moment })),
  }),
  ownership: 'own',
  safety: 'read',
  loading: false,
  example: {
    input: {},
    output: {
      createdAt: '2025-10-27T09:12:00+08:00',
      deletion: {
        requestedAt: '2026-03-02T10:00:00+08:00',
        reviewedBy: '2026-03-04T10:00:00+08:00',
      },
    },
  },
})

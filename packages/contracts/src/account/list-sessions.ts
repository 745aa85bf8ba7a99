import * as z from 'zod/mini'
import { moment, nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { id } from '../wire/kinds.ts'

export const listSessions = operation({
  origin: 'ours',
  method: 'GET',
  path: '/user/v1/account/session-list',
  summary: 'Where the user is logged in now, the session of the call first, then the last used',
  input: nothing,
  output: z.array(
    z.object({
      id,
      device: z.string(),
      createdAt: moment,
      lastUsedAt: moment,
      current: z.boolean(),
    }),
  ),
  ownership: 'own',
  safety: 'read',
  loading: false,
  example: {
    input: {},
    output: [
      {
        id: '9d2f7a51-6f0e-4f57-9a6c-0b8f3f6f2c10',
        device: '苹果手机 · 微信',
        createdAt: '2026-02-20T19:30:00+08:00',
        lastUsedAt: '2026-03-02T10:00:00+08:00',
        current: true,
      },
    ],
  },
})

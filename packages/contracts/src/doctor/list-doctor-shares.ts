import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { nothing } from '../wire/fields.ts'
import { DoctorShare } from './doctor-share.ts'

export const listDoctorShares = operation({
  origin: 'ours',
  method: 'GET',
  path: '/report/v1/app/doctor-share-list',
  summary: 'What was sent for the doctor or the family, newest first, and how often it was opened',
  input: nothing,
  output: z.array(DoctorShare),
  ownership: 'own',
  safety: 'read',
  example: {
    input: {},
    output: [
      {
        id: 'd-1',
        form: 'family',
        createdAt: '2026-02-26T09:00:00+08:00',
        expiresAt: '2026-03-05T09:00:00+08:00',
        state: 'living',
        revokedAt: null,
        seen: 2,
        lastSeenAt: '2026-02-27T20:00:00+08:00',
      },
    ],
  },
})

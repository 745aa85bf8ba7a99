import * as z from 'zod/mini'
import { day, nothing } from '../fields.ts'
import { operation } from '../operation.ts'

export const getRights = operation({
  method: 'GET',
  path: '/device/v1/app/device-rights',
  summary: 'What the user is entitled to now with a bound device; an empty list means no rights',
  input: nothing,
  /** Each entitlement in force, and nothing while no device is bound. */
  output: z.array(z.object({ code: z.string(), name: z.string(), validTo: day })),
  ownership: 'own',
  safety: 'read',
  example: { input: {}, output: [{ code: '0001', name: '康伴健康权益卡', validTo: '2026-12-02' }] },
})

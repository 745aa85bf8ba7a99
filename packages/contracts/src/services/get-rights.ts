import * as z from 'zod/mini'
import { day, nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { withAdded } from '../documents/origin.ts'

export const getRights = operation({
  origin: 'named',
  method: 'GET',
  path: '/device/v1/app/device-rights',
  summary: 'What the user is entitled to now with a bound device; an empty list means no rights',
  input: nothing,
  /** Each entitlement in force, and nothing while no device is bound. Another back end may answer an object. */
  output: z.union([
    z.array(withAdded({}, { code: z.string(), name: z.string(), validTo: day })),
    z.record(z.string(), z.unknown()),
  ]),
  ownership: 'own',
  safety: 'read',
  /** A check that fails means no rights, which is said where somebody needs them. */
  ownMessages: true,
  example: {
    input: {},
    output: [{ kangban: { code: '0001', name: '康伴健康权益卡', validTo: '2026-12-02' } }],
  },
})

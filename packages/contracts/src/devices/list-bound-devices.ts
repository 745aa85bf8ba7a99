import * as z from 'zod/mini'
import { deviceTypeCode, moment, nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { withAdded } from '../documents/origin.ts'
import { whole } from '../quantities/quantity.ts'
import { maskedPhone } from '../wire/kinds.ts'

/** Only entries with bindStatus '02' count as bound. The type stands twice, as the documents have it. */
export const BoundDevice = withAdded(
  {
    deviceCode: z.string(),
    deviceTypeCode,
    deviceTypeName: z.string(),
    bindStatus: z.string(),
    userPhone: maskedPhone,
    deviceType: z.string(),
  },
  {
    battery: z.nullable(whole('battery')),
    lastSync: z.nullable(moment),
  },
)
export type BoundDevice = z.infer<typeof BoundDevice>

export const BOUND = {
  deviceCode: 'KW04821337',
  deviceTypeCode: '10010002',
  deviceTypeName: '智能手表',
  bindStatus: '02',
  userPhone: '138****0001',
  deviceType: '10010002',
} as const
export const SYNCED = { battery: 82, lastSync: '2026-03-02T09:58:00+08:00' }
export const EXAMPLE_DEVICE: BoundDevice = { ...BOUND, kangban: SYNCED }

export const listBoundDevices = operation({
  origin: 'documented',
  method: 'GET',
  path: '/device/v1/app/bind-device-list',
  summary: 'The devices of the user',
  input: nothing,
  output: z.array(BoundDevice),
  ownership: 'own',
  safety: 'read',
  example: { input: {}, output: [EXAMPLE_DEVICE] },
})

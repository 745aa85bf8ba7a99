import * as z from 'zod/mini'
import { deviceTypeCode, moment, nothing } from '../fields.ts'
import { operation } from '../operation.ts'

/** Only entries with bindStatus '02' count as bound. The type stands twice, as the documents have it. */
export const BoundDevice = z.object({
  deviceCode: z.string(),
  deviceTypeCode,
  deviceTypeName: z.string(),
  bindStatus: z.string(),
  userPhone: z.string(),
  deviceType: z.string(),
  /** Per cent; our own service adds it, others may not. */
  battery: z.optional(z.nullable(z.int())),
  lastSync: z.optional(z.nullable(moment)),
})
export type BoundDevice = z.infer<typeof BoundDevice>

export const EXAMPLE_DEVICE: BoundDevice = {
  deviceCode: 'KW04821337',
  deviceTypeCode: '10010002',
  deviceTypeName: '智能手表',
  bindStatus: '02',
  userPhone: '138****0001',
  deviceType: '10010002',
  battery: 82,
  lastSync: '2026-03-02T09:58:00+08:00',
}

export const listBoundDevices = operation({
  method: 'GET',
  path: '/device/v1/app/bind-device-list',
  summary: 'The devices of the user',
  input: nothing,
  output: z.array(BoundDevice),
  ownership: 'own',
  safety: 'read',
  example: { input: {}, output: [EXAMPLE_DEVICE] },
})

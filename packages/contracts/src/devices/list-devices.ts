import * as z from 'zod/mini'
import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { BOUND, BoundDevice, SYNCED } from './list-bound-devices.ts'
import { allFields, decided, decidedFields } from '../documents/origin.ts'

/** A type of device, and the user's own one where there is one. */
export const DeviceSlot = z.object(
  decidedFields('API-088', {
    ...z.partial(z.object(allFields(BoundDevice))).shape,
    deviceTypeCode: BoundDevice.shape.deviceTypeCode,
    deviceTypeName: BoundDevice.shape.deviceTypeName,
    firmware: z.optional(z.string()),
  }),
)

export const listDevices = operation({
  origin: 'documented',
  method: 'GET',
  path: '/device/v1/device-list',
  summary: 'The three types of device, each with the one that the user has bound',
  input: nothing,
  output: decided('API-088', z.array(DeviceSlot)),
  ownership: 'own',
  safety: 'read',
  example: {
    input: {},
    output: [
      { ...BOUND, ...SYNCED, firmware: '1.4.2' },
      { deviceTypeCode: '10030001', deviceTypeName: '血压仪' },
      { deviceTypeCode: '10040001', deviceTypeName: '心电仪' },
    ],
  },
})

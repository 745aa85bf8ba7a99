import * as z from 'zod/mini'
import { deviceTypeCode } from '../fields.ts'
import { operation } from '../operation.ts'
import { BoundDevice, EXAMPLE_DEVICE } from './list-bound-devices.ts'

export const getBoundDevice = operation({
  method: 'GET',
  path: '/device/v1/app/bind-device-info',
  summary: 'The device of that type that the user has bound, or null',
  input: z.object({ deviceType: deviceTypeCode }),
  output: z.nullable(BoundDevice),
  ownership: 'own',
  safety: 'read',
  example: { input: { deviceType: '10010002' }, output: EXAMPLE_DEVICE },
})

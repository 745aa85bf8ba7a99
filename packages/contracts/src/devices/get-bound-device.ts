import * as z from 'zod/mini'
import { deviceTypeCode } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { BoundDevice, EXAMPLE_DEVICE } from './list-bound-devices.ts'
import { decided, decidedFields } from '../documents/origin.ts'

const { kangban, ...documented } = BoundDevice.shape
/** The documents have the call and not its answer: that it is a bound device is our choice, field by field. */
const Answer = z.object({ ...decidedFields('API-090', documented), kangban })

export const getBoundDevice = operation({
  origin: 'documented',
  method: 'GET',
  path: '/device/v1/app/bind-device-info',
  summary: 'The device of that type that the user has bound, or null',
  input: z.object({ deviceType: decided('API-090', deviceTypeCode) }),
  output: decided('API-090', z.nullable(Answer)),
  ownership: 'own',
  safety: 'read',
  example: { input: { deviceType: '10010002' }, output: EXAMPLE_DEVICE },
})

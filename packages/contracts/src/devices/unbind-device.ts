import * as z from 'zod/mini'
import { BIND_STATUS } from '../constants.ts'
import { deviceTypeCode } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { deviceCode } from './bind-device.ts'
import { decided, unnamed } from '../documents/origin.ts'
import * as MESSAGES from '../wire/messages.ts'
import { userCode } from '../wire/kinds.ts'

export const unbindDevice = operation({
  origin: 'documented',
  method: 'GET',
  path: '/device/v1/app/unbind-bind-device',
  summary: 'Gives up a device of the user; what it measured stays',
  input: z.object({
    /** The app sends 03; the documents name 01 too. Either ends the binding, which then holds 03. */
    bindStatus: decided(
      'DEVICE-51',
      z.enum([BIND_STATUS.unbound, BIND_STATUS.never], MESSAGES.bindStatusWrong),
    ),
    deviceCode,
    userCode: z.optional(userCode),
    deviceType: z.optional(deviceTypeCode),
  }),
  output: unnamed(),
  ownership: 'own',
  safety: 'mutating',
  ownMessages: true,
  example: {
    input: {
      bindStatus: '03',
      deviceCode: 'KW04821337',
      userCode: 'U000000000000000001',
      deviceType: '10010002',
    },
    output: {},
  },
})

import * as z from 'zod/mini'
import { BIND_STATUS } from '../constants.ts'
import { deviceTypeCode } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { BOUND, BoundDevice } from './list-bound-devices.ts'
import { allFields, decided, unnamedWith } from '../documents/origin.ts'
import * as MESSAGES from '../wire/messages.ts'

export const deviceCode = z
  .string({ error: MESSAGES.deviceCodeMissing })
  .check(z.trim(), z.regex(/^[A-Za-z0-9-]{1,40}$/, MESSAGES.deviceCodeWrong))

export const bindDevice = operation({
  origin: 'documented',
  method: 'GET',
  path: '/device/v1/app/bind-device',
  summary:
    'Binds a device; of each type a user has one. Binding the own device again changes nothing',
  input: z.object({
    bindStatus: z.enum([BIND_STATUS.bound], MESSAGES.bindStatusWrong),
    deviceCode,
    /** Without it, after a scan that gives a code alone, the service takes the type of the device. */
    deviceType: z.optional(deviceTypeCode),
    /** The scanned text as it was, as JSON, and kept. `bindingCode` in it, six digits that the device shows, is what our service binds by. */
    jsonBrs: decided(
      'API-085',
      z.optional(z.string().check(z.maxLength(2000, MESSAGES.scannedTextTooLong))),
    ),
  }),
  output: unnamedWith(allFields(BoundDevice)),
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
  example: {
    input: {
      bindStatus: '02',
      deviceCode: 'KW04821337',
      deviceType: '10010002',
      jsonBrs: '{"deviceCode":"KW04821337","deviceType":"10010002","bindingCode":"048213"}',
    },
    output: { kangban: { ...BOUND, battery: null, lastSync: null } },
  },
})

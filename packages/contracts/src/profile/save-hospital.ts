import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { nothing } from '../wire/fields.ts'
import { Hospital } from './hospital.ts'

export const saveHospital = operation({
  origin: 'ours',
  method: 'POST',
  path: '/user/v1/hospital',
  summary:
    'Keeps the hospital that the user goes to in the place of the one before; null forgets it',
  input: z.object({ hospital: z.nullable(Hospital) }),
  output: nothing,
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
  example: {
    input: { hospital: { name: '市第一人民医院', phone: '010-12345678' } },
    output: {},
  },
})

import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { nothing } from '../wire/fields.ts'
import { Hospital } from './hospital.ts'

export const getHospital = operation({
  origin: 'ours',
  method: 'GET',
  path: '/user/v1/hospital',
  summary: 'The hospital that the user goes to and its phone; null while none is kept',
  input: nothing,
  output: z.nullable(Hospital),
  ownership: 'own',
  safety: 'read',
  example: { input: {}, output: { name: '市第一人民医院', phone: '010-12345678' } },
})

import * as z from 'zod/mini'
import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { decided } from '../documents/origin.ts'

export const listDiseaseNames = operation({
  origin: 'documented',
  method: 'GET',
  path: '/medical-canon/v1/illness-all',
  summary: 'The names of all diseases of the health lookup, for its search',
  input: nothing,
  output: decided('API-044', z.array(z.string())),
  ownership: 'catalogue',
  safety: 'read',
  example: { input: {}, output: ['高血压', '冠心病'] },
})

import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { nothing } from '../wire/fields.ts'
import { Medicine } from './medicine.ts'

export const listMedicines = operation({
  origin: 'ours',
  method: 'GET',
  path: '/user/v1/medicines',
  summary: 'What the user takes, as typed by hand',
  input: nothing,
  output: z.array(Medicine),
  ownership: 'own',
  safety: 'read',
  example: {
    input: {},
    output: [{ name: '氨氯地平', dose: '5 mg', timing: '每天早晨 1 次', since: '2026-02-16' }],
  },
})

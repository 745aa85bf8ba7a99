import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { nothing } from '../wire/fields.ts'
import * as MESSAGES from '../wire/messages.ts'
import { MAX_MEDICINES, Medicine } from './medicine.ts'

export const saveMedicines = operation({
  origin: 'ours',
  method: 'POST',
  path: '/user/v1/medicines',
  summary: 'Replaces the list of what the user takes',
  input: z.object({
    medicines: z
      .array(Medicine)
      .check(z.maxLength(MAX_MEDICINES, MESSAGES.medicinesTooMany(MAX_MEDICINES))),
  }),
  output: nothing,
  ownership: 'own',
  safety: 'idempotent',
  example: {
    input: {
      medicines: [{ name: '氨氯地平', dose: '5 mg', timing: '每天早晨 1 次', since: null }],
    },
    output: {},
  },
})

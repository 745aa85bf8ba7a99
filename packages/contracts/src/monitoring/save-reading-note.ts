import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import * as MESSAGES from '../wire/messages.ts'
import { circumstances } from './circumstances.ts'
import { readingNote } from './manual-reading.ts'

/** What is told of the moment, and written to it. */
const told = { circumstances, note: readingNote }

export const saveReadingNote = operation({
  origin: 'ours',
  method: 'POST',
  path: '/monitor/app/v1/reading-note',
  summary: "Sets what is told of a device's reading: circumstances and a note; the values stay",
  input: z.object({
    kind: z.enum(['bloodPressure', 'ecg'], MESSAGES.manualKindWrong),
    /** Of the reading of the pressure, or of the ECG record. */
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    ...told,
  }),
  output: z.object(told),
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
  example: {
    input: {
      kind: 'bloodPressure',
      id: '5b0e6c1e-2f0c-4f55-9f0e-3f0f5a7b2c13',
      circumstances: ['before-medicine'],
      note: '晚饭后才吃药',
    },
    output: { circumstances: ['before-medicine'], note: '晚饭后才吃药' },
  },
})

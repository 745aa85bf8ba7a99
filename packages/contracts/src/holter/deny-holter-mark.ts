import { denialInput, denialOutput } from '../ecg/mark-denial.ts'
import { operation } from '../operation.ts'
import { EXAMPLE_HOLTER } from './holter-record.ts'

export const denyHolterMark = operation({
  origin: 'ours',
  method: 'POST',
  path: '/monitor/v1/app/holter/mark-denial',
  summary:
    'Says of a marked beat or stretch of a record that the mark is wrong, or takes that back',
  input: denialInput,
  output: denialOutput,
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
  loading: false,
  example: {
    input: { id: EXAMPLE_HOLTER.id, sample: 11_059_200, kind: 'suspected-af', denied: true },
    output: {
      denials: [{ sample: 11_059_200, kind: 'suspected-af', saidAt: '2026-03-02T09:10:00+08:00' }],
    },
  },
})

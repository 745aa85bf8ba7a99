import { operation } from '../operation.ts'
import { EXAMPLE_ECG } from './ecg-record.ts'
import { denialInput, denialOutput } from './mark-denial.ts'

export const denyEcgMark = operation({
  origin: 'ours',
  method: 'POST',
  path: '/monitor/v1/app/ecg-mark-denial',
  summary: 'Says of a marked beat of an ECG that the mark is wrong, or takes that back',
  input: denialInput,
  output: denialOutput,
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
  loading: false,
  example: {
    input: { id: EXAMPLE_ECG.id, sample: 5120, kind: 'supraventricular', denied: true },
    output: {
      denials: [{ sample: 5120, kind: 'supraventricular', saidAt: '2026-03-02T09:10:00+08:00' }],
    },
  },
})

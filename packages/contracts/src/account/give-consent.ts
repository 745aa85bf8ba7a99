import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { Consent, ConsentKind } from './consent.ts'

export const giveConsent = operation({
  origin: 'ours',
  method: 'POST',
  path: '/user/v1/app/consent',
  summary: 'Records a consent; the first one counts',
  input: z.object({ kind: ConsentKind, version: z.string().check(z.maxLength(20)) }),
  output: Consent,
  ownership: 'own',
  safety: 'idempotent',
  example: {
    input: { kind: 'health-data', version: '2023-11-20' },
    output: { kind: 'health-data', version: '2023-11-20', givenAt: '2026-03-02T10:00:00+08:00' },
  },
})

import * as z from 'zod/mini'
import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { ConsentKind } from './consent.ts'

export const withdrawConsent = operation({
  origin: 'ours',
  method: 'POST',
  path: '/user/v1/app/consent-withdraw',
  summary:
    'Withdraws a consent: from then on nothing is taken in that needs it; what was kept before stays',
  input: z.object({ kind: ConsentKind }),
  output: nothing,
  ownership: 'own',
  safety: 'idempotent',
  whileLeaving: true,
  example: { input: { kind: 'health-data' }, output: {} },
})

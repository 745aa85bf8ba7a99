import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { rescueId, RescueState } from './rescue.ts'

export const cancelRescue = operation({
  origin: 'ours',
  method: 'POST',
  path: '/rescue/v1/app/cancel',
  summary: 'Calls a rescue off before anybody is told; says how it stands where it is too late',
  input: z.object({ rescueId }),
  output: RescueState,
  ownership: 'own',
  safety: 'idempotent',
  whileLeaving: true,
  loading: false,
  ownMessages: true,
  example: {
    input: { rescueId: '5f0c1d9e-2c7a' },
    output: { state: 'cancelled', secondsLeft: 0, contacts: 0 },
  },
})

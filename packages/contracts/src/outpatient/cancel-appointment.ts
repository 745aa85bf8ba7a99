import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { nothing } from '../wire/fields.ts'
import { appointmentId } from './appointment-id.ts'

export const cancelAppointment = operation({
  origin: 'ours',
  method: 'POST',
  path: '/outpatient/v1/app/cancel',
  summary:
    'Cancels an own appointment before its last day is over, by one mail however often it is asked',
  input: z.object({ id: appointmentId }),
  output: nothing,
  ownership: 'own',
  safety: 'sends-message',
  example: { input: { id: '6f0d2c4b-8a1e-4d3f-9b5c-7e2a1d4c6b80' }, output: {} },
})

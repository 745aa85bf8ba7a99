import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { rescueId, RescuePlace, RescueState } from './rescue.ts'

export const startRescue = operation({
  origin: 'ours',
  method: 'POST',
  path: '/rescue/v1/app/start',
  summary:
    'Tells the emergency contacts by SMS, after ten seconds, that the user asks for help, where, and the newest vitals; called again with the same id it adds the place or says how it stands',
  input: z.object({ rescueId, place: z.optional(RescuePlace) }),
  output: RescueState,
  ownership: 'own',
  safety: 'idempotent',
  whileLeaving: true,
  loading: false,
  /** The page says it where the person looks. */
  ownMessages: true,
  example: {
    input: {
      rescueId: '5f0c1d9e-2c7a',
      place: { latitude: 39.91, longitude: 116.4, accuracy: 20 },
    },
    output: { state: 'waiting', secondsLeft: 10, contacts: 2 },
  },
})

import { type contract, type Handler, refuse } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { sendLetter } from './send-letter.ts'

const MAX_PER_DAY = 5

export const requestAppointment: Handler<
  typeof contract.outpatient.requestAppointment,
  Context
> = async ({ context, input }) => {
  await sendLetter(context, {
    kind: 'request',
    appointment: input,
    operation: 'outpatient.requestAppointment',
    mostPerDay: MAX_PER_DAY,
    refusal: () => refuse('appointmentsDailyLimit', `${MAX_PER_DAY} appointments today`),
  })

  return 1000 as const
}

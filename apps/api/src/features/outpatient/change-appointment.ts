import { type contract, type Handler, refuse } from '@kangban/contracts'
import type { Context, Services } from '../../context.ts'
import { isOver } from './check-appointment.ts'
import { latestContent } from './letters.ts'
import type { Letter } from './outpatient.repository.ts'
import { sendLetter } from './send-letter.ts'

/** Of all appointments of an account: enough for second thoughts, too few to fill a mailbox. */
const MAX_PER_DAY = 10

/** What stands when it is asked; throws where there is nothing to be changed any more. */
const requireOpen =
  ({ vault, clock }: Services) =>
  (letters: readonly Letter[], isCancelled: boolean): void => {
    const stands = latestContent(vault, letters)
    if (!stands) throw refuse('appointmentNotFound', 'not an own appointment')
    if (isCancelled) throw refuse('appointmentCancelled', 'cancelled')
    if (isOver(stands, clock.now())) throw refuse('appointmentOver', 'the last day is over')
  }

export const changeAppointment: Handler<
  typeof contract.outpatient.changeAppointment,
  Context
> = async ({ context, input: { id: firstId, ...appointment } }) => {
  await sendLetter(context, {
    kind: 'change',
    appointment,
    firstId,
    operation: 'outpatient.changeAppointment',
    mostPerDay: MAX_PER_DAY,
    refusal: () => refuse('appointmentChangesDailyLimit', `${MAX_PER_DAY} changes today`),
    check: requireOpen(context.services),
  })

  return {}
}

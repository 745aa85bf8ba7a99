import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { isOver, mailbox } from './check-appointment.ts'
import { latestContent } from './letters.ts'
import { mailAppointment } from './mail-appointment.ts'
import { outpatientRepository } from './outpatient.repository.ts'

/** Mails that the appointment is cancelled, once. What could not be mailed is not cancelled. */
export const cancelAppointment: Handler<
  typeof contract.outpatient.cancelAppointment,
  Context
> = async ({ context, input: { id: firstId } }) => {
  const { services } = context
  const { database, vault, clock } = services
  const { accountId } = sessionUser(context)
  const to = mailbox(services)
  const at = clock.now()
  const repository = outpatientRepository(database)

  const id = await repository.storeCancel({ accountId, firstId, at }, (letters) => {
    const stands = latestContent(vault, letters)
    if (!stands) throw refuse('appointmentNotFound', 'not an own appointment')
    if (isOver(stands, at)) throw refuse('appointmentOver', 'the last day is over')
    return vault.encrypt(JSON.stringify(stands))
  })

  try {
    await mailAppointment(services, id, to)
  } catch (cause) {
    await repository.withdraw(id)
    throw cause
  }

  return {}
}

import { shanghaiDay, startOfShanghaiDay } from '@kangban/china-time'
import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, type Services, sessionUser } from '../../context.ts'
import { imagesOf } from './appointment-mail.ts'
import { checkAppointment, isOver, mailbox } from './check-appointment.ts'
import { latestContent } from './letters.ts'
import { mailAppointment } from './mail-appointment.ts'
import { type Letter, outpatientRepository } from './outpatient.repository.ts'

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

/** Keeps how the appointment is now wanted, then mails it; a failed mail is sent again as that of a request is. */
export const changeAppointment: Handler<
  typeof contract.outpatient.changeAppointment,
  Context
> = async ({ context, input: { id: firstId, ...appointment } }) => {
  const { services, idempotencyKey: key } = context
  const { database, vault, clock } = services
  const { accountId } = sessionUser(context)
  const to = mailbox(services)
  await checkAppointment(services, accountId, appointment)
  const at = clock.now()
  const repository = outpatientRepository(database)
  const contentCipher = vault.encrypt(JSON.stringify(appointment))

  const id = await repository.store(
    { accountId, at, kind: 'change', firstId, contentCipher, fileIds: imagesOf(appointment) },
    {
      call: { operation: 'outpatient.changeAppointment', key },
      limit: {
        since: startOfShanghaiDay(shanghaiDay(at)),
        most: MAX_PER_DAY,
        refusal: () => refuse('appointmentChangesDailyLimit', `${MAX_PER_DAY} changes today`),
      },
      check: requireOpen(services),
    },
  )

  try {
    await mailAppointment(services, id, to)
  } catch (cause) {
    if (key === undefined) await repository.withdraw(id)
    throw cause
  }

  return {}
}

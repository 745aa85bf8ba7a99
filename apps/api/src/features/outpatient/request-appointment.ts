import { shanghaiDay, startOfShanghaiDay } from '@kangban/china-time'
import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { imagesOf } from './appointment-mail.ts'
import { checkAppointment, mailbox } from './check-appointment.ts'
import { mailAppointment } from './mail-appointment.ts'
import { outpatientRepository } from './outpatient.repository.ts'

const MAX_PER_DAY = 5

/**
 * Keeps the appointment, then mails it. When the mail fails, the same idempotency key mails what was kept; without a key
 * nobody could ask for that, and the appointment is withdrawn.
 */
export const requestAppointment: Handler<
  typeof contract.outpatient.requestAppointment,
  Context
> = async ({ context, input }) => {
  const { services, idempotencyKey: key } = context
  const { database, vault, clock } = services
  const { accountId } = sessionUser(context)
  const to = mailbox(services)
  await checkAppointment(services, accountId, input)
  const at = clock.now()
  const repository = outpatientRepository(database)
  const contentCipher = vault.encrypt(JSON.stringify(input))

  const id = await repository.store(
    { accountId, at, kind: 'request', contentCipher, fileIds: imagesOf(input) },
    {
      call: { operation: 'outpatient.requestAppointment', key },
      limit: {
        since: startOfShanghaiDay(shanghaiDay(at)),
        most: MAX_PER_DAY,
        refusal: () => refuse('appointmentsDailyLimit', `${MAX_PER_DAY} appointments today`),
      },
    },
  )

  try {
    await mailAppointment(services, id, to)
  } catch (cause) {
    if (key === undefined) await repository.withdraw(id)
    throw cause
  }

  return 1000 as const
}

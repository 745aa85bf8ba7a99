import { shanghaiDay, startOfShanghaiDay } from '@kangban/china-time'
import type { Appointment, AppointmentLetter } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { contentHash } from '../../security/content-hash.ts'
import { imagesOf } from './appointment-mail.ts'
import { checkAppointment, mailbox } from './check-appointment.ts'
import { mailAppointment } from './mail-appointment.ts'
import { type Letter, outpatientRepository } from './outpatient.repository.ts'

interface NewLetter {
  kind: Exclude<AppointmentLetter, 'cancel'>
  appointment: Appointment
  /** Of the appointment that a change is about. */
  firstId?: string
  /** Dotted name, for the idempotency key. */
  operation: string
  mostPerDay: number
  /** What is thrown where the day has had as many. */
  refusal: () => Error
  /** Throws where the letters so far leave nothing to be said. */
  check?: (letters: readonly Letter[], isCancelled: boolean) => void
}

/**
 * Keeps how an appointment is wanted, then mails it. When the mail fails, the same idempotency key mails what was kept;
 * without a key nobody could ask for that, and the letter is withdrawn.
 */
export async function sendLetter(context: Context, letter: NewLetter): Promise<void> {
  const { kind, appointment, firstId, operation, mostPerDay, refusal, check } = letter
  const { services, idempotencyKey: key } = context
  const { database, vault, clock } = services
  const { accountId } = sessionUser(context)
  const to = mailbox(services)
  await checkAppointment(services, accountId, appointment)
  const at = clock.now()
  const repository = outpatientRepository(database)
  const contentCipher = vault.encrypt(JSON.stringify(appointment))
  const about = firstId === undefined ? {} : { firstId }

  const id = await repository.store(
    { accountId, at, kind, contentCipher, fileIds: imagesOf(appointment), ...about },
    {
      call: { operation, key, content: contentHash(vault, { appointment, firstId }) },
      limit: { since: startOfShanghaiDay(shanghaiDay(at)), most: mostPerDay, refusal },
      ...(check && { check }),
    },
  )

  try {
    await mailAppointment(services, id, to)
  } catch (cause) {
    if (key === undefined) await repository.withdraw(id)
    throw cause
  }
}

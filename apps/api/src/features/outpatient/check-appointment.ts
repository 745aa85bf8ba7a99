import { shanghaiDay } from '@kangban/china-time'
import { type Appointment, readExpectDate, refuse } from '@kangban/contracts'
import type { Services } from '../../context.ts'
import { requireHealthConsent } from '../../shared/consent/health-consent.ts'
import { imagesOf } from './appointment-mail.ts'
import { outpatientRepository } from './outpatient.repository.ts'

/** Encoded for mail they grow by a third, and most mail servers take 25 MB. */
const MAX_IMAGE_BYTES = 18 * 1024 * 1024

/** Where the mails go. */
export function mailbox({ config }: Services): string {
  if (config.outpatientMail !== null) return config.outpatientMail
  throw refuse('serviceNotOpen', 'no mailbox for appointments is configured')
}

/** Whether its last day is over. */
export const isOver = ({ expectDate }: Pick<Appointment, 'expectDate'>, now: Date): boolean =>
  (readExpectDate(expectDate)?.to ?? '') < shanghaiDay(now)

/** What the contract cannot check: the consent, today, and whose the images are. */
export async function checkAppointment(
  { database, clock }: Services,
  accountId: string,
  appointment: Appointment,
): Promise<void> {
  await requireHealthConsent(database, accountId)
  const span = readExpectDate(appointment.expectDate)
  if (!span || span.from < shanghaiDay(clock.now()))
    throw refuse('expectDatePast', 'expectDate is past')
  const repository = outpatientRepository(database)
  const images = imagesOf(appointment)
  if (!(await repository.ownFiles(accountId, images)))
    throw refuse('appointmentImagesGone', 'not the own images')
  if ((await repository.bytesOf(images)) > MAX_IMAGE_BYTES)
    throw refuse('appointmentImagesTooLarge', 'images too large')
}

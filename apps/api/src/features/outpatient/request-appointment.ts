import { shanghaiDay, startOfShanghaiDay } from '@kangban/china-time'
import {
  type Appointment,
  type contract,
  type Handler,
  readExpectDate,
  refuse,
} from '@kangban/contracts'
import { type Context, type Services, sessionUser } from '../../context.ts'
import { requireHealthConsent } from '../../shared/consent/health-consent.ts'
import { imagesOf } from './appointment-mail.ts'
import { mailAppointment } from './mail-appointment.ts'
import { outpatientRepository } from './outpatient.repository.ts'

const MAX_PER_DAY = 5
/** Encoded for mail they grow by a third, and most mail servers take 25 MB. */
const MAX_IMAGE_BYTES = 18 * 1024 * 1024

/** What the contract cannot check: today, and whose the images are. */
async function check(
  { database, clock }: Services,
  accountId: string,
  appointment: Appointment,
): Promise<void> {
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

/**
 * Keeps the appointment, then mails it. When the mail fails, the same idempotency key mails what was kept; without a key
 * nobody could ask for that, and the appointment is withdrawn.
 */
export const requestAppointment: Handler<
  typeof contract.outpatient.requestAppointment,
  Context
> = async ({ context, input }) => {
  const { services, idempotencyKey: key } = context
  const { config, database, vault, clock } = services
  const { accountId } = sessionUser(context)
  if (config.outpatientMail === null)
    throw refuse('serviceNotOpen', 'no mailbox for appointments is configured')
  await requireHealthConsent(database, accountId)
  await check(services, accountId, input)
  const at = clock.now()
  const repository = outpatientRepository(database)

  const id = await repository.store(
    {
      accountId,
      operation: 'outpatient.requestAppointment',
      key,
      at,
      contentCipher: vault.encrypt(JSON.stringify(input)),
      fileIds: imagesOf(input),
    },
    {
      since: startOfShanghaiDay(shanghaiDay(at)),
      most: MAX_PER_DAY,
      refusal: () => refuse('appointmentsDailyLimit', `${MAX_PER_DAY} appointments today`),
    },
  )

  try {
    await mailAppointment(services, id, config.outpatientMail)
  } catch (cause) {
    if (key === undefined) await repository.withdraw(id)
    throw cause
  }

  return 1000 as const
}

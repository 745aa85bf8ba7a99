import { shanghaiDay, startOfShanghaiDay } from '@kangban/china-time'
import {
  type Appointment,
  AppError,
  BUSINESS_FAILURE,
  type contract,
  type Handler,
  MESSAGES,
  readExpectDate,
} from '@kangban/contracts'
import { type Context, type Services, sessionUser } from '../../context.ts'
import { requireHealthConsent } from '../../database/health-consent.ts'
import { imagesOf } from './appointment-mail.ts'
import { mailAppointment } from './mail-appointment.ts'
import { outpatientRepository } from './outpatient.repository.ts'

const MOST_A_DAY = 5
/** Encoded for mail they grow by a third, and most mail servers take 25 MB. */
const MOST_IMAGE_BYTES = 18 * 1024 * 1024

const refuse = (userMessage: string, logMessage: string) =>
  new AppError(BUSINESS_FAILURE, { userMessage, logMessage })

/** What the contract cannot check: today, and whose the images are. */
async function check(
  { database, clock }: Services,
  accountId: string,
  appointment: Appointment,
): Promise<void> {
  const span = readExpectDate(appointment.expectDate)
  if (!span || span.from < shanghaiDay(clock.now()))
    throw refuse('期望就诊日期不能早于今天', 'expectDate is past')
  const repository = outpatientRepository(database)
  const images = imagesOf(appointment)
  if (!(await repository.ownFiles(accountId, images)))
    throw refuse('图片已失效，请重新上传', 'not the own images')
  if ((await repository.bytesOf(images)) > MOST_IMAGE_BYTES)
    throw refuse('图片太大，请减少几张', 'images too large')
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
    throw refuse(MESSAGES.serviceNotOpen, 'no mailbox for appointments is configured')
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
      most: MOST_A_DAY,
      refusal: () =>
        refuse('今天提交的预约已达上限，请明天再试', `${MOST_A_DAY} appointments today`),
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

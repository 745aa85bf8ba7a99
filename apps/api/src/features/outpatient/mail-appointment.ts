import { refuse } from '@kangban/contracts'
import type { Services } from '../../context.ts'
import { appointmentMail } from './appointment-mail.ts'
import { kindOf, latestContent, readContent } from './letters.ts'
import { outpatientRepository } from './outpatient.repository.ts'

async function send(services: Services, id: string, to: string): Promise<void> {
  const { database, vault, mail, clock } = services
  const repository = outpatientRepository(database)
  const stored = await repository.beginMail(id)

  if (!stored) {
    if (await repository.isStored(id)) return
    throw new Error('A letter about an appointment was withdrawn')
  }

  const kind = kindOf(stored)
  const firstId = stored.firstId ?? id

  const before =
    kind === 'change'
      ? latestContent(vault, await repository.lettersOf({ accountId: stored.accountId, firstId }))
      : null

  const appointment = readContent(vault, stored)

  await mail.sendMail({
    to,
    ...(await appointmentMail(services, { id, firstId, kind, appointment, before })),
  })

  await repository.markMailed(id, clock.now())
}

const failed = (cause: unknown) =>
  // Only the kind of failure: a mail server may repeat addresses in its words.
  refuse(
    'appointmentNotSent',
    `appointment not mailed: ${cause instanceof Error && 'code' in cause ? String(cause.code) : 'no code'}`,
  )

/** Mails under way, so that the same request sent twice at once waits for one mail. */
const underWay = new Map<string, Promise<void>>()

/**
 * Mails a stored letter unless that was done. Should the process end between the mail and the note of it, the mail goes out
 * again with the same id.
 * @throws AppError when it could not be sent
 */
export async function mailAppointment(services: Services, id: string, to: string): Promise<void> {
  const sending = underWay.get(id) ?? send(services, id, to).finally(() => underWay.delete(id))
  underWay.set(id, sending)

  try {
    await sending
  } catch (cause) {
    throw failed(cause)
  }
}

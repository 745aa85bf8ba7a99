import { randomUUID } from 'node:crypto'
import { type contract, type Handler, refuse } from '@kangban/contracts'
import { MS_PER_DAY } from '@kangban/china-time'
import { type Context, sessionUser } from '../../context.ts'
import { lockAccount } from '../../database/lock-account.ts'
import { once } from '../../database/once.ts'
import { contentHash } from '../../security/content-hash.ts'
import { ownFiles } from '../../shared/files/own-files.ts'
import { feedbackRepository } from './feedback.repository.ts'

/** Somebody reads it: enough for a bad day, too few to drown in. */
const MAX_PER_DAY = 20

export const sendFeedback: Handler<typeof contract.feedback.sendFeedback, Context> = async ({
  context,
  input,
}) => {
  const { database, clock, vault } = context.services
  const { accountId } = sessionUser(context)
  const at = clock.now()
  const { type: kind, content: text, contact, images: fileIds = [] } = input
  const key = context.idempotencyKey
  const content = contentHash(vault, input)
  const call = { accountId, operation: 'feedback.sendFeedback', key, content, at }

  const kangban = await once(database, call, async (transaction) => {
    await lockAccount(transaction, accountId)
    const repository = feedbackRepository(transaction)

    if (
      (await repository.countSince(accountId, new Date(at.getTime() - MS_PER_DAY))) >= MAX_PER_DAY
    ) {
      throw refuse('feedbackDailyLimit', 'feedback of the day used up')
    }

    if (!(await ownFiles(transaction, accountId, fileIds))) {
      throw refuse('fileNotOwn', 'a file is unknown or of somebody else')
    }

    const phoneCipher = contact ? vault.encrypt(contact) : null

    const { id } = await repository.add({
      id: randomUUID(),
      accountId,
      kind,
      textCipher: vault.encrypt(text),
      phoneCipher,
      fileIds,
      at,
    })

    return { id }
  })

  return { kangban }
}

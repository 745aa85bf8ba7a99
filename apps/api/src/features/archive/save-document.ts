import { randomUUID } from 'node:crypto'
import { type contract, type Handler, refuse } from '@kangban/contracts'
import { shanghaiDay } from '@kangban/china-time'
import { type Context, sessionUser } from '../../context.ts'
import { readFileLinks } from '../../shared/files/file-links.ts'
import { requireHealthConsent } from '../../shared/consent/health-consent.ts'
import { lockAccount } from '../../database/lock-account.ts'
import { once } from '../../database/once.ts'
import { contentHash } from '../../security/content-hash.ts'
import { archiveRepository } from './archive.repository.ts'
import { wireDocument } from './wire-document.ts'

export const saveDocument: Handler<typeof contract.archive.saveDocument, Context> = async ({
  context,
  input,
}) => {
  const { database, clock, links, vault } = context.services
  const { accountId } = sessionUser(context)
  const at = clock.now()
  if (input.day > shanghaiDay(at)) throw refuse('documentDayInFuture', 'day in the future')
  await requireHealthConsent(database, accountId)
  const { type: kind, day, fileIds, note } = input
  const noteCipher = note ? vault.encrypt(note) : null
  const key = context.idempotencyKey
  // One draft has one key, also when its note is changed after an answer was lost: its photos go into one document only.
  const content = contentHash(vault, { fileIds })
  const call = { accountId, operation: 'archive.saveDocument', key, content, at }

  const saved = await once(database, call, async (transaction) => {
    await lockAccount(transaction, accountId)
    const repository = archiveRepository(transaction)

    if (!(await repository.areFree(accountId, fileIds))) {
      throw refuse('fileNotOwn', 'a file is unknown, used or of somebody else')
    }

    const row = await repository.add({
      id: randomUUID(),
      accountId,
      kind,
      day,
      fileIds,
      noteCipher,
      createdAt: at,
    })

    // Without the note: what is kept for a second call is not sealed.
    return { id: row.id, kind, day, fileIds, createdAt: at.toISOString() }
  })

  const linksOf = await readFileLinks(database, links, { accountId, ids: saved.fileIds })
  const row = { ...saved, noteCipher, createdAt: new Date(saved.createdAt) }
  return wireDocument(row, { vault, linksOf })
}

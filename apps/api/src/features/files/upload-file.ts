import { createHash, randomUUID } from 'node:crypto'
import { AppError, type contract, type Handler, refuse } from '@kangban/contracts'
import { MS_PER_HOUR } from '@kangban/china-time'
import { type Context, type Services, sessionUser } from '../../context.ts'
import { requireHealthConsent } from '../../shared/consent/health-consent.ts'
import { lockAccount } from '../../database/lock-account.ts'
import { once } from '../../database/once.ts'
import { contentHash } from '../../security/content-hash.ts'
import { putImage, removeImage } from '../../ports/stored-image.ts'
import { fileLinks } from '../../security/file-link.ts'
import { filesRepository, type StoredFileRow } from './files.repository.ts'

const OPERATION = 'files.uploadFile'
const MAX_FILES = 200
const MAX_BYTES = 500 * 1024 * 1024
const MAX_PER_HOUR = 30

const HEALTH_PURPOSES: readonly string[] = ['archive', 'outpatient']

type Repository = ReturnType<typeof filesRepository>

/** @throws AppError when one more file of that size is too much for the account */
async function requireRoom(
  repository: Repository,
  { accountId, at, bytes }: { accountId: string; at: Date; bytes: number },
) {
  const usage = await repository.usage(accountId, new Date(at.getTime() - MS_PER_HOUR))
  if (usage.recent >= MAX_PER_HOUR) throw refuse('uploadsTooMany', 'uploads of the hour used up')
  if (usage.files >= MAX_FILES) throw refuse('imagesFull', 'file quota used up', MAX_FILES)
  if (usage.bytes + bytes > MAX_BYTES) throw refuse('imageSpaceFull', 'byte quota used up')
}

/**
 * The row that counts, which is that of the first upload where this one repeats its key. Bytes are written before the row,
 * so that no row ever points at nothing; where the row is refused they are taken away again.
 */
async function keep(services: Services, row: StoredFileRow, key: string | undefined) {
  const { accountId, bytes, purpose, sha256 } = row
  const at = new Date(row.createdAt)

  return once(
    services.database,
    {
      accountId,
      operation: OPERATION,
      key,
      content: contentHash(services.vault, { purpose, sha256 }),
      at,
    },
    async (transaction) => {
      await lockAccount(transaction, accountId)
      const repository = filesRepository(transaction)
      await requireRoom(repository, { accountId, at, bytes })
      const { id, mediaType, width, height } = await repository.add(row)
      return { id, mediaType, bytes, width, height }
    },
  )
}

export const uploadFile: Handler<typeof contract.files.uploadFile, Context> = async ({
  context,
  input,
}) => {
  const { services } = context
  const { database, clock, files, links } = services
  const { accountId } = sessionUser(context)
  const at = clock.now()
  if (HEALTH_PURPOSES.includes(input.purpose)) await requireHealthConsent(database, accountId)
  const repository = filesRepository(database)
  const key = context.idempotencyKey

  // Asked before the work is done, and again with the row; a repeated upload has its room already
  const isRepeat =
    key !== undefined && (await repository.isRepeat({ accountId, operation: OPERATION, key }))

  if (!isRepeat) await requireRoom(repository, { accountId, at, bytes: 0 })
  // libvips is loaded with the first upload, not before the service is ready.
  const { IMAGE_TYPE, normaliseImage } = await import('./normalise-image.ts')

  const { image, thumbnail, width, height } = await normaliseImage(
    Buffer.from(await input.file.arrayBuffer()),
  )

  const row = {
    id: randomUUID(),
    accountId,
    purpose: input.purpose,
    mediaType: IMAGE_TYPE,
    bytes: image.length,
    width,
    height,
    sha256: createHash('sha256').update(image).digest('hex'),
    createdAt: at,
  }

  await putImage(files, row.id, { image, thumbnail })

  try {
    const kept = await keep(services, row, key)
    if (kept.id !== row.id) await removeImage(files, row.id)
    return { ...kept, ...fileLinks(links, kept.id) }
  } catch (cause) {
    // Of whatever else was thrown nobody knows whether the row is there, as where the database was lost while it committed: bytes
    // without a row go with a sweep.
    if (cause instanceof AppError) await removeImage(files, row.id)
    throw cause
  }
}

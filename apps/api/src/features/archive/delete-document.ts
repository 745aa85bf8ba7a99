import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { removeImage } from '../../ports/stored-image.ts'
import { archiveRepository } from './archive.repository.ts'

export const deleteDocument: Handler<typeof contract.archive.deleteDocument, Context> = async ({
  context,
  input,
}) => {
  const { database, files } = context.services
  const { accountId } = sessionUser(context)

  const fileIds = await database.$transaction((transaction) =>
    archiveRepository(transaction).remove({ id: input.id, accountId }),
  )

  if (!fileIds) {
    throw refuse('documentNotFound', 'no such document of this user')
  }

  // After the rows: a link without its row is dead at once, and a row never points at nothing. The document is gone by now; bytes
  // that a store keeps because it is away go with a sweep.
  await Promise.allSettled(fileIds.map((id) => removeImage(files, id)))
  return {}
}

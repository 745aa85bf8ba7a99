import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { noteColumns } from './manual-columns.ts'
import { manualReadingsRepository } from './manual-readings.repository.ts'

export const saveReadingNote: Handler<
  typeof contract.monitoring.saveReadingNote,
  Context
> = async ({ context, input: { kind, id, circumstances, note } }) => {
  const { database, vault } = context.services
  const { accountId } = sessionUser(context)
  const told = { circumstances, note }
  const repository = manualReadingsRepository(database)
  const isSaved = await repository.saveNote(kind, { id, accountId }, noteColumns(told, vault))
  if (!isSaved) throw refuse('manualNotFound', 'no such reading of this account')
  return told
}

import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { profileRepository } from './profile.repository.ts'

export const saveMedicines: Handler<typeof contract.profile.saveMedicines, Context> = async ({
  context,
  input,
}) => {
  const { database } = context.services
  const { accountId } = sessionUser(context)
  await profileRepository(database).saveMedicines(accountId, input.medicines)
  return {}
}

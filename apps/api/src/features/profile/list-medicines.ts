import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { profileRepository } from './profile.repository.ts'

export const listMedicines: Handler<typeof contract.profile.listMedicines, Context> = ({
  context,
}) => profileRepository(context.services.database).medicines(sessionUser(context).accountId)

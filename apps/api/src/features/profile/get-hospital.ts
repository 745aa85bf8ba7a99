import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { profileRepository } from './profile.repository.ts'

export const getHospital: Handler<typeof contract.profile.getHospital, Context> = async ({
  context,
}) => {
  const { database, vault } = context.services
  const kept = await profileRepository(database).hospital(sessionUser(context).accountId)
  if (!kept?.hospitalNameCipher || !kept.hospitalPhoneCipher) return null

  return {
    name: vault.decrypt(kept.hospitalNameCipher),
    phone: vault.decrypt(kept.hospitalPhoneCipher),
  }
}

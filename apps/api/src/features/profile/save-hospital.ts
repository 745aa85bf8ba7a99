import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { profileRepository } from './profile.repository.ts'

export const saveHospital: Handler<typeof contract.profile.saveHospital, Context> = async ({
  context,
  input: { hospital },
}) => {
  const { database, vault, clock } = context.services
  const { accountId } = sessionUser(context)

  await profileRepository(database).saveHospital(accountId, {
    hospitalNameCipher: hospital && vault.encrypt(hospital.name),
    hospitalPhoneCipher: hospital && vault.encrypt(hospital.phone),
    updatedAt: clock.now(),
  })

  return {}
}

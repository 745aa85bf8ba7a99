import type { contract, Handler } from '@kangban/contracts'
import { AppError, BUSINESS_FAILURE } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { shanghaiDay } from '../../ports/clock.ts'
import { profileRepository } from './profile.repository.ts'

export const updateHealthInfo: Handler<typeof contract.profile.updateHealthInfo, Context> = async ({
  context,
  input,
}) => {
  const { database, vault, clock } = context.services
  const { name, ...plain } = input
  if (input.birthday && input.birthday > shanghaiDay(clock.now())) {
    throw new AppError(BUSINESS_FAILURE, { userMessage: '出生日期不能晚于今天', logMessage: 'birthday in the future' })
  }
  const fields = name === undefined ? plain : { ...plain, nameCipher: vault.encrypt(name) }
  await profileRepository(database).save({ accountId: sessionUser(context).accountId, fields, at: clock.now() })
  return {}
}

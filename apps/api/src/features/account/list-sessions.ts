import { shanghaiTime } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { accountRepository } from './account.repository.ts'
import { deviceWords } from '../../shared/security-events/device-words.ts'

export const listSessions: Handler<typeof contract.account.listSessions, Context> = async ({
  context,
}) => {
  const { database, clock } = context.services
  const { accountId, sessionId } = sessionUser(context)
  const sessions = await accountRepository(database).listSessions(accountId, clock.now())

  return sessions
    .map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device: deviceWords(device),
      createdAt: shanghaiTime(createdAt),
      lastUsedAt: shanghaiTime(lastUsedAt),
      current: id === sessionId,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}

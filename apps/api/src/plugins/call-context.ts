import type { FastifyRequest } from 'fastify'
import type { Context, Services } from '../context.ts'
import { accountRepository } from '../features/account/account.repository.ts'
import { findSessionUser } from '../features/account/sessions.ts'

/** What a request says about its caller: the user is the user of the token, nothing else. */
export async function callContext(services: Services, request: FastifyRequest): Promise<Context> {
  const user = await findSessionUser(services, request.headers.authorization ?? '')
  return {
    services,
    user,
    userCode: user?.userCode,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    hasGrantFrom: (ownerCode) =>
      user
        ? accountRepository(services.database).hasGrant({ ownerCode, viewerId: user.accountId })
        : Promise.resolve(false),
  }
}

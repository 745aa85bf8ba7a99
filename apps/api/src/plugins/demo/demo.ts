import type { FastifyInstance } from 'fastify'
import type { AppServices } from '../../services.ts'
import { callerAddress } from '../../security/caller-address.ts'
import { asksAsOurPage } from './asks-as-our-page.ts'
import { mountPartnerPages } from './partner-page.ts'
import { mountReset } from './reset.ts'

export interface DemoDoors {
  services: AppServices
  /** Opens a session of an account, as a login by code answers it. */
  enter: (phone: string, caller: { userAgent: string; address: string }) => Promise<unknown>
}

const NOBODY = '演示里没有这个人'

/**
 * Doors that only the demo has: what would have been sent, the people and a session of each, the seeded state, the pages of
 * partners, the simulated devices on the same port. None is behind a login, and none is there in production.
 */
export async function mountDemo(
  app: FastifyInstance,
  { services, enter }: DemoDoors,
): Promise<void> {
  const { config, outbox } = services
  // The people of the demo are not even loaded in production.
  const { demoAccounts } = await import('../../../../../prisma/seed/people/demo-accounts.ts')
  const people = () => demoAccounts(config.adminPhone)

  await app.register(async (doors) => {
    doors.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    doors.get('/demo', (_request, reply) => reply.redirect('/demo/'))
    doors.get('/demo/outbox', (_request, reply) => reply.send(outbox.messages()))
    doors.get('/demo/people', (_request, reply) => reply.send(people()))

    doors.post<{ Body: { phone?: unknown } | null }>(
      '/demo/session',
      { preValidation: asksAsOurPage },
      async (request, reply) => {
        const person = people().find(({ phone }) => phone === request.body?.phone)
        if (!person) return reply.code(404).send({ message: NOBODY })
        const userAgent = request.headers['user-agent'] ?? ''
        return enter(person.phone, { userAgent, address: callerAddress(request.ip) })
      },
    )

    mountReset(doors, services)
    mountPartnerPages(doors)
  })

  if (!config.simulatorOrigin) return

  // It brings an HTTP client of a hundred modules.
  const { default: httpProxy } = await import('@fastify/http-proxy')

  await app.register(httpProxy, {
    upstream: config.simulatorOrigin,
    prefix: '/sim',
    websocket: true,
  })
}

import type { LiveEvent } from '@kangban/contracts'
import type { Context } from '../../../context.ts'
import { routes } from '../../../routes.ts'
import type { TestApp } from '../../../testing/start-test-app.ts'

/** An open page of somebody, with what it was told. */
export async function watching(app: TestApp, { userCode }: { userCode: string }) {
  const { id } = await app.services.database.account.findUniqueOrThrow({ where: { userCode } })

  const context: Context = {
    sessionGoesOn: async () => true,
    whenSessionOver: () => () => undefined,
    takeStream: () => () => undefined,
    services: app.services,
    user: { sessionId: '', accountId: id, userCode },
    userCode,
    hasGrantFrom: () => Promise.resolve(false),
    noteRefusal: () => undefined,
    address: '',
    userAgent: '',
    origin: '',
    idempotencyKey: undefined,
    deviceKey: undefined,
    permit: { read: () => undefined, set: () => undefined, clear: () => undefined },
    device: { isKept: false, read: () => undefined, set: () => undefined, clear: () => undefined },
  }

  const leaving = new AbortController()
  const told: LiveEvent[] = []

  const over = (async () => {
    for await (const event of routes.monitoring.watchEvents({ context, signal: leaving.signal }))
      told.push(event)
  })()

  return {
    told,
    leave: async () => {
      leaving.abort()
      await over
    },
  }
}

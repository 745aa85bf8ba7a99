// For tests: a service with the demo's people, and what a page asks of it that stands in the documents.
import { encodeRequest, type Operation } from '@kangban/contracts'
import { seed } from '../../../../../prisma/seed/seed.ts'
import type { Config } from '../../config/env.ts'
import { createVault } from '../../security/vault.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { operationsOf } from '../documented-profile.ts'

/** Wears everything, on the day of the examples. */
export const PERSON = '13800000001'

export async function startSeeded(config: Partial<Config>): Promise<TestApp> {
  const app = await startTestApp({ config })
  const { database, clock, files } = app.services

  await seed({
    database,
    vaultFor: (nonces) => createVault(app.services.config, nonces),
    filesWith: () => files,
    seed: 1,
    today: '2026-03-02',
    now: clock.now(),
    adminPhone: '13800000000',
    days: 10,
  })

  return app
}

/** What changes nothing, and what can be done again and again. */
const MADE: readonly string[] = ['contacts.deleteContact', 'services.countClick']

/** Every read of the documents, and what answers data that no document names, with the input of its example. */
export const calls = (): [name: string, operation: Operation][] =>
  operationsOf('documented').filter(
    ([name, { safety }]) => safety === 'read' || MADE.includes(name),
  )

interface Sent {
  readonly app: Pick<TestApp, 'http'>
  readonly token: string
  readonly input?: object
}

/** Sends a call as the typed client does, and gives the parsed body. */
export async function send(operation: Operation, { app, token, input }: Sent) {
  const request = encodeRequest(operation, input ?? operation.example?.input, {
    baseUrl: '/api',
    token,
  })

  const { accept: _, ...headers } = request.headers
  // None of these calls sends files, so that a body is a text.
  const text = typeof request.body === 'string' ? request.body : ''

  const sending =
    request.method === 'GET' ? app.http().get(request.url) : app.http().post(request.url).send(text)

  const { status, body } = await sending.set(headers)
  return { status, body: body as Record<string, unknown> & { data: unknown } }
}

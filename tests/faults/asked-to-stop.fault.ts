// A service that is told to stop under load says so first, and cuts nothing that was asked of it.
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../apps/api/src/config/env.ts'
import { prepareDatabase } from '../../apps/api/src/commands/prepare.ts'
import { logInTo, type OwnService, ownFolder, startService } from './own-service.ts'

const CONNECTIONS = 200
const folder = ownFolder()
let service: OwnService
let token: string

beforeAll(async () => {
  await prepareDatabase(readConfig({ DATA_DIR: folder.path }), 1)
  service = await startService({ DATA_DIR: folder.path, DRAIN_SECONDS: '6' })
  token = await logInTo(service)
}, 120_000)

afterAll(async () => {
  await service.stopped()
  folder.remove()
})

interface Told {
  status: number
  connection: string | undefined
}

function ask(agent: Agent | undefined, path: string, method = 'GET'): Promise<Told> {
  const { promise, resolve, reject } = Promise.withResolvers<Told>()
  const options = { agent, method, headers: { authorization: token } }

  request(`${service.url}${path}`, options, (answer) => {
    const { statusCode: status = 0, headers } = answer
    answer.resume().once('end', () => resolve({ status, connection: headers.connection }))
    answer.once('error', reject)
  })
    .once('error', reject)
    .end()

  return promise
}

it(`cuts no request of ${CONNECTIONS} connections, and is not ready before it closes`, async () => {
  const statuses: number[] = []
  const cut: string[] = []
  let isAsked = false
  let closedAfterIt = 0

  // Each asks again and again on a connection that it keeps, until it is told that the connection ends.
  const callers = Array.from({ length: CONNECTIONS }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })

    try {
      for (;;) {
        const { status, connection } = await ask(agent, '/api/user/v1/health')
        statuses.push(status)
        if (connection !== 'close') continue
        if (isAsked) closedAfterIt += 1
        return
      }
    } catch (cause) {
      cut.push(String(cause))
    } finally {
      agent.destroy()
    }
  })

  await pause(1000)
  const exited = new Promise<number | null>((resolve) => service.child.once('exit', resolve))
  const asked = performance.now()
  isAsked = true
  service.child.kill('SIGTERM')

  await expect
    .poll(async () => (await ask(undefined, '/readyz')).status, { timeout: 5000 })
    .toBe(503)

  // Still open for whoever has not heard of it.
  expect((await ask(undefined, '/api/user/v1/health')).status).toBe(200)
  await Promise.all(callers)

  // At last reads are broken off, of which nginx asks the next replica; a write, which it would ask of nobody, is taken.
  await expect
    .poll(() => ask(undefined, '/readyz').catch(({ code }: { code?: string }) => code), {
      timeout: 6000,
    })
    .toBe('ECONNRESET')

  expect((await ask(undefined, '/api/reminder/v1/app/push-end', 'POST')).status).toBe(200)
  expect(await exited).toBe(0)

  console.log(
    `${statuses.length} answers on ${CONNECTIONS} connections, ${cut.length} cut, ` +
      `${closedAfterIt} told to close, stopped after ${((performance.now() - asked) / 1000).toFixed(1)} s`,
  )

  expect(cut).toEqual([])
  expect([...new Set(statuses)]).toEqual([200])
  expect(closedAfterIt).toBe(CONNECTIONS)
}, 60_000)

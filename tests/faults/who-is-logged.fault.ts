// Lines of the log that belong to one account can be told to belong together, and nobody without the keys can tell to whom.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareDatabase } from '../../apps/api/src/commands/prepare.ts'
import { readConfig } from '../../apps/api/src/config/env.ts'
import { logInTo, type OwnService, ownFolder, startService } from './own-service.ts'

interface Line {
  msg: string
  reqId: string
  caller?: string
}

const ONE = '13966120011'
const OTHER = '13966120012'
const folder = ownFolder()
const lines: string[] = []
let service: OwnService

beforeAll(async () => {
  await prepareDatabase(readConfig({ DATA_DIR: folder.path }), 1)
  const env = { DATA_DIR: folder.path, LOG_LEVEL: 'info' }
  service = await startService(env, (line) => lines.push(line))
}, 120_000)

afterAll(async () => {
  await service.stopped()
  folder.remove()
})

const logged = () =>
  lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Line)

/** The last lines of a call: that it was refused, if it was, and that it is done. */
async function linesOf(path: string, token: string): Promise<Line[]> {
  const answer = await fetch(`${service.url}/api${path}`, { headers: { authorization: token } })
  await answer.arrayBuffer()
  const id = answer.headers.get('x-request-id')
  const ended = () => logged().filter(({ reqId, msg }) => reqId === id && !/incoming/.test(msg))
  await expect.poll(() => ended().some(({ msg }) => msg === 'request completed')).toBe(true)
  return ended()
}

const callersOf = async (token: string): Promise<(string | undefined)[]> => {
  const paths = [
    '/user/v1/health',
    '/user/v1/app/pin?phone=1',
    '/trpc/profile.getHealthInfo',
    '/trpc/account.sendCode',
  ]

  const found: Line[] = []
  for (const path of paths) found.push(...(await linesOf(path, token)))
  expect(found.filter(({ msg }) => msg === 'call refused').length).toBeGreaterThan(1)
  return [...new Set(found.map(({ caller }) => caller))]
}

it('what an account calls has one name in the log, on both faces, and no other account has it', async () => {
  const tokens = [await logInTo(service, ONE), await logInTo(service, OTHER)] as const
  const [one, ...more] = await callersOf(tokens[0])
  const [other] = await callersOf(tokens[1])
  expect(one).toMatch(/^[\w+/-]{16}$/)
  expect(other).toMatch(/^[\w+/-]{16}$/)
  expect(other).not.toBe(one)
  expect(more).toEqual([])
  expect(await callersOf('')).toEqual([undefined])

  for (const secret of [ONE, OTHER, ...tokens]) expect(lines.join('\n')).not.toContain(secret)
})

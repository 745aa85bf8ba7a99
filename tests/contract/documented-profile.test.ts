// `npm start -- --profile documented`, and with `--quirks`, before the checker: what an operator of a production would see.
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { command } from '../../packages/contract-check/src/command/command.ts'
import { seedTestApp } from '../faults/seed-test-app.ts'

const PHONE = '13800000001'

const world = {
  fetch,
  now: () => performance.now(),
  sleep: (milliseconds: number) => setTimeout(milliseconds),
  date: () => new Date(),
}

/** Exit code and words of the checker before the service. */
async function checked(app: TestApp, origin: string, ...more: string[]) {
  const { token } = await app.logIn(PHONE)
  const said: string[] = []
  const print = (text: string) => said.push(text)

  const code = await command(['--base', `${origin}/api`, '--token', token, ...more], {
    world,
    print,
    printError: print,
  })

  return { code, said: said.join('\n') }
}

describe.each([
  { quirks: false, exit: 0, verdict: /, 0 drifted \(0 places\), 0 assumptions not shared/ },
  {
    quirks: true,
    exit: 1,
    verdict: /, [1-9]\d* drifted \([1-9]\d* places\), [1-9]\d* assumptions not shared/,
  },
])('the documented profile, quirks $quirks', ({ quirks, exit, verdict }) => {
  let app: TestApp
  let origin = ''

  beforeAll(async () => {
    app = await startTestApp({ config: { profile: 'documented', quirks } })
    await seedTestApp(app)
    origin = await app.server.listen({ port: 0, host: '127.0.0.1' })
  }, 60_000)

  afterAll(() => app.stop())

  it('is found by the probe, and judged by its promises', async () => {
    const { code, said } = await checked(app, origin)
    expect(said).toContain('"backend": "documented"')
    expect(said).toContain('"account.getFlag": "GET /user/v1/account/flag"')
    expect(code).toBe(exit)
    expect(said).toMatch(verdict)
  })

  it('does not keep what our own service promises', async () => {
    const { code } = await checked(app, origin, '--profile', 'kangban')
    expect(code).toBe(1)
  })
})

// A whole product for each worker: simulated devices that play a known record, the service, a database of its own.
import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { startUntil } from '../../../scripts/processes.mjs'
import { shareClock } from './clock.ts'
import { recordPath } from './record.ts'
import { databaseIn, seededFolder } from './seeded-state.ts'

export interface Service {
  url: string
  devicesUrl: string
  /** The file of its database, for what no call can bring about. */
  database: string
  /** Ends the service as a crash would and starts it anew on the same database and port. */
  crashAndRestart(): Promise<void>
}

const ended = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null
    ? new Promise<void>((resolve) => child.once('exit', () => resolve()))
    : Promise.resolve()

async function startService() {
  const dataDir = seededFolder('kangban-e2e-')

  const devices = startUntil('node', {
    args: ['apps/device-sim/src/main.ts'],
    env: { PORT: '0', REPLAY: recordPath() },
    ready: /device-sim ready at (\S+)/,
  })

  const devicesUrl = await devices.started

  const api = (port: string) =>
    startUntil('node', {
      args: ['apps/api/src/server.ts'],
      env: {
        PORT: port,
        DATA_DIR: dataDir,
        SIMULATOR_ORIGIN: devicesUrl,
        DATABASE_URL: databaseIn(dataDir),
        NEVER_BUSY: '1',
      },
      ready: /Kangban ready at (\S+)/,
    })

  let running = api('0')
  const url = await running.started

  const end = async (signal: NodeJS.Signals) => {
    running.child.kill(signal)
    await ended(running.child)
  }

  const service: Service = {
    url,
    devicesUrl,
    database: databaseIn(dataDir).replace('file:', ''),
    async crashAndRestart() {
      await end('SIGKILL')
      running = api(new URL(url).port)
      await running.started
    },
  }

  const tearDown = async () => {
    await end('SIGTERM')
    devices.child.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }

  return { service, tearDown }
}

export const test = base.extend<{ quietConsole: void }, { service: Service }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const { service, tearDown } = await startService()
      await use(service)
      await tearDown()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  context: async ({ context }, use) => {
    await shareClock(context)
    await use(context)
  },
  baseURL: async ({ service }, use) => use(service.url),
  /** No page may write an error to the console, except those that a test expects. */
  quietConsole: [
    async ({ page }, use, info) => {
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      await use()
      const allowed = info.annotations.some(({ type }) => type === 'console-errors-expected')
      if (!allowed) expect(errors).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/** The newest SMS code of a phone, as the demo shows it. */
export async function newestCode(page: Page, service: Service, phone: string): Promise<string> {
  const messages = (await (await page.request.get(`${service.url}/demo/outbox`)).json()) as {
    to: string
    code: string | null
  }[]

  const sent = messages.find(({ to, code }) => to === phone && code)
  if (!sent?.code) throw new Error(`No code was sent to ${phone}`)
  return sent.code
}

const tokens = new Map<string, { token: string; userCode: string }>()

/** Whether a session still stands: a test that sets the demo's data back, or logs out, ends what others would use. */
async function stands(page: Page, service: Service, token: string) {
  const answer = await page.request.get(`${service.url}/api/user/v1/health`, {
    headers: { authorization: token },
  })

  return ((await answer.json()) as { code: string }).code !== '410'
}

/** Signs in by the API and stores what the login page would; for tests of other screens. One code a phone and minute. */
export async function signIn(
  page: Page,
  service: Service,
  phone = '13800000001',
): Promise<{ token: string; userCode: string }> {
  const key = `${service.url} ${phone}`
  let session = tokens.get(key)

  if (!session || !(await stands(page, service, session.token))) {
    const api = `${service.url}/api/user/v1/app`
    await page.request.get(`${api}/pin?phone=${phone}`)
    const pin = await newestCode(page, service, phone)
    const answer = await page.request.get(`${api}/login?phone=${phone}&pin=${pin}`)
    session = ((await answer.json()) as { data: { token: string; userCode: string } }).data
    tokens.set(key, session)
  }

  const { token, userCode } = session

  await page.addInitScript(
    (stored) => {
      if (location.protocol === 'about:') return
      if (sessionStorage.getItem('signed-in-once')) return
      sessionStorage.setItem('signed-in-once', '1')
      localStorage.setItem('token', stored.token)
      localStorage.setItem('userCode', stored.userCode)

      localStorage.setItem(
        'userStore',
        JSON.stringify({ userCode: stored.userCode, userPhone: stored.phone }),
      )
    },
    { token, userCode, phone },
  )

  return session
}

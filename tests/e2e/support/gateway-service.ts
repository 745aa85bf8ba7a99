// A whole product whose history ends with yesterday still empty, with devices of their own mind and a gateway that uploads.
import type { ChildProcess } from 'node:child_process'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startUntil } from '../../../scripts/processes.mjs'
import { writeDemoPeople } from '../../../prisma/seed/people/demo-people-file.ts'
import { test as base, type Service } from './service.ts'

const ended = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null
    ? new Promise<void>((resolve) => child.once('exit', () => resolve()))
    : Promise.resolve()

/** Starts one program of the product and waits until it is ready; gives where it listens. */
async function start(
  children: ChildProcess[],
  app: string,
  env: Record<string, string>,
  ready: RegExp,
) {
  const { child, started } = startUntil('node', { args: [app], env, ready })
  children.push(child)
  return started
}

const crashAndRestart = () => Promise.reject(new Error('this product is not crashed by any test'))

async function startProduct(dataDir: string, children: ChildProcess[]): Promise<Service> {
  const database = { DATA_DIR: dataDir, DATABASE_URL: `file:${join(dataDir, 'e2e.db')}` }

  const devicesUrl = await start(
    children,
    'apps/device-sim/src/main.ts',
    { PORT: '0' },
    /device-sim ready at (\S+)/,
  )

  execFileSync('node', ['tests/e2e/support/prepare-short-history.ts'], {
    env: { ...process.env, ...database },
  })

  const api = { ...database, PORT: '0', SIMULATOR_ORIGIN: devicesUrl }
  const url = await start(children, 'apps/api/src/server.ts', api, /Kangban ready at (\S+)/)
  const people = join(dataDir, 'people.json')
  writeDemoPeople(people, 1)

  const gateway = {
    API_URL: `${url}/api`,
    SIMULATOR_URL: `${devicesUrl}/radio?gives-way`,
    PEOPLE_FILE: people,
    QUEUE_DIR: join(dataDir, 'queue'),
    UPLOAD_SECONDS: '1',
  }

  await start(children, 'apps/gateway/src/main.ts', gateway, /(gateway ready)/)
  return { url, devicesUrl, database: join(dataDir, 'e2e.db'), crashAndRestart }
}

export const test = base.extend<object, { service: Service }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'kangban-gateway-'))
      const children: ChildProcess[] = []

      try {
        await use(await startProduct(dataDir, children))
      } finally {
        for (const child of children.toReversed()) {
          child.kill('SIGTERM')
          await ended(child)
        }

        rmSync(dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

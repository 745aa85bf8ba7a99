// A production to test against: our service with everything of ours removed, or the hostile one, and the web app as static
// files on another origin with its own config.json.
import { rmSync } from 'node:fs'
import { test as base, type Page, type Request } from '@playwright/test'
import {
  contract,
  isAdded,
  listOperations,
  type Operation,
} from '../../../packages/contracts/src/index.ts'
import { startUntil } from '../../../scripts/processes.mjs'
import { shareClock } from './clock.ts'
import { recordPath } from './record.ts'
import { databaseIn, seededFolder } from './seeded-state.ts'
import type { Service } from './service.ts'
import { DIST, staticHost } from './static-host.ts'

export interface Production {
  /** The back end, as `signIn` wants it. */
  service: Service
  /** Where the web app is. */
  origin: string
}

/** What an operator writes, by the recipe of the README. */
export const configOf = (service: string, devices: string, more: object) => ({
  mode: 'production',
  apiBase: `${service}/api`,
  liveUpdates: false,
  simulatorUrl: `${devices.replace('http', 'ws')}/radio`,
  outboxUrl: null,
  links: { customerService: 'https://example.org/service' },
  phones: {
    service: '400-000-0000',
    afterSales: '400-000-0001',
    rescue: '120',
    administrator: '13800000000',
  },
  company: { name: '康伴健康', filingNumber: '演示环境，未备案' },
  ...more,
})

async function startProduction({ quirks, config }: { quirks: boolean; config: object }) {
  const dataDir = seededFolder('kangban-documented-')

  const devices = startUntil('node', {
    args: ['apps/device-sim/src/main.ts'],
    env: { PORT: '0', REPLAY: recordPath() },
    ready: /device-sim ready at (\S+)/,
  })

  const devicesUrl = await devices.started
  let url = ''
  const host = await staticHost(DIST, () => configOf(url, devicesUrl, config))

  const api = startUntil('node', {
    args: ['apps/api/src/server.ts'],
    env: {
      PORT: '0',
      DATA_DIR: dataDir,
      NEVER_BUSY: '1',
      DATABASE_URL: databaseIn(dataDir),
      PROFILE: 'documented',
      QUIRKS: quirks ? '1' : '0',
      CORS_ORIGINS: host.origin,
    },
    ready: /Kangban ready at (\S+)/,
  })

  url = await api.started

  const service: Service = {
    url,
    devicesUrl,
    database: databaseIn(dataDir).replace('file:', ''),
    crashAndRestart: () => Promise.reject(new Error('not in this test')),
  }

  const tearDown = () => {
    host.server.close()
    api.child.kill('SIGTERM')
    devices.child.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }

  return { production: { service, origin: host.origin }, tearDown }
}

interface Options {
  quirks: boolean
  /** Fields of config.json besides the address. */
  config: object
}

export const test = base.extend<object, Options & { production: Production }>({
  context: async ({ context }, use) => {
    await shareClock(context)
    await use(context)
  },
  quirks: [false, { option: true, scope: 'worker' }],
  config: [{ backend: 'documented' }, { option: true, scope: 'worker' }],
  production: [
    async ({ quirks, config }, use) => {
      const { production, tearDown } = await startProduction({ quirks, config })
      await use(production)
      tearDown()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

const fieldsOf = ({ input }: Operation): { name: string; ours: boolean }[] => {
  const { def } = input._zod as unknown as { def: { shape?: Record<string, Operation['input']> } }
  return Object.entries(def.shape ?? {}).map(([name, schema]) => ({ name, ours: isAdded(schema) }))
}

const known = listOperations(contract)
  .filter(([, { origin }]) => origin !== 'ours')
  .map(([, operation]) => ({
    operation,
    path: new RegExp(`^/api${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
    fields: new Set(fieldsOf(operation).flatMap(({ name, ours }) => (ours ? [] : [name]))),
  }))

/** Addresses that documented answers tell: files, reports, and the pictures of the lookup and of articles. */
const isLink = (path: string): boolean =>
  /^\/(lookup|news|api\/(files\/v1|monitor\/v1\/ecg-report|ecg))/.test(path)

/** What is wrong with a request to a back end that knows the documents alone; null for nothing. */
function strangeness(request: Request): string | null {
  const url = new URL(request.url())

  const found = known.find(
    ({ operation, path }) => operation.method === request.method() && path.test(url.pathname),
  )

  if (!found)
    return isLink(url.pathname) ? null : `unknown call ${request.method()} ${url.pathname}`

  const posted =
    request.method() === 'POST' ? Object.keys((request.postDataJSON() ?? {}) as object) : []

  const unknown = [...url.searchParams.keys(), ...posted].filter((name) => !found.fields.has(name))
  if (unknown.length > 0) return `${url.pathname} with ${unknown.join(', ')}`
  return request.headers()['idempotency-key'] ? `${url.pathname} with Idempotency-Key` : null
}

/** Collects what a stranger's back end would not understand, and every answer that it refused. */
export function watchRequests(page: Page, { service }: Production): string[] {
  const strange: string[] = []

  page.on('request', (request) => {
    if (!request.url().startsWith(service.url) || request.method() === 'OPTIONS') return
    const why = strangeness(request)
    if (why) strange.push(why)
  })

  page.on('response', (response) => {
    if (response.url().startsWith(service.url) && response.status() >= 400) {
      strange.push(`${response.status()} ${new URL(response.url()).pathname}`)
    }
  })

  return strange
}

// The service under load: an authenticated list from the database beside bare Fastify in the same run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import fastify from 'fastify'
import { startUntil } from '../../scripts/processes.mjs'

const CONNECTIONS = 64
const SECONDS = 5

async function load(url: string, token = '') {
  const { requests, latency, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization: token },
  })
  return { perSecond: requests.average, p99: latency.p99, non2xx }
}

const dataDir = mkdtempSync(join(tmpdir(), 'kangban-bench-'))
const started = performance.now()
const service = startUntil('node', {
  args: ['apps/api/src/server.ts'],
  env: { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: `file:${join(dataDir, 'bench.db')}`, WEB_ROOT: '' },
  ready: /Kangban ready at (\S+)/,
})
const url = await service.started
const fromNothing = performance.now() - started

const phone = '13800000001'
const answer = async (path: string, token = ''): Promise<{ data: never }> =>
  (await fetch(`${url}/api${path}`, { headers: { authorization: token } })).json() as Promise<{ data: never }>
await answer(`/user/v1/app/pin?phone=${phone}`)
const outbox = (await (await fetch(`${url}/demo/outbox`)).json()) as { code: string }[]
const login: { token: string } = (await answer(`/user/v1/app/login?phone=${phone}&pin=${outbox[0]?.code}`)).data
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const paths = {
  'ECG list of a day': `/swk-ecg/v1/measurements/by-date-user?measurementDate=${today}`,
  'home summary': '/monitor/v1/app/home-summary',
}
const bare = fastify()
const fixed: unknown = await answer(paths['ECG list of a day'], login.token)
bare.get('/', () => fixed)
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })

console.log(
  `\n${'server, 64 connections, 5 s'.padEnd(34)} ${'req/s'.padStart(8)} ${'p99 ms'.padStart(8)}   of bare Fastify`,
)
const reference = await load(bareUrl)
const line = (name: string, result: typeof reference) =>
  console.log(
    name.padEnd(34),
    result.perSecond.toFixed(0).padStart(8),
    result.p99.toFixed(0).padStart(8),
    `  ${((100 * result.perSecond) / reference.perSecond).toFixed(0)} %${result.non2xx ? ` (${result.non2xx} refused)` : ''}`,
  )
line('bare Fastify, static object', reference)
for (const [name, path] of Object.entries(paths))
  line(`${name}, authenticated`, await load(`${url}/api${path}`, login.token))
console.log(`from nothing to ready, with seed: ${(fromNothing / 1000).toFixed(1)} s (goal 15 s)`)

await bare.close()
service.child.kill('SIGTERM')
service.child.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))

// The service under load, beside servers that answer the same text, all in one run: figures of one machine only say
// something as ratios.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { shanghaiDay } from '@kangban/china-time'
import { SERVICE, startUntil } from '../../scripts/processes.mjs'
import { memoryMb, references, type Running } from './servers.ts'

const CONNECTIONS = 64
const WARM_UP_SECONDS = 2
const SECONDS = 5
const KILOBYTE = 1000

interface Result {
  name: string
  perSecond: number
  p99: number
  mb: number
  refused: number
}

async function load(name: string, { url, headers, child }: Running): Promise<Result> {
  const target = { url, headers, connections: CONNECTIONS }
  await autocannon({ ...target, duration: WARM_UP_SECONDS })
  const { requests, latency, non2xx } = await autocannon({ ...target, duration: SECONDS })

  return {
    name,
    perSecond: requests.average,
    p99: latency.p99,
    mb: memoryMb(child.pid).now,
    refused: non2xx,
  }
}

const ended = (running: Running) =>
  new Promise<void>((resolve) => {
    running.child.once('exit', () => resolve())
    running.child.kill('SIGKILL')
  })

const folder = mkdtempSync(join(tmpdir(), 'kangban-bench-'))

const environment = {
  ...SERVICE.env,
  PORT: '0',
  DATA_DIR: folder,
  DATABASE_URL: `file:${join(folder, 'bench.db')}`,
  WEB_ROOT: '',
}

const startService = (args = SERVICE.args) => {
  const service = startUntil('node', {
    args,
    env: environment,
    ready: /Kangban ready at (\S+)/,
  })

  return service.started.then((url: string) => ({ url, child: service.child }))
}

async function seconds<T>(work: () => Promise<T>): Promise<[T, number]> {
  const started = performance.now()
  return [await work(), (performance.now() - started) / 1000]
}

async function logIn(url: string): Promise<string> {
  const phone = '13800000001'
  await fetch(`${url}/api/user/v1/app/pin?phone=${phone}`)
  const outbox = (await (await fetch(`${url}/demo/outbox`)).json()) as { code: string }[]
  const login = await fetch(`${url}/api/user/v1/app/login?phone=${phone}&pin=${outbox[0]?.code}`)
  return ((await login.json()) as { data: { token: string } }).data.token
}

const [first, fromNothing] = await seconds(() => startService())
await ended({ ...first, headers: {} })
const [service, fromDatabase] = await seconds(() => startService())
const headers = { authorization: await logIn(service.url) }
const today = shanghaiDay(Date.now())
const LIST = '/integral/v1/app/integral-record?pn=1&ps=20&flag=1'

const lists = {
  'points list of 20': LIST,
  'watch ECG list of a day': `/monitor/v1/app/find-ecg-list?dayDate=${today}`,
}

const HOME = 'home summary'

/** What the service remembers of, and is measured again where it remembers nothing. */
const pages = {
  [HOME]: '/monitor/v1/app/home-summary',
  'heart rate of a day': `/monitor/app/v1/heart/1/${today}`,
  'oxygen of a day': `/monitor/app/v1/oxygen/1/${today}`,
  'temperature of a day': `/monitor/app/v1/temperature/1/${today}`,
  'steps of a day': `/monitor/app/v1/activity/1/${today}`,
  'sleep of a day': `/monitor/app/v1/sleep/1/${today}`,
  'blood pressure of a day': `/monitor/app/v1/bloodpre/1/${today}`,
}

const answerFile = join(folder, 'answer.json')
const text = await (await fetch(`${service.url}/api${LIST}`, { headers })).text()
writeFileSync(answerFile, text)

async function loadAll(
  { url, child }: Pick<Running, 'url' | 'child'>,
  paths: Readonly<Record<string, string>>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [name, path] of Object.entries(paths))
    results.push(await load(name, { url: `${url}/api${path}`, headers, child }))
  return results
}

const [list, ...others] = await loadAll(service, lists)
const remembered = await loadAll(service, pages)
await ended({ ...service, headers })
const forgetful = await startService(['tests/load/forgetful-service.ts'])

const [coldList, ...cold] = (await loadAll(forgetful, { 'points list': LIST, ...pages })).map(
  (result) => ({ ...result, name: `${result.name}, cold` }),
)

await ended({ ...forgetful, headers })

const install = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
  cwd: new URL('references/', import.meta.url),
  encoding: 'utf8',
})

if (install.status !== 0) console.log(`The references could not be installed: ${install.stderr}`)
const measured: Result[] = []

for (const reference of references(folder, answerFile)) {
  try {
    const running = await reference.start()
    measured.push(await load(reference.name, running))
    await ended(running)
  } catch (cause) {
    console.log(`${reference.name} could not be measured: ${String(cause)}`)
  }
}

const of = (name: string) => measured.find((result) => result.name.startsWith(name))?.perSecond

const times = (result: Result, name: string) => {
  const reference = of(name)
  return reference ? `${(result.perSecond / reference).toFixed(2)} x` : '-'
}

console.log(
  `\n${CONNECTIONS} connections, ${SECONDS} s, an answer of ${(text.length / KILOBYTE).toFixed(1)} kB`,
)

console.log(
  [
    'server'.padEnd(42),
    'req/s'.padStart(7),
    'p99 ms'.padStart(7),
    'MB'.padStart(5),
    'of Fastify',
    'of Prism',
    'of Mockoon',
  ].join('  '),
)

for (const result of [...measured, list, ...others, ...remembered, coldList, ...cold]) {
  if (!result) continue

  const { name, perSecond, p99, mb, refused } = result

  const ratios = ['Fastify', 'Prism', 'Mockoon'].map((reference) =>
    times(result, reference).padStart(9),
  )

  const figures = [
    perSecond.toFixed(0).padStart(7),
    p99.toFixed(0).padStart(7),
    mb.toFixed(0).padStart(5),
  ]

  console.log(
    [name.padEnd(42), ...figures, ...ratios, refused ? `${refused} refused` : ''].join('  '),
  )
}

console.log('goal for the points list: >= 1.5 x Prism, >= 4 x Mockoon, p99 <= 15 ms')

/** Beside the list that the same process has answered a moment before. */
function tellShares(list: Result | undefined, results: readonly Result[]): void {
  for (const { name, perSecond } of results) {
    const goal = name.startsWith(HOME) ? 0.5 : 0.25
    const share = (perSecond / (list?.perSecond ?? Number.NaN)).toFixed(2)
    console.log(`${name}: ${share} x the points list (goal ${goal})`)
  }
}

tellShares(list, remembered)
tellShares(coldList, cold)

console.log(`\nfrom nothing to ready, with seed: ${fromNothing.toFixed(1)} s (goal 15 s)`)
console.log(`to ready with a database: ${fromDatabase.toFixed(2)} s (goal 1 s)`)
rmSync(folder, { recursive: true, force: true })
process.exit()

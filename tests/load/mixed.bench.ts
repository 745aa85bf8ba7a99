// How late the event loop of a service is under a mixed load: 200 connections that read, and beside them ECGs of ten minutes,
// batches of readings, ECG reports and their samples. Prints what /metrics tells, what callers were answered, and what memory it
// took.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { setTimeout as pause } from 'node:timers/promises'
import { MS_PER_SECOND, shanghaiDay, shanghaiTime } from '@kangban/china-time'
import { MAX_READINGS } from '@kangban/contracts'
import { formatSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'
import { deviceCodeOf, deviceKeyOf } from '../../prisma/seed/people/device-identity.ts'
import { SERVICE, startUntil } from '../../scripts/processes.mjs'
import { percentile, readAtPace } from './paced.ts'
import { memoryMb } from './servers.ts'

const CONNECTIONS = 200
const SECONDS = 20
/**
 * Of all connections: as people read, not as fast as the service answers, where a loop is always as late as the others in the
 * line are many.
 */
const A_SECOND = 120
/** Of each heavy sender between two requests. */
const REST_MS = 500
const JSON_TYPE = { 'content-type': 'application/json' }
const folder = mkdtempSync(join(tmpdir(), 'kangban-mixed-'))

const startService = () =>
  startUntil('node', {
    args: SERVICE.args,
    env: { ...SERVICE.env, PORT: '0', DATA_DIR: folder, WEB_ROOT: '' },
    ready: /Kangban ready at (\S+)/,
  })

// It seeds, which takes more memory than it ever does later.
const seeding = startService()
await seeding.started
const seeded = once(seeding.child, 'exit')
seeding.child.kill('SIGTERM')
await seeded
const { child, started } = startService()
const url: string = await started

async function enter(phone: string) {
  const answer = await fetch(`${url}/demo/session`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ phone }),
  })

  return (await answer.json()) as { token: string; userCode: string }
}

const reader = await enter('13800000001')
// Somebody else: reads of who has thousands of readings an hour are no usual ones.
const session = await enter('13800000002')
const headers = { authorization: reader.token }
const own = { authorization: session.token }
const today = shanghaiDay(Date.now())

const READS = [
  '/integral/v1/app/integral-record?pn=1&ps=20&flag=1',
  `/monitor/v1/app/find-ecg-list?dayDate=${today}`,
  `/monitor/app/v1/heart/1/${today}`,
  '/monitor/v1/app/home-summary',
]

const person = createPerson(createRandom(1), {
  id: 'P1',
  sex: 'female',
  ageYears: 72,
  conditions: [],
})

const rhythm = { kind: 'sinus', heartRate: 72 } as const
const ecg = createEcg({ person, seed: 1, rateHz: SAMPLE_RATE, rhythm })
const ecgContent = formatSamples(ecg.read(600 * SAMPLE_RATE))
const outcomes = new Map<string, number>()
const waits = new Map<string, number[]>()

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

async function ask(name: string, path: string, init: Sent = {}) {
  const asked = performance.now()

  const answer = await fetch(`${url}/api${path}`, {
    ...init,
    headers: { ...own, ...init.headers },
  })

  const body = await answer.text()
  const key = `${name}: ${answer.status}`
  outcomes.set(key, (outcomes.get(key) ?? 0) + 1)
  waits.set(name, [...(waits.get(name) ?? []), performance.now() - asked])
  return body
}

const saved = new Set<string>()

async function sendEcg() {
  const body = JSON.stringify({
    measurementId: randomUUID(),
    deviceType: '10040001',
    deviceCode: 'KE07715502',
    startedAt: shanghaiTime(new Date()),
    ecgContent,
    complete: true,
  })

  const text = await ask('ECG of ten minutes', '/monitor/v1/app/save-ecg', {
    method: 'POST',
    headers: JSON_TYPE,
    body,
  })

  const { data } = JSON.parse(text) as { data: { id: string } | null }
  if (data) saved.add(data.id)
}

let batches = 0

async function sendReadings() {
  const deviceCode = deviceCodeOf('watch', session.userCode)
  batches += 1
  const from = Date.now() - batches * MAX_READINGS * MS_PER_SECOND

  const readings = Array.from({ length: MAX_READINGS }, (_, second) => ({
    kind: 'heartRate',
    at: shanghaiTime(new Date(from + second * MS_PER_SECOND)),
    value: 60 + (second % 30),
  }))

  await ask('5,000 readings', '/device/v1/app/ingest', {
    method: 'POST',
    headers: { ...JSON_TYPE, 'x-device-key': deviceKeyOf(deviceCode, 1) },
    body: JSON.stringify({ deviceCode, batchId: randomUUID(), readings }),
  })
}

async function readReport() {
  const id = [...saved].at(-1)
  if (!id) return
  saved.delete(id)
  const text = await ask('samples of an ECG', `/monitor/v1/app/find-ecg-info?ecgId=${id}`)
  const { data } = JSON.parse(text) as { data: { kangban: { pdfFilePath: string } } | null }
  const path = data && new URL(data.kangban.pdfFilePath, url)
  if (path) await ask('PDF of an ECG', `${path.pathname.replace(/^\/api/, '')}${path.search}`)
}

const going = { isOver: false }

async function again(work: () => Promise<void>) {
  while (!going.isOver) {
    await work()
    await pause(REST_MS)
  }
}

/**
 * The reference: an idle loop of this machine at the same time. What it is late, the machine is late by, since its cores are
 * shared with the service, its callers and whatever else runs.
 */
const idle = new Worker(
  `const { monitorEventLoopDelay } = require('node:perf_hooks')
   const histogram = monitorEventLoopDelay({ resolution: 10 })
   histogram.enable()
   require('node:worker_threads').parentPort.on('message', () => {
     require('node:worker_threads').parentPort.postMessage([50, 99, 100].map((percent) => histogram.percentile(percent) / 1e6 - 10))
     histogram.reset()
   })`,
  { eval: true },
)

const told = ([p50 = 0, p99 = 0, longest = 0]: number[]) =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`

async function idleDelay(): Promise<string> {
  const answer = once(idle, 'message')
  idle.postMessage('tell', [])
  const [delays] = (await answer) as [number[]]
  return told(delays)
}

/** Also begins anew what it tells. */
async function loopDelay(): Promise<string> {
  const text = await (await fetch(`${url}/metrics`)).text()

  const delays = ['0.5', '0.99', '1'].map((quantile) => {
    const line = new RegExp(`nodejs_eventloop_delay_seconds\\{quantile="${quantile}"\\} (\\S+)`)
    return Number(line.exec(text)?.[1]) * MS_PER_SECOND
  })

  return `${told(delays)}; an idle loop beside it ${await idleDelay()}`
}

async function read(seconds: number): Promise<string> {
  const paths = READS.map((path) => `/api${path}`)

  const waited = await readAtPace({
    url,
    headers,
    paths,
    connections: CONNECTIONS,
    aSecond: A_SECOND,
    seconds,
  })

  const all = waited.map(({ ms }) => ms)
  const [p50 = 0, p99 = 0] = [50, 99].map((percent) => percentile(all, percent))
  const refused = waited.filter(({ ok }) => !ok).length
  return `${all.length} calls, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, not 200 ${refused}`
}

function memory(): string {
  const { now, most } = memoryMb(child.pid)
  return `${now.toFixed(0)} MB, at most ${most.toFixed(0)} MB (goal 300 MB)`
}

try {
  await read(5)
  await loopDelay()
  const alone = await read(10)
  console.log(`${CONNECTIONS} connections that read: ${alone}; loop ${await loopDelay()}`)
  console.log(`memory of who is only read from: ${memory()}`)
  const heavy = [again(sendEcg), again(sendReadings), again(readReport)]
  const mixed = await read(SECONDS)
  const delay = await loopDelay()
  going.isOver = true
  await Promise.all(heavy)
  console.log(`the same beside heavy calls: ${mixed} (goal: p99 250 ms); loop ${delay}`)
  console.log(`memory beside heavy calls: ${memory()}`)

  for (const [key, count] of outcomes) console.log(`  ${key}: ${count}`)
  for (const [name, all] of waits)
    console.log(`  ${name}: at most ${Math.round(Math.max(...all))} ms`)
} finally {
  child.kill('SIGKILL')
  await idle.terminate()
  rmSync(folder, { recursive: true, force: true })
}

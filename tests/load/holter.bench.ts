// A day of ECG at 512 Hz through the service: upload, analysis, reading. Prints what each costs and how large it is.
import { randomUUID } from 'node:crypto'
import { decodeSampleBlock, encodeSampleBlock, SAMPLE_RATE } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'
import { startTestApp } from '../../apps/api/src/testing/start-test-app.ts'

const BLOCK = 60 * SAMPLE_RATE
const BLOCKS = 1440
const A_CALL = 30
const RUNS = 50

const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? Number.NaN

const line = (what: string, value: string) => console.log(`${what.padEnd(44)} ${value}`)

async function timed<T>(what: string, work: () => Promise<T> | T): Promise<T> {
  const cpu = process.cpuUsage()
  const started = performance.now()
  const result = await work()
  const { user, system } = process.cpuUsage(cpu)

  line(
    what,
    `${((performance.now() - started) / 1000).toFixed(2)} s, CPU ${((user + system) / 1e6).toFixed(2)} s`,
  )

  return result
}

async function latency(what: string, call: () => Promise<{ text: string }>): Promise<void> {
  const times: number[] = []
  let bytes = 0

  for (let run = 0; run < RUNS; run++) {
    const started = performance.now()
    const { text } = await call()
    times.push(performance.now() - started)
    bytes = text.length
  }

  const [median, high] = [quantile(times, 0.5), quantile(times, 0.99)].map((ms) => ms.toFixed(1))
  line(what, `median ${median} ms, p99 ${high} ms, ${(bytes / 1000).toFixed(0)} kB`)
}

const app = await startTestApp()
const base = await app.server.listen({ host: '127.0.0.1', port: 0 })
const user = await app.logIn('13900000001')
await user.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
const headers = { authorization: user.token, 'content-type': 'application/json' }

const post = async (path: string, body: object) => {
  const answer = await fetch(`${base}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })

  const { code, msg, data } = (await answer.json()) as {
    code: string
    msg: string
    data: { id: string }
  }

  if (code !== '1000') throw new Error(msg)
  return data
}

const get = async (path: string) => ({
  text: await (await fetch(`${base}/api${path}`, { headers })).text(),
})

const person = createPerson(createRandom(1), {
  id: 'P1',
  sex: 'female',
  ageYears: 72,
  conditions: [],
})

const ecg = createEcg({
  person,
  seed: 1,
  rateHz: SAMPLE_RATE,
  rhythm: { kind: 'sinus', heartRate: 70 },
})

const blocks = await timed('drawn and encoded', () =>
  Array.from({ length: BLOCKS }, () => {
    const block = encodeSampleBlock(ecg.read(BLOCK))
    ecg.forgetBefore(Infinity)
    return block
  }),
)

line('size', `${(blocks.reduce((sum, { length }) => sum + length, 0) / 1e6).toFixed(1)} MB`)
await timed('decoded', () => blocks.forEach((block) => decodeSampleBlock(block)))

const { id } = await post('/monitor/v1/app/holter/begin', {
  measurementId: randomUUID(),
  deviceType: '10040001',
  deviceCode: 'ECG-0001',
  startedAt: '2026-03-01T08:00:00+08:00',
  rateHz: SAMPLE_RATE,
})

await timed(`uploaded in ${BLOCKS / A_CALL} calls`, async () => {
  for (let first = 0; first < BLOCKS; first += A_CALL) {
    const texts = blocks
      .slice(first, first + A_CALL)
      .map((block) => Buffer.from(block).toString('base64'))

    await post('/monitor/v1/app/holter/blocks', { id, first, blocks: texts })
  }
})

let most = 0
const before = process.memoryUsage.rss()
const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)

await timed('analysed', async () => {
  await post('/monitor/v1/app/holter/finish', { id, sampleCount: BLOCKS * BLOCK })
  await app.services.jobs.idle()
})

clearInterval(watch)
line('memory of the service more than before', `${((most - before) / 1e6).toFixed(0)} MB`)

await latency('getHolterRecord', () => get(`/monitor/v1/app/holter/info?id=${id}`))

await latency('readBlocks of 1', () =>
  get(`/monitor/v1/app/holter/blocks?id=${id}&first=700&count=1`),
)

await latency('readBlocks of 30', () =>
  get(`/monitor/v1/app/holter/blocks?id=${id}&first=700&count=30`),
)

await latency('readBeats', () => get(`/monitor/v1/app/holter/beats?id=${id}`))
await latency('listHolterRecords', () => get('/monitor/v1/app/holter/list?pn=1&ps=10'))
await app.stop()

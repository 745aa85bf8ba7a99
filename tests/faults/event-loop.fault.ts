// What one caller sends must not make everybody wait: a long ECG and thousands of readings beside a cheap call.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { MS_PER_SECOND, shanghaiTime } from '@kangban/china-time'
import { MAX_READINGS } from '@kangban/contracts'
import { formatSamples, parseSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareDatabase } from '../../apps/api/src/commands/prepare.ts'
import { readConfig } from '../../apps/api/src/config/env.ts'
import { analysedColumns } from '../../apps/api/src/shared/ecg/analysed-columns.ts'
import { deviceCodeOf, deviceKeyOf } from '../../prisma/seed/people/device-identity.ts'
import { isLong } from './length.ts'
import { type OwnService, ownFolder, PATIENT, startService } from './own-service.ts'

/** The best round counts: a machine that is busy with other tests lets any loop stand now and then. */
const ROUNDS = isLong ? 10 : 3
const SEED = 1
const folder = ownFolder()
let service: OwnService
let token: string
let userCode: string

async function sessionOf({ url }: OwnService): Promise<{ token: string; userCode: string }> {
  const answer = await fetch(`${url}/demo/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: PATIENT }),
  })

  return (await answer.json()) as { token: string; userCode: string }
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${service.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token, ...headers },
    body,
  }).then(async (answer) => ({
    ...((await answer.json()) as { code: string; msg: string; data: Record<string, unknown> }),
  }))

beforeAll(async () => {
  await prepareDatabase(readConfig({ DATA_DIR: folder.path, SEED: String(SEED) }), 1)

  service = await startService({ DATA_DIR: folder.path, SEED: String(SEED) })

  ;({ token, userCode } = await sessionOf(service))
}, 120_000)

afterAll(async () => {
  await service.stopped()
  folder.remove()
})

/** The longest delay of the loop since it was asked last, as operators see it. */
async function longestStallMs(): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text()
  const longest = /^nodejs_eventloop_delay_seconds\{quantile="1"\} (\S+)/m.exec(text)?.[1]
  return Number(longest) * MS_PER_SECOND
}

/** Long enough for the loop to come round and its delay to be counted. */
const COUNTED_MS = 50

/** Asks a cheap call again and again until the work is done; gives the longest wait for its answer. */
async function longestWaitMs(work: Promise<unknown>): Promise<number> {
  const going = { isOver: false }
  let longest = 0
  void work.finally(() => (going.isOver = true))

  while (!going.isOver) {
    const asked = performance.now()
    await (await fetch(`${service.url}/healthz`)).text()
    longest = Math.max(longest, performance.now() - asked)
    await pause(5)
  }

  return longest
}

interface Stall {
  stallMs: number
  /** What that is of the time that the call took: 1 where the loop did everything in one piece. */
  share: number
}

async function stallOf(name: string, work: () => Promise<unknown>): Promise<Stall> {
  await longestStallMs()
  const began = performance.now()
  const working = work()
  const waitMs = await longestWaitMs(working)
  await working
  const tookMs = performance.now() - began
  await pause(COUNTED_MS)
  const loopMs = await longestStallMs()
  const told = [loopMs, waitMs, tookMs].map(Math.round)

  console.log(
    `${name}: the loop stood ${told[0]} ms, a cheap call ${told[1]} ms, it took ${told[2]} ms`,
  )

  const stallMs = Math.max(loopMs, waitMs)
  return { stallMs, share: stallMs / tookMs }
}

async function bestOf(name: string, work: () => Promise<unknown>): Promise<Stall> {
  const stalls: Stall[] = []
  for (let round = 0; round < ROUNDS; round++) stalls.push(await stallOf(name, work))

  return {
    stallMs: Math.min(...stalls.map(({ stallMs }) => stallMs)),
    share: Math.min(...stalls.map(({ share }) => share)),
  }
}

const person = createPerson(createRandom(SEED), {
  id: 'P1',
  sex: 'female',
  ageYears: 72,
  conditions: [],
})

/** As long as the contract allows. */
const tenMinutes = () =>
  formatSamples(
    createEcg({
      person,
      seed: SEED,
      rateHz: SAMPLE_RATE,
      rhythm: { kind: 'sinus', heartRate: 72 },
    }).read(600 * SAMPLE_RATE),
  )

const ecg = (ecgContent: string) =>
  JSON.stringify({
    measurementId: randomUUID(),
    deviceType: '10040001',
    deviceCode: 'KE07715502',
    startedAt: shanghaiTime(new Date()),
    ecgContent,
    complete: true,
  })

const SAVE = '/monitor/v1/app/save-ecg'
/** 65 minutes of samples that are as short as text can be, with as many beats as there can be. */
const dense = Array.from({ length: 2_000_000 }, (_, i) => Math.max(0, 2 - (i % 110))).join(',')

/** How long the work takes alone in a thread, here and now: a loop that does it itself stands at least as long. */
function costMs(content: string): number {
  const started = performance.now()
  analysedColumns(parseSamples(content).samples)
  return performance.now() - started
}

it('an ECG of 4 MB is refused and stops nobody else', async () => {
  const alone = costMs(dense)

  const { stallMs } = await bestOf('ECG of 4 MB', async () => {
    expect(await post(SAVE, ecg(dense))).toMatchObject({ code: '9999', msg: '一次心电最多10分钟' })
  })

  expect(stallMs).toBeLessThan(alone / 2)
})

it('an ECG of ten minutes stops nobody else', async () => {
  const content = tenMinutes()
  const alone = costMs(content)

  const { stallMs } = await bestOf('ECG of ten minutes', async () => {
    expect(await post(SAVE, ecg(content))).toMatchObject({ code: '1000' })
  })

  expect(stallMs).toBeLessThan(alone / 2)
})

it(`${MAX_READINGS} readings stop nobody else`, async () => {
  const deviceCode = deviceCodeOf('watch', userCode)
  let from = Date.now()

  const { share } = await bestOf(`${MAX_READINGS} readings`, async () => {
    from -= MAX_READINGS * MS_PER_SECOND

    const readings = Array.from({ length: MAX_READINGS }, (_, second) => ({
      kind: 'heartRate',
      at: shanghaiTime(new Date(from + second * MS_PER_SECOND)),
      value: 60 + (second % 30),
    }))

    const answer = await post(
      '/device/v1/app/ingest',
      JSON.stringify({ deviceCode, batchId: randomUUID(), readings }),
      { 'x-device-key': deviceKeyOf(deviceCode, SEED) },
    )

    expect(answer).toMatchObject({ code: '1000', data: { refused: [] } })
  })

  expect(share).toBeLessThan(1 / 2)
})

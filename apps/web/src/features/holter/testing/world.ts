import { contract, type HolterDetail, type MarkDenial } from '@kangban/contracts'
import { act } from '@testing-library/react'
import { type Call, type FakeService, fakeService, refused } from '../../../testing/fake-service.ts'
import type { ToWorker } from '../model/protocol.ts'
import { createRecordServer } from '../model/record-server.ts'
import { beatsText, recordOf } from './record.ts'

const RATE = 100
const MINUTES = 14
const START = '2024-01-01T14:30:00+08:00'
export const samples = Float32Array.from(
  { length: MINUTES * 60 * RATE },
  (_, i) => Math.round(Math.sin(i) * 500) / 1000,
)
const record = recordOf(samples, RATE)
/** What it sends; a test may change one. */
export const { blocks } = record
const beatPositions = Array.from({ length: MINUTES * 60 }, (_, second) => second * RATE + 50)
/** Early beats at 14:31:40 and 14:36:40. */
const beatKinds = beatPositions.map((_, index) => (index === 100 ? 2 : index === 400 ? 1 : 0))

export const ready: HolterDetail = {
  id: 'H1',
  startedAt: START,
  rateHz: RATE,
  sampleCount: samples.length,
  blocks: MINUTES,
  status: 'ready',
  figures: [
    {
      name: 'sdnn',
      label: 'SDNN',
      value: 118,
      unit: '毫秒',
      method: '全部正常心跳间隔的标准差',
      windowSeconds: 840,
    },
    {
      name: 'longestPause',
      label: '最长停顿',
      value: null,
      unit: '秒',
      method: '最长的',
      windowSeconds: 840,
    },
  ],
  hours: [
    {
      at: START,
      heartRateMean: 74,
      heartRateLow: 66,
      heartRateHigh: 98,
      beats: 840,
      premature: 2,
      prematureWide: 1,
      afSeconds: 0,
      usablePercent: 99,
    },
  ],
  episodes: [
    {
      kind: 'fast',
      label: '心跳偏快',
      from: 600 * RATE,
      to: 660 * RATE,
      at: '2024-01-01T14:40:00+08:00',
      seconds: 60,
      beats: 110,
      heartRate: 110,
      longestRrMs: 600,
    },
  ],
  sentence: [{ text: '14 分钟里有 2 次提早的心跳。', tone: 'warn' }],
  elderSentence: [{ text: '有提早的心跳。', tone: 'warn' }],
  overview: record.shape.overview,
}

interface World extends FakeService {
  record: HolterDetail | null
  /** What was asked of the record, with the query. */
  reads: string[]
  finished: unknown[]
  /** What was said of marks. */
  denied: unknown[]
  /** Calls for blocks fail. */
  cut: boolean
}

const unlessGone = (record: HolterDetail | null) => record ?? refused('holterNotFound')

/** A service that has one record, or none. */
export function service(record: HolterDetail | null): World {
  const read = (call: Call) => {
    world.reads.push(`${call.path.split('/').at(-1)}?${call.query.toString()}`.replace(/\?$/, ''))
  }

  const fake = fakeService({
    'holter.listHolterRecords': (call) => {
      read(call)
      const words = contract.holter.listHolterRecords.example?.output.list[0]
      const list = world.record ? [{ ...words, ...world.record }] : []
      return { list, total: list.length, pn: 1, ps: 1 }
    },
    'holter.getHolterRecord': (call) => {
      read(call)
      return unlessGone(world.record)
    },
    'holter.readBeats': (call) => {
      read(call)
      return { count: beatPositions.length, beats: beatsText(beatPositions, beatKinds) }
    },
    'holter.finishHolterRecord': ({ body }) => {
      world.finished.push(body)
      return { status: 'analysing' }
    },
    'holter.denyHolterMark': ({ body }) => {
      world.denied.push(body)
      const { sample, kind, denied } = body as MarkDenial & { denied: boolean }
      return { denials: denied ? [{ sample, kind, saidAt: START }] : [] }
    },
    'holter.readBlocks': (call) => {
      read(call)
      if (world.cut) throw new TypeError('Failed to fetch')
      const first = Number(call.query.get('first'))
      return { first, blocks: blocks.slice(first, first + Number(call.query.get('count'))) }
    },
  })

  const world: World = Object.assign(fake, {
    record,
    reads: [],
    finished: [],
    denied: [],
    cut: false,
  })

  return world
}

/** The worker's own code on the thread of the test. */
export class ThreadlessWorker extends EventTarget {
  private ended = false
  private readonly serve = createRecordServer({
    // As a thread does: what is transferred twice, or gone already, fails.
    post: (message, transfer) => {
      const data = structuredClone(message, { transfer })

      queueMicrotask(
        () =>
          !this.ended && act(() => void this.dispatchEvent(new MessageEvent('message', { data }))),
      )
    },
    later: queueMicrotask,
  })
  postMessage(message: ToWorker) {
    this.serve(message)
  }
  terminate() {
    this.ended = true
  }
}

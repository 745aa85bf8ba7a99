import type { HolterDetail } from '@kangban/contracts'
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { urlOf } from '../../../shared/testing/render-page.tsx'
import type { ToWorker } from '../model/protocol.ts'
import { createRecordServer } from '../model/record-server.ts'
import { beatsText, recordOf } from '../model/test-record.ts'

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

interface World {
  record: HolterDetail | null
  asked: string[]
  /** Calls for blocks fail. */
  offline: boolean
  finished: unknown[]
}

/** A service that has one record, or none. */
export function service(record: HolterDetail | null): World {
  const world: World = { record, asked: [], offline: false, finished: [] }

  const answer = (url: URL, body: string): unknown => {
    const end = url.pathname.split('/').at(-1)
    if (end === 'list')
      return { list: world.record ? [world.record] : [], total: world.record ? 1 : 0, pn: 1, ps: 1 }
    if (end === 'info') return world.record
    if (end === 'beats')
      return { count: beatPositions.length, beats: beatsText(beatPositions, beatKinds) }

    if (end === 'finish') {
      world.finished.push(JSON.parse(body))
      return { status: 'analysing' }
    }

    const first = Number(url.searchParams.get('first'))
    return { first, blocks: blocks.slice(first, first + Number(url.searchParams.get('count'))) }
  }

  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(urlOf(input), 'http://localhost')
    world.asked.push(url.pathname.split('/').at(-1) + url.search)
    if (world.offline && url.pathname.endsWith('blocks'))
      return Promise.reject(new TypeError('Failed to fetch'))
    const data = answer(url, typeof init?.body === 'string' ? init.body : '')

    return Promise.resolve(
      Response.json(
        data === null ? { code: '9999', msg: '没有这份记录' } : { code: '1000', msg: 'ok', data },
      ),
    )
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

import { expect, it, vi } from 'vitest'
import type { FromWorker, ToWorker } from './protocol.ts'
import { RecordingSession } from './recording-session.ts'
import { type Frame, panned } from './view.ts'

const frame: Frame = { widthPx: 300, rows: 2, seconds: 600, pxPerMv: 40, heightPx: 120, zeroPx: 80 }

function world() {
  const sent: ToWorker[] = []
  const to: { hear?: (message: FromWorker) => void; fail?: () => void } = {}
  const end = vi.fn<() => void>()

  const session = new RecordingSession({
    shape: {
      rateHz: 100,
      sampleCount: 60_000,
      overview: { samplesPerPair: 4096, microvolts: 1, data: '' },
    },
    blocks: 10,
    faults: [],
    view: { from: 100, pxPerSecond: 100 },
    connect: (hear, fail) => {
      Object.assign(to, { hear, fail })
      return { send: (message) => sent.push(message), end }
    },
    readBlocks: () => new Promise(() => undefined),
    readBeats: () => new Promise(() => undefined),
  })

  const draws = () => sent.flatMap((message) => (message.type === 'draw' ? [message] : []))

  const answer = (complete = true) => {
    const id = draws().at(-1)?.id ?? 0
    to.hear?.({ type: 'drawn', id, drawing: { rows: [], style: 'samples', complete } })
  }

  return { session, sent, to, end, draws, answer }
}

type Session = ReturnType<typeof world>['session']
const right = (session: Session, px: number) => session.move((view, of) => panned(view, of, px))

it('asks for one drawing at a time, and next for that of the newest view', () => {
  const { session, draws, answer } = world()
  right(session, 10)
  expect(draws()).toEqual([])
  session.setFrame(frame)
  for (let move = 0; move < 50; move++) right(session, 10)
  expect(draws().map(({ scene }) => scene.from)).toEqual([100])
  answer()
  expect(session.picture?.view.from).toBe(100)
  expect(draws().map(({ scene }) => Math.round(scene.from * 10))).toEqual([1000, 1050])
  answer()
  expect(draws()).toHaveLength(2)
})

it('draws again as blocks come, until all that is in sight is there', () => {
  const { session, to, draws, answer } = world()
  session.setFrame(frame)
  answer(false)
  to.hear?.({ type: 'stored', blocks: 6 })
  expect(draws()).toHaveLength(2)
  answer()
  to.hear?.({ type: 'stored', blocks: 4 })
  expect(draws()).toHaveLength(2)
  expect(session.progress).toMatchObject({ blocks: 10, of: 10 })
})

it('tells of a worker that has failed, and ends it when it is left', () => {
  const { session, to, end } = world()
  const listener = vi.fn<() => void>()
  session.subscribe(listener)
  to.fail?.()
  expect(session.progress.failed).toBe(true)
  expect(listener).toHaveBeenCalledTimes(1)
  session.stop()
  expect(end).toHaveBeenCalledTimes(1)
})

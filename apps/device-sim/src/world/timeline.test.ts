import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MS_PER_HOUR } from '@kangban/china-time'
import { MAX_SPEED, Timeline } from './timeline.ts'
import type { TimelineOptions } from './timeline.ts'

const NOW = 1_000_000_000

function timelineAt(options: Partial<TimelineOptions> = {}) {
  let now = NOW
  const happened: string[] = []

  const timeline = new Timeline({
    wall: () => now,
    onJump: (distance) => happened.push(`jump ${distance}`),
    onPlayEnd: () => happened.push('end'),
    ...options,
  })

  const pass = (ms: number, step = 10): void => {
    for (const end = now + ms; now < end;) {
      now = Math.min(end, now + step)
      timeline.advance()
    }
  }

  return { timeline, happened, pass, wall: () => now }
}

describe('the time of a person', () => {
  it('runs tasks at the moment that they are due, in order, however late it is', () => {
    const { timeline, pass } = timelineAt()
    const ran: [string, number][] = []
    timeline.every(300, () => ran.push(['every', timeline.now() - NOW]))
    timeline.after(650, () => ran.push(['once', timeline.now() - NOW]))
    pass(1000, 1000)

    expect(ran).toEqual([
      ['every', 300],
      ['every', 600],
      ['once', 650],
      ['every', 900],
    ])

    expect(timeline.now()).toBe(NOW + 1000)
  })

  it('runs no task that was cancelled, be it by the one before', () => {
    const { timeline, pass } = timelineAt()
    const ran: string[] = []
    const cancel = timeline.after(20, () => ran.push('cancelled'))
    timeline.after(10, () => cancel())
    pass(100)
    expect(ran).toEqual([])
    expect(timeline.isIdle).toBe(true)
  })

  it('begins a play in the past, runs as fast as asked and catches up without a jump', () => {
    const { timeline, happened, pass, wall } = timelineAt()
    let ticks = 0
    timeline.every(1000, () => ticks++)
    timeline.startPlay({ fromUnixMs: NOW - 600_000, untilUnixMs: undefined, speed: 60 })
    expect(timeline.now()).toBe(NOW - 600_000)
    pass(5000)
    expect(timeline.now()).toBe(NOW - 300_000)
    // The rest, 305 s that become more while it runs, takes 5.17 s.
    pass(5200)
    expect(timeline.play).toBeUndefined()
    expect(timeline.now()).toBe(wall())
    expect(happened).toEqual(['jump -600000', 'end'])
    expect(ticks).toBe(610)
  })

  it('ends a play where it was told to, and jumps to the present', () => {
    const { timeline, happened, pass, wall } = timelineAt()
    timeline.startPlay({ fromUnixMs: NOW - 600_000, untilUnixMs: NOW - 540_000, speed: 60 })
    pass(1100)
    expect(timeline.now()).toBe(wall())
    expect(happened).toEqual(['jump -600000', 'jump 541000', 'end'])
  })

  it('waits while somebody takes what is sent too slowly, and then goes on from there', () => {
    let isHeld = false
    const { timeline, pass } = timelineAt({ isHeld: () => isHeld })
    let ticks = 0
    timeline.every(1000, () => ticks++)
    timeline.startPlay({ fromUnixMs: NOW - MS_PER_HOUR, untilUnixMs: undefined, speed: 100 })
    pass(1000)
    isHeld = true
    pass(1000)
    expect(ticks).toBe(100)
    isHeld = false
    pass(1000)
    expect(ticks).toBe(200)
  })

  it('does not make up for a stall within a play, but does in the present', () => {
    const { timeline, pass } = timelineAt()
    let ticks = 0
    timeline.every(1000, () => ticks++)
    timeline.startPlay({ fromUnixMs: NOW - MS_PER_HOUR, untilUnixMs: undefined, speed: 10 })
    pass(60_000, 60_000)
    expect(ticks).toBe(2)
    timeline.endPlay()
    pass(60_000, 60_000)
    expect(ticks).toBe(62)
  })

  it.each([
    [{ fromUnixMs: NOW + 1, untilUnixMs: undefined, speed: 1 }, /^from: /],
    [{ fromUnixMs: NOW - 10, untilUnixMs: NOW - 10, speed: 1 }, /^until: /],
    [{ fromUnixMs: NOW - 10, untilUnixMs: NOW + 10, speed: 1 }, /^until: /],
  ])('refuses the play %j', (play, message) => {
    expect(() => timelineAt().timeline.startPlay(play)).toThrow(message)
  })

  it('never lies in the future, never goes back but by a jump, and keeps the interval of every task', () => {
    const step = fc.record({
      ms: fc.integer({ min: 1, max: 3000 }),
      speed: fc.option(fc.integer({ min: 1, max: MAX_SPEED }), { nil: undefined }),
      back: fc.integer({ min: 1, max: 10_000_000 }),
    })

    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let before = Number.NEGATIVE_INFINITY

        const { timeline, pass, wall } = timelineAt({
          onJump: () => (before = Number.NEGATIVE_INFINITY),
        })

        const due: number[] = []

        timeline.every(777, () => {
          due.push(timeline.now() - before)
          before = timeline.now()
        })

        for (const { ms, speed, back } of steps) {
          if (speed !== undefined)
            timeline.startPlay({ fromUnixMs: wall() - back, untilUnixMs: undefined, speed })
          const from = timeline.now()
          pass(ms, 50)
          expect(timeline.now()).toBeGreaterThanOrEqual(from)
          expect(timeline.now()).toBeLessThanOrEqual(wall())
        }

        expect(
          due.filter((distance) => distance !== 777 && distance !== Number.POSITIVE_INFINITY),
        ).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

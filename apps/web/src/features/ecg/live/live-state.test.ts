import { describe, expect, it } from 'vitest'
import {
  INITIAL_LIVE,
  type LiveEvent,
  type LiveState,
  MEASURE_SAMPLES,
  nextLive,
  secondsLeft,
} from './live-state.ts'

const BOTH = { left: true, right: true }
const LEFT_OFF = { left: false, right: true }
const play = (...events: LiveEvent[]): LiveState => events.reduce<LiveState>(nextLive, INITIAL_LIVE)
const connected: LiveEvent[] = [{ type: 'connect' }, { type: 'connected', contact: BOTH }]

const halfway: LiveEvent[] = [
  ...connected,
  { type: 'started' },
  { type: 'measured', measured: 15 * 512 },
]

describe('nextLive', () => {
  it('goes from the first tap to the finished measurement', () => {
    expect(play({ type: 'connect' }).phase).toBe('connecting')
    expect(play(...connected).phase).toBe('hands')
    expect(play(...halfway)).toMatchObject({ phase: 'measuring', measured: 7680, complete: false })
    const done = play(...halfway, { type: 'measured', measured: MEASURE_SAMPLES + 9 })
    expect(done).toMatchObject({ phase: 'finished', complete: true, measured: MEASURE_SAMPLES })
  })

  it('rests before the hands are asked for, but not in the middle of a measurement', () => {
    const rest: LiveEvent = { type: 'connected', contact: BOTH, rest: true }
    expect(play({ type: 'connect' }, rest).phase).toBe('rest')
    expect(play({ type: 'connect' }, rest, { type: 'started' }).phase).toBe('rest')
    expect(play({ type: 'connect' }, rest, { type: 'rested' }).phase).toBe('hands')
    expect(play(...halfway, { type: 'rested' }).phase).toBe('measuring')
    expect(play(...halfway, { type: 'link-lost' }, rest).phase).toBe('hands')
  })

  it('pauses while a hand is off and goes on from the same count', () => {
    const paused = play(...halfway, { type: 'contact', contact: LEFT_OFF })
    expect(paused).toMatchObject({ phase: 'paused', contact: LEFT_OFF, measured: 7680 })

    expect(nextLive(paused, { type: 'contact', contact: BOTH })).toMatchObject({
      phase: 'measuring',
      measured: 7680,
    })
  })

  it('starts paused when a hand left between the tap and the first sample', () => {
    expect(
      play(...connected, { type: 'contact', contact: LEFT_OFF }, { type: 'started' }).phase,
    ).toBe('paused')
  })

  it('keeps what was measured when the link is lost, and never counts backwards', () => {
    const lost = play(...halfway, { type: 'link-lost' })
    expect(lost).toMatchObject({ phase: 'lost', measured: 7680, failure: null })

    const again = [
      { type: 'connected', contact: BOTH },
      { type: 'started' },
      { type: 'measured', measured: 9 },
    ] as const

    expect(again.reduce<LiveState>(nextLive, lost)).toMatchObject({
      phase: 'measuring',
      measured: 7680,
      failure: null,
    })
  })

  it('stays with what was measured when reconnecting fails, and may be stopped as incomplete', () => {
    const failed = play(...halfway, { type: 'link-lost' }, { type: 'failed', failure: 'not-found' })
    expect(failed).toMatchObject({ phase: 'lost', measured: 7680, failure: 'not-found' })

    expect(nextLive(failed, { type: 'connect' })).toMatchObject({
      phase: 'lost',
      measured: 7680,
      failure: null,
    })

    expect(nextLive(failed, { type: 'stop' })).toMatchObject({
      phase: 'finished',
      complete: false,
      measured: 7680,
    })
  })

  it('goes back to the start with the reason where nothing was measured', () => {
    expect(play({ type: 'connect' }, { type: 'failed', failure: 'cancelled' })).toEqual({
      ...INITIAL_LIVE,
      failure: 'cancelled',
    })

    expect(play(...connected, { type: 'link-lost' })).toEqual({
      ...INITIAL_LIVE,
      phase: 'connecting',
    })

    expect(play(...connected, { type: 'stop' })).toEqual(INITIAL_LIVE)
  })

  it('is not moved by late news after the end', () => {
    const done = play(...halfway, { type: 'stop' })

    for (const event of [
      { type: 'link-lost' },
      { type: 'measured', measured: 9000 },
      { type: 'connected', contact: BOTH },
      { type: 'started' },
    ] satisfies LiveEvent[]) {
      expect(nextLive(done, event)).toEqual(done)
    }

    expect(nextLive(done, { type: 'reset' })).toEqual(INITIAL_LIVE)
  })
})

describe('secondsLeft', () => {
  it('counts down from 30 to 0 on samples at 512 Hz', () => {
    expect([0, 1, 512, 513, MEASURE_SAMPLES - 1, MEASURE_SAMPLES, 99_999].map(secondsLeft)).toEqual(
      [30, 30, 29, 29, 1, 0, 0],
    )
  })
})

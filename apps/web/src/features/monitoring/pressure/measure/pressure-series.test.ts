import type { BloodPressureReading } from '@kangban/central'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BegunSeries } from './begun-series.ts'
import { PressureSeries } from './pressure-series.ts'
import type { TakenPressure } from './taken-pressure.ts'

const NOW = Date.parse('2024-01-02T08:00:00+08:00')

const reading = (
  systolic: number,
  diastolic: number,
  change: Partial<BloodPressureReading> = {},
): BloodPressureReading => ({
  systolic,
  diastolic,
  mean: undefined,
  pulseBpm: 72.4,
  measuredAt: new Date(Date.now()),
  hasDeviceTime: true,
  userId: undefined,
  status: undefined,
  ...change,
})

function open({
  last = null as { systolic: number; diastolic: number } | null,
  begun = null as TakenPressure | null,
} = {}) {
  const kept: string[] = []
  const onPauseOver = vi.fn<() => void>()
  const note = { is: begun }

  const store: BegunSeries = {
    read: () => note.is,
    write: (taken) => {
      note.is = taken
    },
  }

  const series = new PressureSeries({
    keep: (one) => `m${kept.push(`${one.systolic}/${one.diastolic}`)}`,
    last: () => last,
    onPauseOver,
    begun: store,
    nowMs: () => Date.now(),
  })

  const leave = series.enter()
  return { series, kept, onPauseOver, note, leave }
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

describe('a sitting', () => {
  it('keeps the first at once, waits a minute, then asks for the second, and ends with it', () => {
    const { series, kept, onPauseOver, note } = open()
    series.take(reading(142, 88))
    expect(kept).toEqual(['142/88'])
    expect(series.getState()).toMatchObject({ pause: { total: 60, left: 60 }, ended: false })
    expect(note.is).toMatchObject({ measurementId: 'm1', systolic: 142, pulse: 72 })
    vi.advanceTimersByTime(59_000)
    expect(series.getState().pause).toEqual({ total: 60, left: 1 })
    expect(onPauseOver).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(series.getState().pause).toBeNull()
    expect(onPauseOver).toHaveBeenCalledOnce()
    series.take(reading(136, 84))
    expect(kept).toEqual(['142/88', '136/84'])
    expect(series.getState()).toMatchObject({ ended: true, taken: [{}, { measurementId: 'm2' }] })
    expect(note.is).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('may be ended after one, and takes a second that comes too early', () => {
    const one = open()
    one.series.take(reading(142, 88))
    one.series.end()
    expect(one.series.getState()).toMatchObject({ ended: true, pause: null })
    expect(one.series.getState().taken).toHaveLength(1)
    expect([one.note.is, vi.getTimerCount()]).toEqual([null, 0])
    const two = open()
    two.series.take(reading(142, 88))
    vi.advanceTimersByTime(5000)
    two.series.take(reading(140, 86))
    expect(two.series.getState()).toMatchObject({ ended: true, taken: [{}, {}] })
  })

  it('waits five minutes after a grave one, as its advice says', () => {
    const { series } = open()
    series.take(reading(186, 100))
    expect(series.getState().pause).toEqual({ total: 300, left: 300 })
  })

  it('goes on after a reload where it was, and not after it was closed for long', () => {
    const { series, note, leave } = open()
    series.take(reading(142, 88))
    leave()
    vi.advanceTimersByTime(20_000)
    const again = open({ begun: note.is })

    expect(again.series.getState()).toMatchObject({
      pause: { left: 40 },
      taken: [{ systolic: 142 }],
    })

    again.leave()
    vi.advanceTimersByTime(60_000)
    const late = open({ begun: note.is })
    expect(late.series.getState().pause).toBeNull()
    late.series.take(reading(138, 86))
    expect(late.kept).toEqual(['138/86'])
    expect(late.series.getState()).toMatchObject({ ended: true, taken: [{}, {}] })
  })

  it('does not take one that the monitor sends twice for a second one', () => {
    const { series, kept } = open()
    const first = reading(142, 88)
    series.take(first)
    series.take({ ...first })
    expect(kept).toEqual(['142/88'])
    // Without a clock of its own, two alike are two.
    series.take(reading(142, 88, { hasDeviceTime: false }))
    expect(kept).toHaveLength(2)
  })

  it('begins anew when the monitor is started after the end', () => {
    const { series } = open()
    series.take(reading(142, 88))
    series.end()
    vi.advanceTimersByTime(1000)
    series.take(reading(138, 84))
    expect(series.getState()).toMatchObject({ ended: false, taken: [{ systolic: 138 }] })
  })
})

describe('a reading that is hard to believe', () => {
  const last = { systolic: 130, diastolic: 80 }

  it('is not kept until the person says so', () => {
    const { series, kept } = open({ last })
    series.take(reading(182, 98))
    expect([kept, series.getState().doubt?.kind]).toEqual([[], 'jump'])
    series.keepDoubted()
    expect(kept).toEqual(['182/98'])
    expect(series.getState()).toMatchObject({ doubt: null, pause: { total: 300 } })
  })

  it('is dropped when the next one is another, and kept with it when the next one is like it', () => {
    const slipped = open({ last })
    slipped.series.take(reading(182, 98))
    slipped.series.repeat()
    expect(slipped.series.getState().doubt).toBeNull()
    slipped.series.take(reading(134, 82))
    expect(slipped.kept).toEqual(['134/82'])
    const risen = open({ last })
    risen.series.take(reading(182, 98))
    risen.series.repeat()
    risen.series.take(reading(176, 96))
    expect(risen.kept).toEqual(['182/98', '176/96'])
    expect(risen.series.getState().ended).toBe(true)
  })

  it('can never be kept where it cannot be', () => {
    const { series, kept } = open()
    series.take(reading(80, 120))
    series.keepDoubted()
    expect([kept, series.getState().doubt?.kind]).toEqual([[], 'impossible'])
  })

  it('stops the pause, and the second of a sitting is held against the first', () => {
    const { series, kept } = open()
    series.take(reading(142, 88))
    series.take(reading(188, 98))
    expect(series.getState()).toMatchObject({ doubt: { kind: 'jump' }, pause: null })
    expect(vi.getTimerCount()).toBe(0)
    expect(kept).toEqual(['142/88'])
  })
})

import { array, assert, nat, property } from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { MS_PER_MINUTE } from '@kangban/china-time'
import { DeviceClock } from './device-clock.ts'

let dated: [value: number, atMs: number][]
let clock: DeviceClock<number>

beforeEach(() => {
  dated = []
  clock = new DeviceClock((value, atMs) => dated.push([value, atMs]))
})

describe('values without a time', () => {
  it('are spread over the span between two times of the device, however fast that passed', () => {
    clock.tell(1_000_000, 0)
    for (const value of [1, 2, 3, 4]) clock.take(value, value)
    clock.tell(1_060_000, 5)

    expect(dated).toEqual([
      [1, 1_007_500],
      [2, 1_022_500],
      [3, 1_037_500],
      [4, 1_052_500],
    ])
  })

  it('keep the pace of real time where the device begins to live at another time', () => {
    clock.tell(9_000_000, 100_000)
    clock.take(1, 101_000)
    clock.tell(2_000_000, 101_500)
    clock.take(2, 101_600)
    clock.tell(2_060_000, 101_700)
    clock.take(3, 101_800)
    clock.tell(9_001_800, 101_810)

    expect(dated).toEqual([
      [1, 9_001_000],
      [2, 2_030_000],
      [3, 2_060_100],
    ])
  })

  it('that come before the first time have that time', () => {
    clock.take(1, 50)
    clock.tell(7_000_000, 60)
    expect(dated).toEqual([[1, 7_000_000]])
  })

  it('that wait when the link breaks are not lost', () => {
    clock.tell(1_000_000, 0)
    clock.take(1, 400)
    clock.end()
    expect(dated).toEqual([[1, 1_000_400]])
  })

  it('have real time where a device never tells its own', () => {
    clock.take(1, 50)
    clock.none()
    clock.take(2, 1050)

    expect(dated).toEqual([
      [1, 50],
      [2, 1050],
    ])
  })

  it('come out once each, in order, never outside the span of the clock', () => {
    assert(
      property(array(nat(20), { maxLength: 30 }), (counts) => {
        const out: number[] = []
        const spans = new DeviceClock<number>((_, atMs) => out.push(atMs))
        spans.tell(0, 0)

        counts.forEach((count, minute) => {
          for (let i = 0; i < count; i++) spans.take(i, 0)
          spans.tell((minute + 1) * MS_PER_MINUTE, 0)

          expect(
            out
              .splice(0)
              .every((at) => at > minute * MS_PER_MINUTE && at < (minute + 1) * MS_PER_MINUTE),
          ).toBe(true)
        })
      }),
    )
  })
})

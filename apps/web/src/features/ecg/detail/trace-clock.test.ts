import { describe, expect, it } from 'vitest'
import {
  atSpeed,
  createTraceClock,
  isAtEnd,
  pause,
  play,
  positionAt,
  samplesAt,
  seek,
} from './trace-clock.ts'

describe('trace clock', () => {
  it('draws by elapsed time x 512 in steps of 10, whatever the frame rate', () => {
    const clock = play(createTraceClock(30_000), 1000)

    for (const framesPerSecond of [24, 60, 120]) {
      let drawn = 0

      for (let frame = 0; frame <= 10 * framesPerSecond; frame++) {
        drawn = samplesAt(clock, 1000 + (frame * 1000) / framesPerSecond)
        expect(drawn % 10).toBe(0)
      }

      expect(drawn).toBe(5120)
    }
  })

  it('stands while paused and goes on from there', () => {
    const paused = pause(play(createTraceClock(30_000), 0), 4000)
    expect(positionAt(paused, 60_000)).toBe(4000)
    expect(positionAt(play(paused, 60_000), 61_500)).toBe(5500)
  })

  it('keeps its place when the speed changes', () => {
    const half = atSpeed(play(createTraceClock(30_000), 0), 0.5, 4000)
    expect(positionAt(half, 4000)).toBe(4000)
    expect(positionAt(half, 6000)).toBe(5000)
    expect(positionAt(atSpeed(pause(half, 6000), 1, 9000), 20_000)).toBe(5000)
  })

  it('seeks within the record, playing on if it played', () => {
    const clock = play(createTraceClock(30_000), 0)
    expect(positionAt(seek(clock, 12_000, 500), 1500)).toBe(13_000)
    expect(positionAt(seek(pause(clock, 0), -5, 500), 1500)).toBe(0)
    expect(positionAt(seek(clock, 99_000, 500), 500)).toBe(30_000)
  })

  it('stops at the end with every sample drawn, and plays again from the beginning', () => {
    const clock = play(createTraceClock(1005), 0)
    expect(isAtEnd(clock, 1004)).toBe(false)
    expect(isAtEnd(clock, 1005)).toBe(true)
    expect(samplesAt(clock, 5000)).toBe(515)
    expect(positionAt(play(clock, 5000), 5000)).toBe(0)
  })
})

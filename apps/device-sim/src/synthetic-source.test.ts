import { describe, expect, it } from 'vitest'
import { createSyntheticSource } from './synthetic-source.ts'

const read = (seed: string, person: string, measurement: number) =>
  createSyntheticSource(seed).play({ person, measurement }).read(512)

describe('synthetic ECG', () => {
  it('is the same for the same seed, person and measurement, and another for another', () => {
    expect(read('1', 'U1', 1)).toEqual(read('1', 'U1', 1))
    expect(read('1', 'U1', 2)).not.toEqual(read('1', 'U1', 1))
    expect(read('1', 'U2', 1)).not.toEqual(read('1', 'U1', 1))
    expect(read('2', 'U1', 1)).not.toEqual(read('1', 'U1', 1))
  })

  it('joins to the same trace from pieces', () => {
    const source = createSyntheticSource('1')
    const whole = source.play({ person: 'U1', measurement: 1 }).read(2048)
    const playback = source.play({ person: 'U1', measurement: 1 })
    const pieces = [64, 1000, 1, 983].flatMap((count) => [...playback.read(count)])
    expect(pieces).toEqual([...whole])
  })
})

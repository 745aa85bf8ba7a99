import { describe, expect, it } from 'vitest'
import { BODY_SOURCE } from './body-source.ts'
import { EventLog } from './event-log.ts'
import { NO_FAULTS } from '../radio/faults.ts'
import { GroundTruth } from './ground-truth.ts'
import { createReplaySource, loadReplay } from './replay-source.ts'
import { Wearer } from './wearer.ts'

const wearer = new Wearer({
  person: 'U1',
  seed: '1',
  faults: NO_FAULTS,
  wall: () => 0,
  ecgSource: BODY_SOURCE,
  truth: new GroundTruth(),
  events: new EventLog(),
})

const play = (samples: number[]) => createReplaySource('r', Float32Array.from(samples)).play(wearer)

describe('a replayed record', () => {
  it('goes round in pieces of any size', () => {
    const playback = play([1, 2, 3])

    expect([...playback.read(2), ...playback.read(0), ...playback.read(5)]).toEqual([
      1, 2, 3, 1, 2, 3, 1,
    ])
  })

  it('keeps its gaps', () => {
    expect([...play([1, Number.NaN]).read(3)]).toEqual([1, Number.NaN, 1])
  })

  it('must have a sample', () => {
    expect(() => createReplaySource('empty', new Float32Array(0))).toThrow(
      'record empty has 0 samples',
    )
  })

  it('must be there', async () => {
    await expect(loadReplay('/nowhere/100.hea')).rejects.toThrow('/nowhere/100.hea')
  })
})

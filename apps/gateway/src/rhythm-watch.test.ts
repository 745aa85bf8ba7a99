import { MS_PER_DAY, MS_PER_MINUTE } from '@kangban/china-time'
import { createHeartbeat, createPerson, createRandom, type Rhythm } from '@kangban/vitals'
import { describe, expect, it } from 'vitest'
import { RhythmWatch } from './rhythm-watch.ts'

const person = createPerson(createRandom(3), {
  id: 'P3',
  sex: 'female',
  ageYears: 72,
  conditions: [],
})

/** The moments, in minutes, at which it asks for an ECG while a heart beats so for so long. */
function promptsOf(
  rhythm: Rhythm,
  minutes: number,
  {
    seed = 1,
    before = () => undefined,
  }: { seed?: number; before?: (watch: RhythmWatch) => void } = {},
): number[] {
  let now = 0
  const prompts: number[] = []
  const watch = new RhythmWatch(() => prompts.push(Math.round(now / 60)))
  const beats = createHeartbeat({ person, seed, rhythm: () => rhythm })
  before(watch)

  while (now < minutes * 60) {
    const { atSeconds, rrSeconds } = beats.next()
    now = atSeconds
    watch.add([rrSeconds * 1000], now * 1000)
  }

  return prompts
}

const offTheWrist = (watch: RhythmWatch): void => watch.add([], MS_PER_DAY)

describe('a watch over the rhythm', () => {
  it('asks for an ECG within four minutes of fibrillation, and not again within the hour', () => {
    for (let seed = 0; seed < 10; seed++) {
      const prompts = promptsOf({ kind: 'af', heartRate: 105 }, 90, { seed })
      expect(prompts).toHaveLength(2)
      expect(prompts[0]).toBeLessThanOrEqual(4)
      expect((prompts[1] ?? 0) - (prompts[0] ?? 0)).toBeGreaterThanOrEqual(60)
    }
  })

  it('looks at a time that is lived through again also where the watch was off the wrist before', () => {
    expect(promptsOf({ kind: 'af', heartRate: 105 }, 30, { before: offTheWrist })).toHaveLength(1)
  })

  it('asks again a minute later where nothing came of it', () => {
    let now = 0
    const prompts: number[] = []

    const watch: RhythmWatch = new RhythmWatch(() => {
      prompts.push(Math.round(now / 60))
      if (prompts.length === 1) watch.askAgain()
    })

    const beats = createHeartbeat({
      person,
      seed: 1,
      rhythm: () => ({ kind: 'af', heartRate: 105 }),
    })

    while (now < 30 * 60) {
      const { atSeconds, rrSeconds } = beats.next()
      now = atSeconds
      watch.add([rrSeconds * 1000], now * 1000)
    }

    expect(prompts).toHaveLength(2)
    expect((prompts[1] ?? 0) - (prompts[0] ?? 0)).toBeLessThanOrEqual(2)
  })

  it('is silent over a calm heart', () => {
    for (const heartRate of [52, 68, 88, 110])
      expect(promptsOf({ kind: 'sinus', heartRate }, 120)).toEqual([])
  })

  it('is silent over a young heart that moves with the breath', () => {
    for (let seed = 0; seed < 5; seed++) {
      expect(promptsOf({ kind: 'sinus', heartRate: 58, sdnnMs: 55 }, 120, { seed })).toEqual([])
    }
  })

  it('is silent over too few intervals to tell', () => {
    const prompts: number[] = []
    const watch = new RhythmWatch(() => prompts.push(1))

    for (let minute = 0; minute < 30; minute++) {
      for (let beat = 0; beat < 30; beat++)
        watch.add([600 + ((beat * 7919) % 500)], minute * MS_PER_MINUTE + beat * 1000)
    }

    expect(prompts).toEqual([])
  })
})

import { clamp } from '../chance/exact-math.ts'
import { createVariability } from './heart-rate-variability.ts'
import { assertPerson, type Person } from '../person/person.ts'
import { createRandom, type Random } from '../chance/random.ts'
import {
  assertRhythm,
  couplingOf,
  everyOf,
  MAX_PAUSE_SECONDS,
  pauseOf,
  rhythmAtRest,
  type Rhythm,
  type RhythmAt,
} from './rhythm.ts'
import type { Scenario } from '../scenario/scenario.ts'

export type BeatKind = 'normal' | 'premature-wide' | 'af'
/** A beat at `atSeconds` since the stream began; `rrSeconds` is the interval that ends with it. */
export type Heartbeat = { atSeconds: number; rrSeconds: number; kind: BeatKind }

export type HeartbeatStream = { next(): Heartbeat }

export type HeartbeatRequest = {
  person: Person
  seed: number | string
  scenario?: Scenario
  /** Instead of the person's rest and the scenario's rhythm: for example `rhythmFrom` of live vitals. */
  rhythm?: RhythmAt
}

/** An endless stream of beats in virtual time, from second 0 on; the first beat comes after one mean interval. */
export function createHeartbeat(request: HeartbeatRequest): HeartbeatStream {
  const { person, scenario } = request
  const random = createRandom(request.seed).fork(assertPerson(person).id).fork('heartbeat')
  return heartbeats(random, request.rhythm ?? rhythmAtRest(person, scenario))
}

// No heart beats again within its refractory time.
const MIN_SECONDS = 0.2

export function heartbeats(random: Random, rhythmAt: RhythmAt): HeartbeatStream {
  const sinusOrAf = createVariability(random.fork('variability'))
  const draw = random.fork('beats')
  let atSeconds = 0
  let untilExtra = -1
  // The pause after an extra beat: its length is settled when the extra beat comes.
  let pause: number | undefined

  /** Whether what comes once in so many beats comes now. */
  const isDue = (every: number): boolean => {
    if (untilExtra < 0 || untilExtra > 2 * every)
      untilExtra = draw.int(Math.ceil(every / 2), Math.floor(every * 1.5))
    return untilExtra-- <= 0
  }

  const interval = (rhythm: Rhythm): Omit<Heartbeat, 'atSeconds'> => {
    if (atSeconds === 0)
      return { rrSeconds: 60 / rhythm.heartRate, kind: rhythm.kind === 'af' ? 'af' : 'normal' }

    if (pause !== undefined) {
      const rrSeconds = pause
      pause = undefined
      return { rrSeconds, kind: 'normal' }
    }

    const rrSeconds = sinusOrAf(rhythm)
    if (rhythm.kind === 'af') return { rrSeconds, kind: 'af' }
    if (rhythm.kind === 'sinus' || !isDue(everyOf(rhythm))) return { rrSeconds, kind: 'normal' }
    if (rhythm.kind === 'pauses')
      return { rrSeconds: draw.between(...pauseOf(rhythm)), kind: 'normal' }
    const [least, most] = couplingOf(rhythm)
    const early = rrSeconds * draw.between(least, most)
    // The sinus node keeps its time: the extra beat and its pause together last two intervals.
    pause = 2 * rrSeconds - early
    return { rrSeconds: early, kind: 'premature-wide' }
  }

  let checked: Rhythm | undefined

  const rhythmNow = (): Rhythm => {
    const rhythm = rhythmAt(atSeconds)
    if (rhythm !== checked) checked = assertRhythm(rhythm)
    return rhythm
  }

  return {
    next() {
      const { rrSeconds, kind } = interval(rhythmNow())
      const bounded = clamp(rrSeconds, [MIN_SECONDS, MAX_PAUSE_SECONDS])
      atSeconds += bounded
      return { atSeconds, rrSeconds: bounded, kind }
    },
  }
}

import { createFibrillation, createNoise, USUAL_NOISE, type EcgNoise } from './ecg-noise.ts'
import { createTrace, type EcgBeat, type Stretch } from './ecg-trace.ts'
import { heartbeats } from './heartbeat.ts'
import { assertPerson, type Person } from './person.ts'
import { createRandom } from './random.ts'
import type { Rhythm, RhythmAt } from './rhythm.ts'

export type EcgStream = {
  /** The next samples in millivolts. Chunks of any size join to the same trace. */
  read(count: number): Float32Array
  /** Ground truth of all that was read and not yet forgotten. */
  beats(): EcgBeat[]
  /** Drops the truth before a sample, for streams that run for days. */
  forgetBefore(sample: number): void
}

export type EcgRequest = {
  person: Person
  seed: number | string
  rateHz?: number
  /** One rhythm throughout, or by time. */
  rhythm: Rhythm | RhythmAt
  noise?: Partial<EcgNoise>
}

// The f waves grow and fade over this time when fibrillation begins and ends.
const ONSET_SECONDS = 0.5

/** A single-lead ECG with the beats of `createHeartbeat` for the same person, seed and rhythm. */
export function createEcg(request: EcgRequest): EcgStream {
  const { rhythm, rateHz = 512 } = request
  if (!(rateHz >= 100 && rateHz <= 4096)) throw new RangeError(`rateHz must be within 100..4096, got ${rateHz}`)
  const own = createRandom(request.seed).fork(assertPerson(request.person).id)
  const rhythmAt = typeof rhythm === 'function' ? rhythm : () => rhythm
  const trace = createTrace(heartbeats(own.fork('heartbeat'), rhythmAt), rhythmAt, rateHz)
  const millivolts = own.fork('R wave').between(0.9, 1.3)
  const addNoise = createNoise(own.fork('ECG noise'), rateHz, { ...USUAL_NOISE, ...request.noise })
  const addFibrillation = createFibrillation(own.fork('f waves'), rateHz, ONSET_SECONDS)
  let position = 0

  return {
    read(count) {
      if (!Number.isInteger(count) || count < 0) throw new RangeError(`count must be a whole number, got ${count}`)
      const samples = new Float32Array(count)
      for (let i = 0; i < count;) {
        const stretch = trace.at(position)
        const end = Math.min(count, i + Math.ceil(stretch.to - position))
        const chunk = samples.subarray(i, end)
        drawStretch(chunk, stretch, { position, millivolts })
        addFibrillation(chunk, stretch.fibrillating)
        position += end - i
        i = end
      }
      addNoise(samples)
      return samples
    },
    beats: () => trace.beats().filter(({ sample }) => sample < position),
    forgetBefore: (sample) => trace.forgetBefore(sample),
  }
}

function drawStretch(out: Float32Array, stretch: Stretch, at: { position: number; millivolts: number }): void {
  const { table, from, index, step } = stretch
  const first = at.position - from
  for (let i = 0; i < out.length; i++) {
    const entry = index + (first + i) * step
    const low = Math.floor(entry)
    const value = table[low]!
    out[i] = at.millivolts * (value + (entry - low) * (table[low + 1]! - value))
  }
}

import { createNoise, NO_NOISE, noiseMillivolts, USUAL_NOISE, type EcgNoise } from './ecg-noise.ts'
import { createTrace, type EcgBeat } from './ecg-trace.ts'
import { createFibrillation } from '../heart/fibrillation.ts'
import { heartbeats } from '../heart/heartbeat.ts'
import { assertPerson, type Person } from '../person/person.ts'
import { createRandom } from '../chance/random.ts'
import { assertRhythm, HRV_WINDOW_SECONDS, type Rhythm, type RhythmAt } from '../heart/rhythm.ts'

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
  rateHz: number
  /** One rhythm throughout, or by time. */
  rhythm: Rhythm | RhythmAt
  /** What is not given is as usual. Decibels are against the clean ECG of the first 5 minutes. */
  noise?: Partial<EcgNoise>
}

/** A single-lead ECG with the beats of `createHeartbeat` for the same person, seed and rhythm. */
export function createEcg(request: EcgRequest): EcgStream {
  const { rhythm, rateHz } = request
  if (!(rateHz >= 100 && rateHz <= 4096))
    throw new RangeError(`rateHz must be within 100..4096, got ${rateHz}`)
  const rhythmAt = typeof rhythm === 'function' ? rhythm : always(assertRhythm(rhythm))
  const own = createRandom(request.seed).fork(assertPerson(request.person).id)
  const trace = createTrace(heartbeats(own.fork('heartbeat'), rhythmAt), rhythmAt, rateHz)
  const millivolts = own.fork('R wave').between(0.9, 1.3)

  const level = noiseMillivolts({ ...USUAL_NOISE, ...request.noise }, () =>
    signalMillivolts(request, rateHz),
  )

  const fillWithNoise = createNoise(own.fork('ECG noise'), rateHz, level)
  const addFibrillation = createFibrillation(own.fork('f waves'), rateHz)
  let position = 0

  return {
    read(count) {
      if (!Number.isInteger(count) || count < 0)
        throw new RangeError(`count must be a whole number, got ${count}`)
      const samples = new Float32Array(count)

      // In parts that stay in the processor's cache.
      for (let i = 0; i < count; i += PART_SAMPLES) {
        const part = samples.subarray(i, Math.min(count, i + PART_SAMPLES))
        fillWithNoise(part)

        for (let k = 0; k < part.length;) {
          const { active, to } = trace.fibrillationAt(position + k)
          const end = Math.min(part.length, to - position)
          addFibrillation(part.subarray(k, end), active)
          k = end
        }

        trace.addTo(part, position, millivolts)
        position += part.length
      }

      return samples
    },
    beats: () => trace.beats().filter(({ sample }) => sample < position),
    forgetBefore: (sample) => trace.forgetBefore(sample),
  }
}

const PART_SAMPLES = 4096

const always =
  (rhythm: Rhythm): RhythmAt =>
  () =>
    rhythm

/** RMS of the clean ECG about its mean, over the first 5 minutes. */
function signalMillivolts(request: EcgRequest, rateHz: number): number {
  const clean = createEcg({ ...request, noise: NO_NOISE }).read(
    Math.round(HRV_WINDOW_SECONDS * rateHz),
  )

  const mean = clean.reduce((sum, value) => sum + value, 0) / clean.length

  return Math.sqrt(
    clean.reduce((sum, value) => sum + (value - mean) * (value - mean), 0) / clean.length,
  )
}

import { createEcg, rhythmAtRest } from '@kangban/vitals'
import type { EcgSource } from './ecg-source.ts'
import { ECG_RATE_HZ } from './ecg-source.ts'
import { simulatedPerson } from './simulated-person.ts'

/** ECG of a person at rest, from the models that also make the seeded history. */
export function createSyntheticSource(seed: string): EcgSource {
  return {
    kind: 'synthetic',
    record: null,
    play({ person, measurement }) {
      const body = simulatedPerson(person, seed)
      const ecg = createEcg({
        person: body,
        seed: `${seed}/${measurement}`,
        rateHz: ECG_RATE_HZ,
        rhythm: rhythmAtRest(body),
      })
      let position = 0
      return {
        read(count) {
          const samples = ecg.read(count)
          position += count
          ecg.forgetBefore(position)
          return samples
        },
      }
    },
  }
}

// Fingerprints of all that is generated, to be computed in one engine and compared with those of another.
import { MS_PER_MINUTE, startOfShanghaiDay } from '@kangban/china-time'
import { createEcg } from '../ecg/ecg.ts'
import { createHeartbeat } from '../heart/heartbeat.ts'
import { createLiveVitals } from '../live-vitals.ts'
import type { Rhythm } from '../heart/rhythm.ts'
import { SCENARIOS } from '../scenario/scenarios.ts'
import { simulateDay } from '../simulate-day.ts'
import { fingerprint, fingerprintNumbers } from './fingerprint.ts'
import { personAged, SEED } from './people.ts'

const person = personAged(72, ['hypertension', 'atrial-fibrillation', 'premature-beats'])
const DAY = '2026-11-20'

const RATE_HZ = 512

const ofJson = (value: unknown): string =>
  fingerprint(Uint8Array.from(JSON.stringify(value), (character) => character.charCodeAt(0)))

const ofEcg = (rhythm: Rhythm): string => {
  const noise = { muscle: { snrDb: 18 }, baseline: 0.06, mains: { snrDb: 24 } }
  const ecg = createEcg({ person, seed: SEED, rateHz: RATE_HZ, rhythm, noise })
  const samples = ecg.read(60 * RATE_HZ)
  return `${fingerprint(new Uint8Array(samples.buffer))} ${fingerprintNumbers(ecg.beats().map(({ tEnd }) => tEnd))}`
}

const ofIntervals = (rhythm: Rhythm): string => {
  const beats = createHeartbeat({ person, seed: SEED, rhythm: () => rhythm })
  return fingerprintNumbers(Array.from({ length: 2000 }, () => beats.next().rrSeconds))
}

export function sameBits(): Record<string, string> {
  const live = createLiveVitals({ person, seed: SEED, scenario: SCENARIOS['night-desaturation'] })
  const midnight = startOfShanghaiDay(DAY).getTime()

  const scenarios = Object.entries(SCENARIOS).map(([name, scenario]) => [
    `day, ${name}`,
    ofJson([scenario, simulateDay({ person, seed: SEED, day: DAY, scenario })]),
  ])

  return {
    ...Object.fromEntries(scenarios),
    intervals: ofIntervals({ kind: 'sinus', heartRate: 70 }),
    'intervals, SDNN and RMSSD': ofIntervals({
      kind: 'sinus',
      heartRate: 118,
      sdnnMs: 120,
      rmssdMs: 150,
    }),
    'intervals, AF': ofIntervals({ kind: 'af', heartRate: 120, rrVariation: 0.3 }),
    'ECG, sinus rhythm': ofEcg({ kind: 'sinus', heartRate: 66, qtMs: 410 }),
    'ECG, AF': ofEcg({ kind: 'af', heartRate: 104 }),
    'ECG, extra beats': ofEcg({ kind: 'pvc', heartRate: 72 }),
    live: ofJson(
      Array.from({ length: 1440 }, (_, minute) =>
        live.at(midnight + minute * MS_PER_MINUTE + 7777),
      ),
    ),
    cuff: ofJson(
      Array.from({ length: 96 }, (_, i) => live.bloodPressureAt(midnight + i * 15 * MS_PER_MINUTE)),
    ),
  }
}

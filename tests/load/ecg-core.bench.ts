// ecg-core on one core: parsing beside split().map(Number), detection and pyramid on a 24-hour record.
import { buildPyramid, detectRPeaks, formatSamples, parseSamples, queryPyramid } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'

const RATE_HZ = 512
const DAY_SAMPLES = 24 * 3600 * RATE_HZ

/** The best of some runs, in milliseconds: what the machine can do when nothing else wants it. */
function best(runs: number, work: () => void): number {
  let least = Infinity
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    work()
    least = Math.min(least, performance.now() - start)
  }
  return least
}

const row = (what: string, ours: string, reference: string, goal: string) =>
  console.log(what.padEnd(34), ours.padStart(18), reference.padStart(26), goal.padStart(24))

const person = createPerson(createRandom(1), { id: 'bench', sex: 'female', ageYears: 70, conditions: [] })
const hour = createEcg({ person, seed: 1, rateHz: RATE_HZ, rhythm: { kind: 'sinus', heartRate: 70 } }).read(
  3600 * RATE_HZ,
)
const text = formatSamples(hour.subarray(0, 600 * RATE_HZ))
const day = new Float32Array(DAY_SAMPLES)
for (let at = 0; at < DAY_SAMPLES; at += hour.length) day.set(hour.subarray(0, DAY_SAMPLES - at), at)

row('ecg-core', 'ours', 'reference', 'goal')
const ours = best(5, () => parseSamples(text))
const naive = best(5, () => text.split(',').map(Number))
row(
  'parse, 10 min of text',
  `${ours.toFixed(1)} ms`,
  `split.map ${naive.toFixed(1)} ms`,
  `${(naive / ours).toFixed(1)} x (15 x)`,
)
const detection = best(2, () => detectRPeaks(day, RATE_HZ))
row(
  'R peaks of 24 h',
  `${(detection / 1000).toFixed(2)} s`,
  '',
  `${(DAY_SAMPLES / detection / 1000).toFixed(0)} M/s (60 M/s)`,
)
const building = best(2, () => buildPyramid(day))
row('pyramid of 24 h', `${(building / 1000).toFixed(2)} s`, '', '(0.30 s)')
const pyramid = buildPyramid(day)
const queries = Array.from({ length: 400 }, (_, index) => {
  const span = 1920 + index * 100_000
  const from = (index * 104_729) % Math.max(1, DAY_SAMPLES - span)
  return best(1, () => queryPyramid(pyramid, { from, to: from + span, columns: 1920 }))
}).toSorted((a, b) => a - b)
row('1,920 columns, p99 of 400 spans', `${(queries[395] ?? 0).toFixed(2)} ms`, '', '(0.30 ms)')

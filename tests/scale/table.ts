import { percentile } from '../load/paced.ts'
import type { Speeds, Trial } from './trial.ts'

const speed = ({ p50, p99 }: Speeds) => `${p50.toFixed(0)}/${p99.toFixed(0)}`

const row = (trial: Trial): Record<string, string | number> => ({
  fault: trial.fault.name,
  acknowledged: trial.acknowledged,
  lost: trial.lost.length,
  'wrong ledgers': trial.wrongLedgers.length,
  twice: trial.duplicates,
  alive: `${trial.alive} of ${trial.replicas}`,
  'made in s': Number((trial.madeMs / 1000).toFixed(1)),
  'silent for s': Number((trial.silentMs / 1000).toFixed(1)),
  'probe ms': Math.round(trial.probeMs),
  'p50/p99 ms before': speed(trial.before),
  during: speed(trial.during),
  after: speed(trial.after),
})

const counted = (name: string, counts: ReadonlyMap<string, number>) =>
  [...counts].map(([why, count]) => `  ${name}: ${count} × ${why}`)

const told = (of: readonly number[]) =>
  [50, 99].map((at) => Math.round(percentile(of, at))).join('/')

function liveLine({ afterSent, afterAnswer, missed, cameAgain }: Trial['live']): string[] {
  if (afterSent.length === 0) return []

  return [
    `  live events at another replica: ${afterSent.length} shown, ${missed} missed; p50/p99 ` +
      `${told(afterSent)} ms after they were sent, ${told(afterAnswer)} ms after they were stored; streams lost and made anew: ${cameAgain}`,
  ]
}

/** A row for each fault; below it what callers were told, and what must not be. */
export function printTable(trials: readonly Trial[]): void {
  console.table(trials.map(row))

  for (const { fault, refused, unclear, logged, broken, live } of trials) {
    console.log(`${fault.name}: ${fault.what}`)
    for (const line of counted('refused', refused)) console.log(line)
    for (const line of counted('UNCLEAR', unclear)) console.log(line)
    if (broken.length > 0) for (const line of logged) console.log(`  logged: ${line}`)
    for (const line of liveLine(live)) console.log(line)
    for (const what of broken) console.log(`  BROKEN: ${what}`)
  }
}

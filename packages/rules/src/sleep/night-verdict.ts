import type { StageOfNight } from '../home/home-data.ts'
import { sleepVerdict, type Verdict } from '../verdicts.ts'
import { AWAKENING_MINUTES, mostAwakenings } from './sleep-cards.ts'
import type { SleepFacts } from './sleep-score.ts'

export interface NightFacts extends SleepFacts {
  /** Null where nobody counted them. A mean for several nights. */
  awakenings: number | null
  /** Events of low oxygen while asleep. */
  lowOxygen: number
}

/** Long enough stretches awake with sleep before and after them; null where the stages are not known. */
export function awakeningsOf(stages: readonly StageOfNight[]): number | null {
  if (stages.length === 0) return null
  let awake = 0
  let slept = false
  let count = 0

  for (const { stage, minutes } of stages) {
    if (stage === 'awake') {
      awake += minutes
      continue
    }

    if (slept && awake >= AWAKENING_MINUTES) count += 1
    slept = true
    awake = 0
  }

  return count
}

/** A good score beside a word that denies it would be two verdicts: this one says what was not good. */
const BROKEN: Verdict = { state: 'low', text: '夜醒偏多' }

const CLAUSES: Readonly<Record<string, string>> = { 欠佳: '睡得不太安稳', 夜醒偏多: '醒得偏多' }

/** The word of a night as a clause: 睡得不太安稳, 醒得偏多, 睡得偏少. */
export const restClause = (word: string): string => CLAUSES[word] ?? `睡得${word}`

/** How one rested: a night that was broken more often than is usual at the age was not a sound one, whatever its score. */
export function restVerdict({ awakenings, ...facts }: Omit<NightFacts, 'lowOxygen'>): Verdict {
  const verdict = sleepVerdict(facts)
  const isBroken = awakenings !== null && awakenings > mostAwakenings(facts.ageYears)
  const isSound = verdict.state === 'good' || verdict.state === 'normal'
  return isSound && isBroken ? BROKEN : verdict
}

/** The one verdict on a night, of home, sleep page and reports: minutes, score, awakenings, and above all the oxygen. */
export const nightVerdict = ({ lowOxygen, ...facts }: NightFacts): Verdict =>
  lowOxygen > 0 ? { state: 'alert', text: '血氧低过' } : restVerdict(facts)

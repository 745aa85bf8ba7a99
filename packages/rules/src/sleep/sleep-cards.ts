import { USUAL_BAND } from '@kangban/contracts/figure-rules'
import { sleepReference } from './sleep-score.ts'

export type SleepState = '正常' | '偏低' | '偏高'

/** Shorter awakenings are part of every sleep (National Sleep Foundation: Ohayon et al., Sleep Health 2017). */
export const AWAKENING_MINUTES = 5
/** As many awakenings are appropriate, by the same source; older from 65 on. */
const MAX_AWAKENINGS = { adult: 1, older: 2 } as const
const OLDER_AGE = 65

export const mostAwakenings = (ageYears: number | null): number =>
  MAX_AWAKENINGS[ageYears !== null && ageYears >= OLDER_AGE ? 'older' : 'adult']

const HOUR_MINUTES = 60

const stateOf = (value: number, { low, high }: { low: number; high: number }): SleepState => {
  if (value < low) return '偏低'
  return value > high ? '偏高' : '正常'
}

const percent = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)))

/** The four cards of a night, or of the means of several. Minutes. */
export function sleepCards(
  night: { asleep: number; deep: number; rem: number; awakenings: number },
  ageYears: number | null,
) {
  const { minutes, deepShare, remShare } = sleepReference(ageYears)
  const shareOf = (part: number) => (night.asleep === 0 ? 0 : part / night.asleep)

  // Compared as shown, in whole per cent, so that value, reference and state never contradict each other.
  const card = (part: number, usual: number) => {
    const rate = percent(shareOf(part))
    const band = { low: percent(usual * USUAL_BAND.low), high: percent(usual * USUAL_BAND.high) }

    return {
      rate,
      ref: `${band.low}-${band.high}%`,
      state: stateOf(rate, band),
      compRate: percent(shareOf(part) / usual),
    }
  }

  const [deep, rem] = [card(night.deep, deepShare), card(night.rem, remShare)]
  const most = mostAwakenings(ageYears)

  return {
    sleepRef: `${minutes.low / HOUR_MINUTES}-${minutes.high / HOUR_MINUTES}小时`,
    sleepState: stateOf(night.asleep, minutes),
    sleepCompRate: percent((2 * night.asleep) / (minutes.low + minutes.high)),
    deepRate: deep.rate,
    deepRef: deep.ref,
    deepState: deep.state,
    deepCompRate: deep.compRate,
    remRef: rem.ref,
    remState: rem.state,
    remCompRate: rem.compRate,
    wakeRef: `0-${most}次`,
    wakeState: stateOf(night.awakenings, { low: 0, high: most }),
  }
}

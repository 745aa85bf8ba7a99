import { ageOn } from '../person/age.ts'
import { nightVerdict } from '../sleep/night-verdict.ts'
import { UNJUDGED } from '../verdicts.ts'
import type { HomeData } from './home-data.ts'

/** The night that ended today, with what it means. */
export function lastNight({
  nights,
  today,
  birthday,
}: Pick<HomeData, 'nights' | 'today' | 'birthday'>) {
  const night = nights.find(({ day }) => day === today)
  if (!night) return null
  const { asleepMinutes, awakenings, lowOxygen, score } = night
  const ageYears = birthday ? ageOn(birthday, today) : null

  // Nobody scored it: it was measured, and there is nothing to judge it by.
  const verdict =
    score === null
      ? UNJUDGED
      : nightVerdict({ asleepMinutes, score, ageYears, awakenings, lowOxygen })

  return { ...night, verdict }
}

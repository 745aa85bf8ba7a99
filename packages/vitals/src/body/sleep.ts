import { MINUTES_PER_DAY } from '@kangban/china-time'
import { isWeekend } from '../calendar.ts'
import { clamp } from '../chance/exact-math.ts'
import { dayRandom, slowTrend, type Life } from '../person/life.ts'
import type { Random } from '../chance/random.ts'
import { sleepStages, type SleepStage, type StageShares } from './sleep-stages.ts'

/** A night in minutes since the midnight of the day on which it ends. */
export type Night = { startMinute: number; endMinute: number; stages: SleepStage[] }

/** The night that ends on the day. A scenario changes what happens in it, not when it starts. */
export function nightEndingOn(life: Life, dayNumber: number): Night {
  const { person } = life
  const scenario = life.scenarioOn(dayNumber)
  const random = dayRandom(life, 'sleep', dayNumber)
  const shares = variedBy(random, stageShares(person.ageYears, scenario?.sleep?.awakeShare))
  const latePerson = person.ageYears < 60 && isWeekend(dayNumber) ? 35 : 0
  const bedtime = person.bedMinute - MINUTES_PER_DAY + latePerson + random.normal(0, 18)

  const usual =
    person.sleepMinutes +
    10 * slowTrend(life, 'sleep', dayNumber) +
    random.normal(0, 22) +
    latePerson * 0.6

  const told = scenario?.told?.night

  const asleep =
    told?.minutesAsleep ?? clamp(usual, [150, 720]) * (scenario?.sleep?.sleepShare ?? 1)

  const minutes = Math.max(60, Math.round(asleep / (1 - shares.awake)))
  // A night always ends on its day, also for the shortest one of someone who goes to bed at eight.
  const startMinute = told?.startMinute ?? Math.max(Math.round(bedtime), 30 - minutes)
  const stages = sleepStages({ random, startMinute, minutes, shares })
  const night = { startMinute, endMinute: startMinute + minutes, stages }
  return told ? asleepFor(night, told.minutesAsleep) : night
}

/** The same night with so many minutes asleep: rounding has left a few too many or too few, which its longest light sleep takes. */
function asleepFor({ startMinute, stages }: Night, wanted: number): Night {
  const asleep = stages.reduce((sum, s) => sum + (s.stage === 'awake' ? 0 : s.minutes), 0)
  const light = stages.filter(({ stage }) => stage === 'light')
  const longest = light.toSorted((a, b) => b.minutes - a.minutes)[0]
  let endMinute = startMinute

  const fitted = stages.map((stage) => {
    const from = endMinute
    const minutes = stage.minutes + (stage === longest ? wanted - asleep : 0)
    endMinute += minutes
    return { ...stage, startMinute: from, minutes }
  })

  return { startMinute, endMinute, stages: fitted }
}

/**
 * Shares of the night by age, the rest being light sleep: at 70 deep 9 %, REM 19 %, awake 10 %, light 62 %; younger
 * people sleep deeper and wake less (Ohayon et al., Sleep 2004).
 */
function stageShares(ageYears: number, awakeShare: number | undefined): StageShares {
  const younger = clamp((70 - ageYears) / 45, [-0.3, 1])

  const shares = {
    awake: 0.1 - 0.06 * younger,
    deep: 0.09 + 0.11 * younger,
    rem: 0.19 + 0.03 * younger,
  }

  if (awakeShare === undefined) return shares
  // A broken night loses its deep and REM sleep first.
  const kept = clamp((1 - awakeShare) / (1 - shares.awake), [0, 1])
  return { awake: awakeShare, deep: shares.deep * kept * kept, rem: shares.rem * kept * kept }
}

/** No two nights are alike: each share varies by about a sixth. */
function variedBy(random: Random, shares: StageShares): StageShares {
  const varied = (share: number) => share * clamp(random.normal(1, 0.16), [0.6, 1.4])
  return { awake: varied(shares.awake), deep: varied(shares.deep), rem: varied(shares.rem) }
}

import { lastDays, minuteOfClock } from '@kangban/china-time'
import { insightsOf } from '@kangban/rules/insight/insights'
import { OTHER_PERSONAS, type Persona, personOf, simulateDay } from '@kangban/vitals'
import { expect, it } from 'vitest'

const MORNING = { from: minuteOfClock('05:00'), to: minuteOfClock('11:00') }

function insightsFor(persona: Persona) {
  const person = personOf(persona, 1)

  return insightsOf(
    lastDays('2026-11-22', 90).map((day) => {
      const { sleep, bloodPressure } = simulateDay({ person, seed: 1, day })

      const morning = bloodPressure.filter(
        ({ minute }) => minute >= MORNING.from && minute < MORNING.to,
      )

      return {
        asleep: sleep
          ? sleep.stages.reduce(
              (sum, { stage, minutes }) => sum + (stage === 'awake' ? 0 : minutes),
              0,
            )
          : null,
        morningSystolic:
          morning.length > 0
            ? morning.reduce((sum, { systolic }) => sum + systolic, 0) / morning.length
            : null,
        restingRate: null,
      }
    }),
  ).map(({ sentence }) => sentence.map(({ text }) => text).join(''))
}

const wearing = OTHER_PERSONAS.filter(({ devices }) =>
  (['watch', 'bloodPressureMonitor'] as const).every((device) => devices.includes(device)),
)

it('gives those with hypertension an insight into their short nights, and the others none', () => {
  const ill = wearing.filter(({ conditions }) => conditions.includes('hypertension'))
  const well = wearing.filter((persona) => !ill.includes(persona))
  const told = ill.map(insightsFor)
  expect(told.length).toBeGreaterThan(2)

  for (const insights of told)
    expect(insights).toEqual([
      expect.stringMatching(/^睡不足 6 小时的 \d+ 个夜晚，第二天早晨高压平均高 \d/),
    ])

  expect(well.map(insightsFor)).toEqual(well.map(() => []))
})

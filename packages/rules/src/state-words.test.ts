// A tick stands beside what is well, and beside nothing else: the states with a tick have the words below, in every verdict.
import type { MetricState } from '@kangban/contracts'
import { expect, it } from 'vitest'
import { dailyReport } from './reports/daily-report.ts'
import { calmDay, calmDays, unmeasured } from './reports/testing/day-records.ts'
import { weeklyReport } from './reports/weekly-report.ts'
import { ecgVerdict, rhythmOf } from './ecg/ecg-row-verdict.ts'
import { nightVerdict } from './sleep/night-verdict.ts'
import {
  heartRateVerdict,
  oxygenVerdict,
  pressureVerdict,
  stepsVerdict,
  temperatureVerdict,
} from './verdicts.ts'

const WELL = ['正常', '良好', '达标', '平稳', '低风险', '未见明显异常']

const steps = [0, 1, 2000, 3000, 4000, 5999, 6000, 9000]

const days = steps.flatMap((walked) => [
  calmDay('2026-11-19', { steps: walked }),
  calmDay('2026-11-19', { ...unmeasured, steps: walked }),
])

const verdicts = (): { state: string; text: string }[] => [
  ...[30, 40, 50, 60, 80, 100, 101, 131].flatMap((bpm) => [
    heartRateVerdict(bpm, 2),
    heartRateVerdict(bpm, 12),
    ...['af', 'other', 'sinus', 'unclassified'].map((rhythm) =>
      ecgVerdict({ rhythm: rhythmOf(rhythm), heartRateBpm: bpm, prematureBeats: 0 }),
    ),
  ]),
  ...[70, 85, 100, 140, 141, 185].map((systolic) => pressureVerdict({ systolic, diastolic: 70 })),
  ...[85, 90, 96].flatMap((lowest) => [85, 96].map((newest) => oxygenVerdict({ newest, lowest }))),
  ...[null, -1, 0, 1].map(temperatureVerdict),
  ...steps.map((walked) => stepsVerdict(walked, 6000)),
  ...[100, 320, 400, 700].flatMap((asleepMinutes) =>
    [30, 70, 90].flatMap((score) =>
      [null, 0, 4].map((awakenings) =>
        nightVerdict({ asleepMinutes, score, awakenings, ageYears: 72, lowOxygen: 0 }),
      ),
    ),
  ),
  ...days.flatMap((record) => {
    const daily = dailyReport({ record, before: calmDays('2026-11-01', 18), ageYears: 72 })

    const weekly = weeklyReport({
      days: Array.from({ length: 7 }, () => record),
      lastWeek: calmDays('2026-11-05', 7),
      ageYears: 72,
    })

    return [daily, weekly, ...daily.sections, ...weekly.measures].map(({ state, stateText }) => ({
      state,
      text: stateText,
    }))
  }),
]

it('no word that is not good has a tick', () => {
  const ticked: readonly MetricState[] = ['normal', 'good']
  const all = verdicts()
  const words = all.filter(({ state }) => ticked.some((tick) => tick === state))
  expect(words.length).toBeGreaterThan(20)

  expect(
    [...new Set(words.map(({ text }) => text))].filter((text) => !WELL.includes(text)),
  ).toEqual([])

  // And what was not judged at all says so without one.
  for (const word of ['进行中', '未达标', '参考'])
    expect(all.filter(({ text }) => text === word).map(({ state }) => state)).toContain('none')
})

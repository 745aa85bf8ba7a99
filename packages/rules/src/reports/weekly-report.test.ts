import type { Sentence, WeeklyContent } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import type { DayRecord } from './day-record.ts'
import { calmDays, unmeasured, warning } from './testing/day-records.ts'
import { weeklyReport } from './weekly-report.ts'

const MONDAY = '2026-11-09'
const lastWeek = calmDays('2026-11-02', 7)

const week = (changes: Record<number, Partial<DayRecord>> = {}, every: Partial<DayRecord> = {}) =>
  calmDays(MONDAY, 7, every).map((record, index) => ({ ...record, ...changes[index] }))

const report = (days: readonly DayRecord[], before: readonly DayRecord[] = lastWeek) =>
  weeklyReport({ days, lastWeek: before, ageYears: 72 })

const written = (sentence: Sentence) =>
  sentence.map(({ text, tone }) => (tone === 'plain' ? text : `${text}[${tone}]`)).join('')

const measure = ({ measures }: WeeklyContent, name: string) =>
  measures.find((one) => one.measure === name)

const pressure = (at: string, value: number, otherValue = 90) =>
  warning('pressure-high', at, { level: 'warn', value, otherValue, limit: 140, otherLimit: 90 })

it('a calm week says its averages and holds level with the last', () => {
  const made = report(week())

  expect([made.state, written(made.sentence)]).toEqual([
    'good',
    '这一周平稳，早晨血压平均 128/78 mmHg，睡眠平均 7小时12分。',
  ])

  expect(made.change).toBe('和上周持平')
  expect([made.bestDay, made.worstDay]).toEqual([null, null])
  expect([made.wornDays, made.pressureCount]).toEqual([7, 14])

  expect(made.goals).toEqual([
    { title: '每天走满 6,000 步', detail: '这周平均已达标，下周保持就好' },
  ])
})

describe('the blood pressure', () => {
  it('has averages of morning and evening over the readings, with its seven days', () => {
    const twice = {
      pressures: [150, 148, 152].map((systolic) => ({ systolic, diastolic: 90, hour: 7 })),
    }

    const made = report(week({ 2: twice, 3: { pressures: [] } }))

    expect(measure(made, 'pressureMorning')).toMatchObject({
      // (5 × 128 + 150 + 148 + 152) / 8
      average: 136,
      secondAverage: 83,
      averageText: '136/83',
      rangeText: '高压 128–150',
      values: [128, 128, 150, null, 128, 128, 128],
      secondValues: [78, 78, 90, null, 78, 78, 78],
      lastAverage: 128,
      changeText: '高 8 mmHg',
    })

    expect(measure(made, 'pressureEvening')).toMatchObject({
      average: 124,
      changeText: '持平',
      stateText: '正常',
    })
  })

  it('out of range on average comes first, before what is graver, which decides what to do', () => {
    const high = { pressures: [{ systolic: 150, diastolic: 92, hour: 7 }] }

    const made = report(
      week({ 5: { ...high, warnings: [warning('oxygen-low', '2026-11-14T03:00')] } }, high),
    )

    expect(made.state).toBe('bad')

    expect(written(made.sentence)).toBe(
      '早晨血压平均 150/92 mmHg，偏高，夜间血氧低到 87%，[bad]还没问过医生就请尽快问。[bad]',
    )

    expect(made.goals.map(({ title }) => title)).toEqual([
      '还没问过医生就请尽快问',
      '早晚各量一次血压',
      '每天走满 6,000 步',
    ])

    expect(report(week({}, high)).sentence.at(-1)).toEqual({
      text: '请把这份周报带给医生看。',
      tone: 'warn',
    })
  })
})

describe('against last week', () => {
  it('tells what changed beyond chance', () => {
    const sleep = {
      asleepMinutes: 470,
      deepMinutes: 70,
      score: 86,
      awakenings: 0,
      lowOxygen: 0,
      averageHeartRate: 58,
      from: '22:40',
      to: '06:20',
    }

    const made = report(week({}, { sleep, steps: 6671 }))
    expect(measure(made, 'sleep')?.changeText).toBe('多 38分')
    expect(measure(made, 'steps')?.changeText).toBe('多 471 步')
    expect(made.change).toBe('睡眠多 38分，步数多 471 步')
    const near = report(week({}, { sleep: { ...sleep, asleepMinutes: 442 }, steps: 6250 }))
    expect(near.change).toBe('和上周持平')
  })

  it('does not compare with what was not measured', () => {
    const made = report(week(), calmDays('2026-11-02', 7, unmeasured))

    expect(new Set(made.measures.map(({ changeText }) => changeText))).toEqual(
      new Set(['上周没测']),
    )

    expect(made.change).toBe('上周没有可比的数据')
  })

  it('leaves out what was measured in neither week', () => {
    const none = { pressures: [], oxygen: null }
    const made = report(week({}, none), calmDays('2026-11-02', 7, none))

    expect(made.measures.map(({ measure }) => measure)).toEqual([
      'heartRate',
      'sleep',
      'temperature',
      'steps',
    ])
  })
})

it('names the best and the worst day with the reason', () => {
  const poor = {
    asleepMinutes: 200,
    deepMinutes: 20,
    score: 40,
    awakenings: 0,
    lowOxygen: 0,
    averageHeartRate: 62,
    from: '02:00',
    to: '05:30',
  }

  const made = report(
    week(
      {
        1: { warnings: [warning('oxygen-low', '2026-11-10T03:00')], sleep: poor },
        4: { steps: 7000 },
        6: unmeasured,
      },
      { steps: 2000 },
    ),
  )

  expect(made.bestDay).toEqual({ day: '2026-11-13', reason: '周五睡得好、走满 6,000 步、没有预警' })
  expect(made.worstDay).toEqual({ day: '2026-11-10', reason: '周二夜间血氧偏低、睡眠偏少' })
})

it('counts the warnings by kind, the gravest kind first, with the worst of each', () => {
  const made = report(
    week({
      0: { warnings: [pressure('2026-11-09T08:00', 142), pressure('2026-11-09T20:00', 151)] },
      3: { warnings: [warning('oxygen-low', '2026-11-12T03:00')] },
    }),
    calmDays('2026-11-02', 7).map((record, index) =>
      index === 0 ? { ...record, warnings: [pressure('2026-11-02T08:00', 145)] } : record,
    ),
  )

  expect(made.warnings).toMatchObject({ total: 3, bad: 1, lastWeek: 1 })

  expect(
    made.warnings.byKind.map(({ kind, count, worst }) => [kind, count, worst.valueText]),
  ).toEqual([
    ['oxygen-low', 1, '87%'],
    ['pressure-high', 2, '151/90'],
  ])
})

it('takes for the worst pressure the one that passed either limit furthest, not one that is far below one', () => {
  const warnings = [
    pressure('2026-11-09T08:00', 128, 92),
    pressure('2026-11-09T14:00', 141, 97),
    pressure('2026-11-09T20:00', 145, 91),
  ]

  const [made] = report(week({ 0: { warnings } })).warnings.byKind
  expect(made?.worst.valueText).toBe('141/97')
})

it('takes of two pressures that passed their limit as far the one whose other value is further out', () => {
  const warnings = [pressure('2026-11-09T08:00', 156, 95), pressure('2026-11-10T08:00', 156, 96)]
  const [made] = report(week({ 0: { warnings } })).warnings.byKind
  expect(made?.worst.valueText).toBe('156/96')
})

it('asks for little more walking than this week, never more than the goal', () => {
  expect(report(week({}, { steps: 3980 })).goals).toContainEqual({
    title: '每天走 4,400 步',
    detail: '比这周平均每天多走约 5 分钟',
  })

  expect(report(week({}, { steps: 5900 })).goals[0]?.title).toBe('每天走 6,000 步')
})

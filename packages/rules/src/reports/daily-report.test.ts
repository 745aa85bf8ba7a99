import type { DailyContent, Sentence } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { dailyReport } from './daily-report.ts'
import type { DayRecord } from './day-record.ts'
import { calmDay, calmDays, unmeasured, warning } from './testing/day-records.ts'

const DAY = '2026-11-19'
const before = calmDays('2026-10-22', 28)

const report = (changes: Partial<DayRecord>, from: readonly DayRecord[] = before) =>
  dailyReport({ record: calmDay(DAY, changes), before: from, ageYears: 72 })

const written = (sentence: Sentence) =>
  sentence.map(({ text, tone }) => (tone === 'plain' ? text : `${text}[${tone}]`)).join('')

const section = ({ sections }: DailyContent, metric: string) =>
  sections.find((one) => one.metric === metric)

describe('a calm day', () => {
  it('says the averages with their units, and asks for nothing', () => {
    const calm = report({})
    expect([calm.state, calm.stateText]).toEqual(['good', '良好'])

    expect(written(calm.sentence)).toBe(
      '这一天睡了7小时12分，平均血压 126/77 mmHg，平均心率 68 次/分，都在正常范围。',
    )

    expect(written(calm.elderSentence)).toBe('这一天各项正常。')
    expect(calm.advice).toEqual(['各项平稳，照这样过就好'])

    expect(calm.keyNumbers).toEqual([
      { label: '睡眠', text: '7小时12分' },
      { label: '血压', text: '126/77 mmHg' },
      { label: '心率', text: '68 次/分' },
    ])

    expect(calm.sections.map(({ metric }) => metric)).toEqual([
      'sleep',
      'heartRate',
      'bloodPressure',
      'oxygen',
      'temperature',
      'steps',
    ])
  })

  it('splits the blood pressure into the hours of morning and evening', () => {
    const hours = [4, 5, 6, 9, 10, 11, 17, 18, 21, 23]
    const pressures = hours.map((hour) => ({ systolic: 100 + hour, diastolic: 70, hour }))

    expect(section(report({ pressures }), 'bloodPressure')?.details).toEqual([
      { label: '早晨平均', text: '108/70 mmHg' },
      { label: '晚上平均', text: '121/70 mmHg' },
      { label: '测量', text: '10 次' },
    ])
  })
})

describe('against the own baseline', () => {
  it.each([
    [72, '和平时差不多'],
    [73, '比平时快 5 次/分'],
    [63, '比平时慢 5 次/分'],
  ])('an average heart rate of %i beside a usual 68 says %s', (average, words) => {
    const made = report({ heartRate: { average, lowest: 50, highest: 110 } })

    expect(section(made, 'heartRate')).toMatchObject({
      value: average,
      baseline: 68,
      comparison: words,
    })
  })

  it.each([
    [
      'bloodPressure',
      { pressures: [{ systolic: 134, diastolic: 80, hour: 8 }] },
      '比平时高压高 8 mmHg',
    ],
    ['oxygen', { oxygen: { average: 94, lowest: 92 } }, '比平时低 2%'],
    ['temperature', { temperature: 35 }, '比平时高 0.6℃'],
    ['steps', { steps: 4000 }, '比平时少 2,200 步'],
    [
      'sleep',
      { sleep: { ...calmDay(DAY).sleep, asleepMinutes: 380 } as DayRecord['sleep'] },
      '比平时少睡 52分',
    ],
  ])('%s beyond the noise is told', (metric, changes, words) => {
    expect(section(report(changes), metric)?.comparison).toBe(words)
  })

  it('takes the median, so that one wild day does not move it', () => {
    const wild = [
      ...before.slice(1),
      calmDay('2026-11-18', { heartRate: { average: 150, lowest: 90, highest: 180 } }),
    ]

    expect(section(report({}, wild), 'heartRate')?.baseline).toBe(68)
  })

  it('has none before seven days, and does not look further back than 28', () => {
    expect(section(report({}, before.slice(0, 6)), 'heartRate')).toMatchObject({
      baseline: null,
      comparison: '还在积累您的平时水平',
    })

    const old = calmDays('2026-09-01', 40, { heartRate: { average: 90, lowest: 60, highest: 120 } })
    expect(section(report({}, [...old, ...before]), 'heartRate')?.baseline).toBe(68)
  })
})

describe('something out of range', () => {
  it('grave comes first, alone, with one thing to do', () => {
    const made = report({
      oxygen: { average: 95, lowest: 87 },
      warnings: [
        warning('pressure-high', '2026-11-19T08:00', { level: 'warn', value: 146, otherValue: 88 }),
        warning('oxygen-low', '2026-11-19T03:26'),
      ],
    })

    expect([made.state, made.stateText]).toEqual(['bad', '要重视'])
    expect(written(made.sentence)).toBe('夜间血氧低到 87%，[bad]还没问过医生就请尽快问。[bad]')
    expect(written(made.elderSentence)).toBe('血氧偏低，[bad]还没问过医生就请尽快问。[bad]')
    expect(made.advice).toEqual(['还没问过医生就请尽快问', '请把血压记录给医生看'])

    expect(
      made.events.map(({ title, valueText, occurredAt }) => [title, valueText, occurredAt]),
    ).toEqual([
      ['夜间血氧偏低', '87%', '2026-11-19T03:26:00+08:00'],
      ['早晨血压偏高', '146/88', '2026-11-19T08:00:00+08:00'],
    ])

    expect(section(made, 'oxygen')).toMatchObject({ state: 'alert', stateText: '低过' })
  })

  it('suspected fibrillation sends to a doctor with the record, and never says that it is one', () => {
    const made = report({ warnings: [warning('af-suspected', '2026-11-19T08:36', { value: 112 })] })

    expect(written(made.sentence)).toBe(
      '心电图疑似房颤，[bad]还没问过医生就请尽快把心电给医生看。[bad]',
    )

    expect(JSON.stringify(made)).not.toMatch(/确诊|患有|您有房颤/)
  })

  it('an average blood pressure out of range is told even without a warning', () => {
    const pressures = [{ systolic: 150, diastolic: 92, hour: 8 }]
    const made = report({ pressures })
    expect(made.state).toBe('warn')

    expect(written(made.sentence)).toBe(
      '平均血压 150/92 mmHg，偏高，请再量几次，常这样就问问医生。[warn]',
    )
  })

  it('a short night and a warm wrist are worth a word', () => {
    const sleep = {
      asleepMinutes: 250,
      deepMinutes: 30,
      score: 51,
      awakenings: 0,
      lowOxygen: 0,
      averageHeartRate: 60,
      from: '01:00',
      to: '05:30',
    }

    const made = report({ sleep, temperature: 35.2 })
    expect(written(made.sentence)).toBe('手腕比平时热 0.8 度，夜里睡得偏少，请量一次体温。[warn]')
    expect(made.advice).toEqual(['请量一次体温', '今晚请早些休息'])
  })

  it('the same finding is a warning once, with its number', () => {
    const times = ['2026-11-19T01:00', '2026-11-19T03:00']
    const made = report({ warnings: times.map((at) => warning('oxygen-low', at)) })

    expect(written(made.sentence)).toBe(
      '夜间血氧低到 87%，共 2 次，[bad]还没问过医生就请尽快问。[bad]',
    )
  })
})

describe('what was not measured', () => {
  it('is never taken for normal', () => {
    const made = report({ ...unmeasured, steps: 900 })
    expect(made.sections.filter(({ state }) => state === 'none')).toHaveLength(5)

    expect(section(made, 'oxygen')).toMatchObject({
      value: null,
      valueText: '未测量',
      comparison: '',
    })

    expect(written(made.sentence)).toBe('这一天走了 900 步。')
    expect(made.state).toBe('normal')
  })

  it('few steps are no cause for worry, but for a walk', () => {
    const made = report({ steps: 3500 })
    expect(section(made, 'steps')).toMatchObject({ state: 'none', stateText: '未达标' })
    expect(made.advice).toEqual(['今天多走约 25 分钟，就够 6,000 步'])

    expect(section(report({ steps: 2999 }), 'steps')).toMatchObject({
      state: 'low',
      stateText: '偏少',
    })

    expect(report({ steps: 2999 }).state).toBe('good')
  })

  it('asks for the blood pressure of somebody who usually takes it', () => {
    expect(report({ pressures: [] }).advice).toEqual(['昨天没量血压，今天早晚各量一次'])
    const without = before.map((record) => ({ ...record, pressures: [] }))
    expect(report({ pressures: [] }, without).advice).toEqual(['各项平稳，照这样过就好'])
  })
})

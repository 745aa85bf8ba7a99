// Names, links, devices and cards that two calls tell, told rightly and wrongly.
import { describe, expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'
import { type Answers, between } from '../testing/told.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')
const DAY = { type: '1', dat: '2026-03-02' }
const ID = 'ffcfa0bf-6915-4ee0-95d6-5ed83ffb78fd'
const OTHER = '0fcfa0bf-6915-4ee0-95d6-5ed83ffb78fd'

const laws = (name: string, data: unknown, input: object = {}) =>
  breachesOf({ name, summary: '', input: { ...input }, now: NOW, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

const lookup = (typeNames: readonly string[]) =>
  between([
    ['lookup.listDiseaseCategories', { classify: [{ className: '心', typeNames }] }],
    ['lookup.listDiseaseNames', ['高血压', '冠心病']],
  ])

const names = (ruleJson: string) =>
  between([
    ['records.listComparisons', { list: [{ userName: '本人' }] }],
    ['records.listComparisonNames', { ruleJson }],
  ])

describe('a name', () => {
  it('of a disease stands in a category and among all', () => {
    expect(lookup(['高血压', '冠心病'])).toEqual([])
    expect(lookup(['高血压'])).toEqual(['lookup.listDiseaseNames detail data[]'])

    expect(lookup(['高血压', '冠心病', '痛风'])).toEqual([
      'lookup.listDiseaseCategories detail data.classify[].typeNames[]',
    ])
  })

  it('of whom was compared is among the names, which are JSON', () => {
    expect(names('["本人"]')).toEqual([])
    const twice = laws('records.listComparisonNames', { ruleJson: '["本人","本人"]' })
    expect(twice).toEqual(['same-id data.ruleJson'])
    expect(names('["老伴"]')).toEqual(['records.listComparisons detail data.list[].userName'])

    expect(laws('records.listComparisonNames', { ruleJson: '本人,老伴' })).toEqual([
      'kind data.ruleJson',
    ])
  })
})

const link = (url: string, input = { ecgId: ID, format: 'edf' }) =>
  laws('ecg.getEcgFileLink', { url }, input)

const both = (id: string): Answers => [
  ['ecg.listEcgRecords', { list: [{ id: ID }, { id: OTHER }] }],
  ['ecg.getEcgFileLink', { url: `/files/${id}.edf` }, { ecgId: ID }],
]

describe('a link', () => {
  it('is of the record that was asked for', () => {
    expect(between(both(ID))).toEqual([])
    expect(between(both(OTHER))).toEqual(['ecg.getEcgFileLink asked data.url'])
  })

  it('is of the format that was asked for, and has not ended', () => {
    expect(link('/files/a.edf?expires=1772417161')).toEqual([])
    expect(link('/files/a.csv?expires=1772417161')).toEqual(['asked data.url'])
    expect(link('/files/a.zip', { ecgId: ID, format: 'wfdb' })).toEqual([])
    expect(link('/files/a.edf?expires=1772330000')).toEqual(['order data.url'])
  })
})

const notes = (...circumstances: string[]) => laws('notes.listNotes', [{ circumstances }])

it('a circumstance is told once', () => {
  expect(notes('exercised', 'dizzy')).toEqual([])
  expect(notes('exercised', 'exercised')).toEqual(['same-id data[].circumstances'])
})

const readings = (deviceTypeCode: string) =>
  between([
    ['devices.listBoundDevices', [{ deviceCode: 'KP1', deviceTypeCode }]],
    ['monitoring.listPressureReadings', { records: [{ deviceSn: 'KP1' }] }],
  ])

it('a reading of the monitor is of no device of another type', () => {
  expect(readings('10030001')).toEqual([])

  expect(readings('10010002')).toEqual([
    'monitoring.listPressureReadings same-fact data.records[].deviceSn',
  ])
})

describe('a card', () => {
  const home = {
    cards: [{ metric: 'sleep', value: 359, state: 'low', measuredAt: '2026-03-02T05:15:00+08:00' }],
  }

  const both = (page: unknown) =>
    between([
      ['home.getHomeSummary', home],
      ['monitoring.getSleep', page, DAY],
    ]).filter((each) => each.startsWith('monitoring.getSleep'))

  it('has a page of its day, which has the same verdict of the same night', () => {
    expect(both({ totalTime: 359, state: 'low' })).toEqual([])

    expect(both({ totalTime: 359, state: 'good' })).toEqual([
      'monitoring.getSleep same-fact data.state',
    ])

    expect(both(null)).toContain('monitoring.getSleep silent data')
  })
})

const main = { type: 'qi-deficiency' }

const scored = (score: number) =>
  between([
    ['medicine.listConstitutionReports', [{ day: '2026-02-28', main: { ...main, score } }]],
    ['medicine.getConstitutionReport', { day: '2026-02-28', scores: [{ ...main, score: 37.5 }] }],
  ]).filter((each) => each.endsWith('score'))

const besides = (type: string) =>
  laws('medicine.listConstitutionReports', [{ main, secondary: [{ type }] }])

const changedFrom = (over: object) => [
  { type: 'qi-deficiency', score: 37.5, change: -18.8, ...over },
  { type: 'yang-deficiency', score: 17.9, change: -14.2 },
]

const reached = (over: object, count = 60) =>
  between([
    [
      'survey.getSurvey',
      { questions: Array.from({ length: count }, (_, at) => ({ id: `q-${at}` })) },
    ],
    ['medicine.getConstitutionReport', { scores: changedFrom(over) }],
  ])

const held = (own: string, other: string, type = 'qi-deficiency') =>
  laws('medicine.listConstitutionReports', [
    {
      main: { type, verdict: own },
      secondary: [{ type: 'yang-deficiency', verdict: other }],
    },
  ])

describe('the constitution', () => {
  it('has no type besides the main one twice', () => {
    expect(besides('yang-deficiency')).toEqual([])
    expect(besides('qi-deficiency')).toEqual(['same-id data[].secondary'])
  })

  it('holds beside the main type no further than that one', () => {
    const wrong = ['verdict data[].secondary[].verdict']
    expect([held('yes', 'yes'), held('tendency', 'tendency')].flat()).toEqual([])
    expect(held('basically', 'tendency', 'balanced')).toEqual([])
    expect([held('yes', 'no'), held('tendency', 'yes')]).toEqual([wrong, wrong])
    expect(held('yes', 'tendency', 'balanced')).toEqual(wrong)
    expect(held('basically', 'yes', 'balanced')).toEqual(wrong)
  })

  it('has scores and changes that the answers to all questions come to', () => {
    const place = 'medicine.getConstitutionReport reckoned data.scores[]'
    expect(reached({})).toEqual([])
    expect(reached({ score: 38.5 })).toEqual([`${place}.score`])
    expect(reached({ change: -17.8 })).toEqual([`${place}.change`])
    // A shorter paper has other steps.
    expect(reached({ score: 38.5 }, 30)).toEqual([])
  })

  it('has one score of one day', () => {
    expect(scored(37.5)).toEqual([])
    expect(scored(56.3)).toEqual(['medicine.listConstitutionReports same-fact data[].main.score'])
  })
})

const rows = (...days: string[]) =>
  breachesOf({
    name: 'records.listComparisons',
    summary: '',
    input: {},
    now: NOW,
    answer: nodeOf({
      list: days.map((day) => ({
        createTime: `${day}T10:00:00+08:00`,
        sysTime: `${day}T10:14:00+08:00`,
      })),
    }),
  }).map(({ law }) => law)

it('comparisons have the newest measurement first', () => {
  expect(rows('2026-02-26', '2026-02-21')).toEqual([])
  expect(rows('2026-02-21', '2026-02-26')).toContain('sorted')
})

it('a week and a month tell the same of a day that is over, night and word included', () => {
  const name = 'monitoring.getTemperature'
  const days = ['2026-02-28', '2026-03-01', '2026-03-02']

  const both = (deviations: readonly (number | null)[], states: readonly string[]) =>
    between([
      [name, { detailTimes: days.slice(1), deviations, states }, { type: '2', dat: '2026-03-02' }],
      [
        name,
        { detailTimes: days, deviations: [0.3, 0.21, 0.12], states: ['a', 'b', 'c'] },
        { type: '3', dat: '2026-03-02' },
      ],
    ])

  expect(both([0.21, 0.12], ['b', 'c'])).toEqual([])
  expect(both([0.3, 0.21], ['b', 'c'])).toEqual([`${name} same-fact data.deviations`])
  expect(both([0.21, 0.12], ['a', 'c'])).toEqual([`${name} same-fact data.states`])
})

const reading = (day: string, sbp: number) => ({ at: `${day}T08:00:00+08:00`, sbp, dbp: 90 })

describe('pressures', () => {
  const span = { type: '3', dat: '2026-03-02' }

  it('have the mean of all their readings', () => {
    const readings = [reading('2026-03-01', 147), reading('2026-02-28', 146)]
    const month = (avgHi: number) => laws('monitoring.getBloodPressure', { avgHi, readings }, span)
    expect(month(146)).toEqual([])
    expect(month(144)).toEqual(['reckoned data.avgHi'])
  })

  it('have a moving mean of three days at least', () => {
    const labels = Array.from({ length: 7 }, (_, index) => `2026-02-0${index + 1}`)
    const gaps = labels.slice(1).map(() => null)

    const month = (mean: unknown) =>
      laws(
        'monitoring.getBloodPressure',
        {
          detailTimes: labels,
          readings: [reading('2026-02-07', 150)],
          weekMeanDetails: [...gaps, mean],
        },
        { type: '2', dat: '2026-02-07' },
      )

    expect(month(null)).toEqual([])
    expect(month({ sbp: 150, dbp: 90 })).toEqual(['reckoned data.weekMeanDetails[]'])
  })

  it('of the monitor have whole means, and of nothing none', () => {
    expect(laws('monitoring.listPressureReadings', { avgSbp: 139 })).toEqual([])

    expect(laws('monitoring.listPressureReadings', { avgSbp: 139, records: [] })).toEqual([
      'reckoned data.avgSbp',
    ])

    expect(laws('monitoring.listPressureReadings', { avgSbp: 139.4 })).toEqual([
      'reckoned data.avgSbp',
    ])
  })
})

it('the lowest of a day is the same in its week, when nothing was measured in between', () => {
  const lastTime = '2026-03-02T09:30:00+08:00'

  const both = (lowest: number) =>
    between([
      ['monitoring.getOxygen', { lastTime, lowest: 95 }, DAY],
      [
        'monitoring.getOxygen',
        { lastTime, detailTimes: [DAY.dat], lowDetails: [lowest] },
        { type: '2', dat: DAY.dat },
      ],
    ])

  expect(both(95)).toEqual([])
  expect(both(94)).toEqual(['monitoring.getOxygen same-fact data.lowDetails[]'])
})

const onPage = (page: object) =>
  between([
    [
      'monitoring.listPressureReadings',
      {
        records: [{ measureTime: `${DAY.dat}T05:59:00+08:00`, sbp: 139, dbp: 89, note: '晨起' }],
      },
      { queryDate: DAY.dat },
    ],
    [
      'monitoring.getBloodPressure',
      { readings: [{ at: `${DAY.dat}T05:59:00+08:00`, sbp: 139, dbp: 89, ...page }] },
      DAY,
    ],
  ])

it('a reading of the monitor has one note and one source', () => {
  expect(onPage({ source: 'monitor', note: '晨起' })).toEqual([])
  expect(onPage({ source: 'monitor', note: '饭后' })).not.toEqual([])
  expect(onPage({ source: 'watch', note: '晨起' })).not.toEqual([])
})

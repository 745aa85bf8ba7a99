// What several calls tell of one reading, night, event, body or report, told rightly and wrongly.
import { describe, expect, it } from 'vitest'
import { breachesBetween } from './index.ts'
import { nodeOf } from './testing/node-of.ts'

type Answers = readonly (readonly [name: string, data: unknown, input?: object])[]

const between = (answers: Answers) =>
  breachesBetween(
    answers.map(([name, data, input = {}]) => ({
      name,
      summary: '',
      input: { ...input },
      now: new Date('2026-03-02T10:00:00+08:00'),
      answer: nodeOf(data),
    })),
  ).map(({ name, law, path }) => `${name} ${law} ${path}`)

describe('a reading of the pressure', () => {
  const id = 'a787a611-9f53-486c-b8b4-8a24b3041ff8'
  const at = '2026-03-02T05:59:00+08:00'
  const list = 'monitoring.listPressureReadings'

  const told = (row: object) =>
    between([
      ['monitoring.getBloodPressure', { readings: [{ id, at, sbp: 139, dbp: 89 }] }],
      [list, { records: [{ measureTime: at, sbp: 139, dbp: 89, kangban: { id }, ...row }] }],
    ])

  it('has one id and one moment', () => {
    expect(told({})).toEqual([])
    const other = { kangban: { id: id.toUpperCase() } }
    expect(told(other)).toEqual([`${list} detail data.records[].kangban.id`])
    const early = { measureTime: '2026-03-02T00:59:00+08:00' }
    expect(told(early)).toEqual([`${list} detail data.records[].measureTime`])
  })

  it('was asked for its circumstances, or was not', () => {
    const asked = (circumstances: readonly string[] | null) =>
      between([
        ['monitoring.getBloodPressure', { readings: [{ id, circumstances: null }] }],
        [list, { records: [{ id, circumstances }] }],
      ])

    expect(asked(null)).toEqual([])
    expect(asked([])).toEqual([`${list} detail data.records[].circumstances`])
  })

  it('may be there twice with the same values', () => {
    const twice = ['reading-one', 'reading-two'].map((each) => ({
      id: each,
      at,
      sbp: 139,
      dbp: 89,
    }))

    const rows = twice.map((row) => ({ ...row, at: undefined, measureTime: at }))

    const both: Answers = [
      ['monitoring.getBloodPressure', { readings: twice }],
      [list, { records: rows }],
    ]

    expect(between(both)).toEqual([])
  })
})

const page = (details: readonly number[]): Answers[number] => [
  'monitoring.getSleep',
  { details },
  { type: '1', dat: '2026-03-02' },
]

const card = (...stages: readonly string[]): Answers[number] => [
  'home.getHomeSummary',
  {
    cards: [
      {
        metric: 'sleep',
        measuredAt: '2026-03-02T05:15:00+08:00',
        stages: stages.map((stage) => ({ stage, minutes: 20 })),
      },
    ],
  },
]

describe('the stages of a night', () => {
  it('stand on the card as on its page', () => {
    expect(between([page([2, 1, 4]), card('light', 'deep', 'awake')])).toEqual([])
    // The night may have gone on.
    expect(between([page([2, 1, 4, 2]), card('awake', 'deep', 'light')])).toEqual([])

    expect(between([page([2, 1, 4]), card('awake', 'deep', 'light')])).toEqual([
      'home.getHomeSummary same-fact data.cards[].stages',
    ])
  })
})

describe('a matter', () => {
  const event = { id: 'event-of-the-night', eventType: 'oxygen-low', level: 'bad' }
  const summary = 'warnings.getWarningSummary'

  const told = (over: object, level = 'bad') =>
    between([
      ['warnings.listWarnings', [{ ...event, level }]],
      [summary, { matters: [{ ids: [event.id], kind: 'oxygen-low', level: 'bad', ...over }] }],
    ])

  it('is of the kind of its events and as grave as the gravest', () => {
    expect(told({})).toEqual([])
    expect(told({ level: 'warn' })).toEqual([`${summary} detail data.matters[].level`])
    expect(told({}, 'warn')).toEqual([`${summary} detail data.matters[].level`])
    expect(told({ kind: 'heart-fast' })).toEqual([`${summary} detail data.matters[].kind`])
    // An event that is no longer listed may have been the grave one.
    expect(told({ ids: [event.id, 'another-event'] }, 'warn')).toEqual([])
  })
})

describe('the page for the doctor', () => {
  const name = 'doctor.getDoctorPage'
  const profile = { sex: 2, birthday: '1953-03-18', height: 158, weight: 61 }

  const told = (...facts: readonly string[]) =>
    between([
      ['profile.getHealthInfo', profile],
      [name, { madeAt: '2026-03-02T10:01:01+08:00', person: { facts } }],
    ])

  it('is of the body of the profile', () => {
    const facts = ['女', '72 岁（1953年3月生）', '身高 158 cm', '体重 61 kg', '左利手']
    expect(told(...facts)).toEqual([])
    const wrong = [`${name} same-fact data.person.facts[]`]

    for (const [index, fact] of [
      '男',
      '73 岁（1953年3月生）',
      '身高 171 cm',
      '体重 134 kg',
    ].entries())
      expect(told(...facts.with(index, fact))).toEqual(wrong)
    expect(told(...facts.slice(0, 3))).toEqual([`${name} silent data.person.facts`])
  })
})

const row = (id: string) => ({ id, kind: 'daily' })
const name = 'reports.getReport'

const beside = (previousId: string | null, total = 2) =>
  between([
    ['reports.listReports', { list: [row('today'), row('yesterday')], total }, { kind: 'daily' }],
    ['reports.getReport', { id: 'today', previousId, nextId: null }, { kind: 'daily' }],
  ])

describe('the reports beside one', () => {
  it('are in the list of their kind, where that is whole', () => {
    expect(beside('yesterday')).toEqual([])
    expect(beside(null)).toEqual([])
    expect(beside('of-nobody')).toEqual([`${name} detail data.previousId`])
    expect(beside('of-nobody', 3)).toEqual([])
  })
})

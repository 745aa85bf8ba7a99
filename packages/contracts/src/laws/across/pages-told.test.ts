// Reports, home, the page for the doctor and long records against the pages of the metrics and of the beats.
import { expect, it } from 'vitest'
import { between as together } from '../testing/told.ts'

type Answer = Parameters<typeof together>[0][number]

const UNREAD: Answer = [
  'reports.listReports',
  { list: [{ id: 'unread', unread: true }] },
  { kind: 'none' },
]

/** What these owe to each other while nobody has read a report. */
const between = (answers: readonly Answer[]) => together([...answers, UNREAD])
const REPORT = 'reports.getReport'
const HOME = 'home.getHomeSummary'
const DOCTOR = 'doctor.getDoctorPage'
const RATE = 'monitoring.getHeartRate'
const PRESSURE = 'monitoring.getBloodPressure'
const SLEEP = 'monitoring.getSleep'

const month = (name: string, data: object): Answer => [
  name,
  { detailTimes: ['2026-02-28', '2026-03-01'], ...data },
  { type: '3', dat: '2026-03-01' },
]

const section = (metric: string, rest: object): Answer => [
  REPORT,
  { id: 'unread', kind: 'daily', day: '2026-03-01', sections: [{ metric, ...rest }] },
]

const detail = (label: string, text: string) => ({ details: [{ label, text }] })

it('a day of a report is the day of its page', () => {
  const sleep = month(SLEEP, {
    details: [375, 331],
    startDetails: ['22:55', '00:09'],
    endDetails: ['06:00', '06:21'],
  })

  const [value, text] = ['value', 'details[].text'].map(
    (at) => `${REPORT} same-fact data.sections[].${at}`,
  )

  expect(between([sleep, section('sleep', { value: 331 })])).toEqual([])
  expect(between([sleep, section('sleep', { value: 359 })])).toEqual([value])
  expect(together([sleep, section('sleep', { value: 359 })])).toEqual([])
  const lay = (said: string) => between([sleep, section('sleep', detail('入睡到醒来', said))])
  expect([lay('00:09–06:21'), lay('22:33–05:15')]).toEqual([[], [text]])
  const heart = month(RATE, { lowDetails: [52, 51] })
  const lowest = (said: string) => between([heart, section('heartRate', detail('最低', said))])
  expect([lowest('51 次/分'), lowest('48 次/分')]).toEqual([[], [text]])

  const readings = month(PRESSURE, { readings: [{ at: '2026-03-01T07:35:00+08:00' }] })

  const count = (said: string) =>
    between([readings, section('bloodPressure', detail('测量', said))])

  expect([count('1 次'), count('12 次')]).toEqual([[], [text]])
})

it('a week of a report has the days of its pages', () => {
  const steps = month('monitoring.getSteps', { details: [4334, 6040] })

  const week = (...values: (number | null)[]): Answer => [
    REPORT,
    { id: 'unread', kind: 'weekly', day: '2026-02-28', measures: [{ measure: 'steps', values }] },
  ]

  const wrong = [`${REPORT} same-fact data.measures[].values`]
  expect(between([steps, week(4334, 6040)])).toEqual([])
  expect(between([steps, week(6040, 4334)])).toEqual(wrong)
  expect(between([steps, week(4334, null)])).toEqual(wrong)
})

it('the means of a week are those of the page for the doctor', () => {
  const page: Answer = [
    DOCTOR,
    {
      fromDay: '2026-02-01',
      toDay: '2026-03-02',
      pressure: {
        readings: [
          { at: '2026-02-16T21:00:00+08:00', sbp: 132, dbp: 81, part: 'evening', byHand: false },
        ],
      },
    },
  ]

  const week = (lastAverage: number) =>
    between([
      page,
      [
        REPORT,
        {
          id: 'unread',
          kind: 'weekly',
          day: '2026-02-23',
          measures: [{ measure: 'pressureEvening', lastAverage }],
        },
      ],
    ])

  expect(week(132)).toEqual([])
  expect(week(136)).toEqual([`${REPORT} same-fact data.measures[].lastAverage`])
})

const DAY = { type: '1', dat: '2026-03-02' }

const card = (metric: string, rest: object): Answer => [
  HOME,
  { day: '2026-03-02', cards: [{ metric, measuredAt: '2026-03-02T05:59:00+08:00', ...rest }] },
]

const at = (path: string) => [`${HOME} same-fact data.cards[].${path}`]

it('a card tells what the page of its day does', () => {
  const sleep: Answer = [SLEEP, { score: 79, deepSleep: 20 }, DAY]
  const note = (said: string) => between([sleep, card('sleep', { note: said })])
  expect([note('得分 79'), note('得分 84')]).toEqual([[], at('note')])

  const stages = (minutes: number) =>
    between([sleep, card('sleep', { stages: [{ stage: 'deep', minutes }] })])

  expect([stages(20), stages(9)]).toEqual([[], at('stages')])

  const reading = { at: '2026-03-02T05:59:00+08:00', sbp: 139, dbp: 89, state: 'near' }
  const page: Answer = [PRESSURE, { readings: [reading] }, DAY]
  const pressure = (rest: object) => between([page, card('bloodPressure', { value: 139, ...rest })])
  expect(pressure({ state: 'near', trend: [156, 139] })).toEqual([])
  expect(pressure({ state: 'normal' })).toEqual(at('state'))
  expect(pressure({ trend: [139, 156] })).toEqual(at('trend'))

  expect(between([[RATE, null, DAY], card('heartRate', { value: 72 })])).toEqual([
    `${RATE} silent data`,
  ])
})

it('the page for the doctor tells what medicines and pages do', () => {
  const medicine: Answer = [
    'profile.listMedicines',
    [{ name: '氨氯地平', dose: '5 mg', since: '2026-02-15' }],
  ]

  const line = (text: string) => between([medicine, [DOCTOR, { person: { medicines: [text] } }]])
  const wrong = [`${DOCTOR} same-fact data.person.medicines[]`]
  expect(line('氨氯地平 5 mg，从 2026-02-15 起')).toEqual([])
  expect(line('氨氯地平 10 mg，从 2026-02-15 起')).toEqual(wrong)
  expect(line('氨氯地平 5 mg，从 2026-02-12 起')).toEqual(wrong)
  expect(line('阿司匹林 100 mg，每天 1 次')).toEqual(wrong)

  const untyped = (text: string) =>
    between([
      ['profile.listMedicines', []],
      [DOCTOR, { person: { medicines: [text] } }],
    ])

  expect(untyped('在吃 2 种药（本人填写），药名和剂量没有填写')).toEqual([])
  expect(untyped('氨氯地平 5 mg')).toEqual(wrong)

  const heart: Answer = [RATE, { resting: 65, lastTime: '2026-03-02T09:00:00+08:00' }, DAY]

  const resting = (value: number) =>
    between([
      heart,
      [
        DOCTOR,
        {
          madeAt: '2026-03-02T09:59:00+08:00',
          restingHeart: { days: [{ day: '2026-03-02', value }] },
        },
      ],
    ])

  expect([resting(65), resting(63)]).toEqual([
    [],
    [`${DOCTOR} same-fact data.restingHeart.days[].value`],
  ])

  const night = (lowest: number, from: string) =>
    between([
      month('monitoring.getOxygen', { lowDetails: [89, 94] }),
      month(SLEEP, { startDetails: ['22:55', from], endDetails: ['06:00', '06:21'] }),
      [DOCTOR, { oxygen: { nights: [{ day: '2026-03-01', lowest }] } }],
    ])

  const low = [`${DOCTOR} same-fact data.oxygen.nights[].lowest`]
  expect([night(94, '00:09'), night(92, '23:09'), night(92, '00:09')]).toEqual([[], [], low])

  const readings = [{ at: '2026-03-01T07:00:00+08:00', byHand: false }]
  const none: Answer = [PRESSURE, null, { type: '3', dat: '2026-03-01' }]
  const page = between([none, [DOCTOR, { pressure: { readings } }]])
  expect(page).toEqual([`${DOCTOR} same-fact data.pressure.readings`])
})

it('the risk of the heart counts days and readings that pages have', () => {
  const RISK = 'reports.getHeartRisk'
  const days = month(RATE, { details: [66, null] })
  const span = { id: 'unread', day: '2026-02-28', endDay: '2026-03-01' }
  const worn = (measuredDays: number) => between([days, [RISK, { ...span, measuredDays }]])
  const other = [`${RISK} same-fact data.measuredDays`]
  expect([worn(1), worn(2), worn(0)]).toEqual([[], other, other])

  const reading = { at: '2026-03-01T07:00:00+08:00', sbp: 140, dbp: 86, byHand: false }

  const mean = (said: string) =>
    between([
      [DOCTOR, { pressure: { readings: [reading] } }],
      [RISK, { ...span, findings: [{ kind: 'pressure', text: `平均 ${said} mmHg，量了 1 次` }] }],
    ])

  const text = [`${RISK} same-fact data.findings[].text`]
  expect([mean('140/86'), mean('146/90')]).toEqual([[], text])

  const counted = (said: string) =>
    between([
      [DOCTOR, { pressure: { readings: [reading, { ...reading, sbp: 139 }] } }],
      [RISK, { ...span, findings: [{ kind: 'pressure', text: `平均 140/86 mmHg，${said}` }] }],
    ])

  expect([counted('量了 2 次'), counted('量了 3 次')].flat()).toEqual([])
  expect(counted('量了 1 次')).toEqual(text)
})

const born = (fact: string) =>
  between([
    ['profile.getHealthInfo', { birthday: '1953-03-18' }],
    [DOCTOR, { person: { facts: [fact] } }],
  ]).filter((breach) => breach.includes('same-fact'))

it('the page for the doctor has the month of birth of the profile', () => {
  expect([born('1953年3月生'), born('女')]).toEqual([[], []])
  expect(born('1953年8月生')).toEqual([`${DOCTOR} same-fact data.person.facts[]`])
})

const pointsOf = (points: number, sbp: number, grave: boolean) =>
  between([
    [
      DOCTOR,
      {
        pressure: {
          readings: [{ at: '2026-03-01T07:00:00+08:00', sbp, dbp: 86, byHand: false }],
        },
      },
    ],
    [
      'reports.getHeartRisk',
      {
        day: '2026-02-28',
        endDay: '2026-03-01',
        method: '血压平均不在范围 2 分，常不在范围 1 分，有很高或很低的再加 2 分',
        points,
        findings: [
          {
            kind: 'pressure',
            points,
            grave,
            text: `平均 ${sbp}/86 mmHg（上限 140/90），量了 1 次，1 次不在范围`,
          },
        ],
      },
    ],
  ]).filter((breach) => breach.includes('.points'))

it('a mean within its range has no points for one beyond it', () => {
  const wrong = ['reports.getHeartRisk verdict data.findings[].points']
  expect([pointsOf(1, 139, false), pointsOf(2, 139, false)]).toEqual([[], wrong])
  const others = [pointsOf(3, 139, true), pointsOf(2, 140, false), pointsOf(2, 89, false)]
  expect(others).toEqual([[], [], []])
})

const list = (kind: string, total: number): Answer => [
  'reports.listReports',
  { list: [], total },
  { kind },
]

it('reports of all kinds are those of each', () => {
  const kinds = ['daily', 'weekly', 'heart-risk', 'tcm', 'document'].map((kind) => list(kind, 2))
  expect(between([list('all', 10), ...kinds])).toEqual([])
  expect(between([list('all', 8), ...kinds])).toEqual(['reports.listReports same-fact data.total'])
})

const beats = (...bytes: number[]): Answer => [
  'holter.readBeats',
  { beats: btoa(String.fromCharCode(...bytes)) },
  { id: 'record-1' },
]

it('a long record has the beats that it counts, and the hours of its row', () => {
  const figures = [
    { name: 'beats', value: 2 },
    { name: 'prematureWide', value: 0 },
  ]

  const record: Answer = [
    'holter.getHolterRecord',
    { id: 'record-1', figures, hours: [{ heartRateLow: 64, heartRateHigh: 67 }] },
  ]

  const wrong = ['holter.readBeats same-fact data.beats']
  expect(between([record, beats(0xf0, 0x0c, 0xa8, 0x0d)])).toEqual([])
  expect(between([record, beats(0xf0, 0x0c)])).toEqual(wrong)
  expect(between([record, beats(0xf2, 0x0c, 0xa8, 0x0d)])).toEqual(wrong)

  const row = (low: number) =>
    between([
      record,
      ['holter.listHolterRecords', { list: [{ id: 'record-1', hours: [{ low, high: 67 }] }] }],
    ])

  expect([row(64), row(51)]).toEqual([
    [],
    ['holter.listHolterRecords same-fact data.list[].hours[].low'],
  ])
})

it('the range that home notes reaches as far as today, and no farther than two days', () => {
  const lastTime = '2026-03-01T09:55:00+08:00'

  const rates: Answer = [
    RATE,
    {
      lastTime,
      detailTimes: ['2026-02-28', '2026-03-01'],
      lowDetails: [52, 55],
      hiDetails: [104, 101],
    },
    { type: '2', dat: '2026-03-01' },
  ]

  const noted = (note: string, measuredAt = lastTime) =>
    between([
      rates,
      [HOME, { day: '2026-03-01', cards: [{ metric: 'heartRate', measuredAt, note }] }],
    ])

  const wrong = [`${HOME} same-fact data.cards[].note`]
  expect([noted('55–101'), noted('52–104'), noted('53–102')]).toEqual([[], [], []])
  expect([noted('51–101'), noted('56–101'), noted('55–105')]).toEqual([wrong, wrong, wrong])
  expect(noted('51–101', '2026-03-01T09:50:00+08:00')).toEqual([])
})

it('home has a card of each metric whose page of the day tells something', () => {
  const page: Answer = ['monitoring.getOxygen', { last: 97 }, { type: '1', dat: '2026-03-01' }]

  const home = (...metrics: string[]) =>
    between([page, [HOME, { day: '2026-03-01', cards: metrics.map((metric) => ({ metric })) }]])

  expect(home('steps', 'oxygen')).toEqual([])
  expect(home('steps')).toEqual([`${HOME} silent data.cards`])
})

const weekly = (data: object): Answer => [
  REPORT,
  { id: 'unread', kind: 'weekly', day: '2026-02-23', endDay: '2026-03-01', ...data },
]

it('a week has the readings and the measures of its days, a day its score as it is', () => {
  const labels = ['2026-02-23', '2026-02-28', '2026-03-01']
  const readings = [{ at: '2026-03-01T07:35:00+08:00' }, { at: '2026-02-20T07:35:00+08:00' }]

  const page: Answer = [
    PRESSURE,
    { detailTimes: labels, readings },
    { type: '3', dat: '2026-03-01' },
  ]

  const count = (pressureCount: number) => between([page, weekly({ pressureCount })])
  expect([count(1), count(2)]).toEqual([[], [`${REPORT} same-fact data.pressureCount`]])
  const heart = month(RATE, { details: [66, 67] })

  const measures = (...names: string[]) =>
    between([heart, weekly({ measures: names.map((measure) => ({ measure })) })])

  expect(measures('heartRate')).toEqual([])
  expect(measures('steps')).toEqual([`${REPORT} silent data.measures`])

  const limits: Answer = [PRESSURE, { normal: { sbp: { low: 90, high: 140 } } }, { type: '1' }]

  const band = (referenceHigh: number) =>
    between([limits, weekly({ measures: [{ measure: 'pressureMorning', referenceHigh }] })])

  expect([band(140), band(154)]).toEqual([
    [],
    [`${REPORT} same-fact data.measures[].referenceHigh`],
  ])

  const sleep = month(SLEEP, { scoreDetails: [90, 84] })
  const score = (said: string) => between([sleep, section('sleep', detail('得分', said))])

  expect([score('84 分'), score('85 分')]).toEqual([
    [],
    [`${REPORT} same-fact data.sections[].details[].text`],
  ])
})

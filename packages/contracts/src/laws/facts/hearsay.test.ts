import { expect, it } from 'vitest'
import { between } from '../testing/told.ts'

type Answer = Parameters<typeof between>[0][number]

const history = (...days: string[]): Answer => [
  'medicine.listConstitutionReports',
  days.map((day) => ({ day, main: { type: 'balanced', name: '平和质' } })),
]

const surveyOf = (lastAnsweredDay: string | null): Answer => [
  'survey.getSurvey',
  { questions: [], lastAnsweredDay },
]

it('has one day on which the constitution was asked last', () => {
  const place = 'survey.getSurvey same-fact data.lastAnsweredDay'
  expect(between([surveyOf('2026-02-20'), history('2026-02-20')])).toEqual([])
  expect(between([surveyOf('2026-02-19'), history('2026-02-20')])).toEqual([place])
  const silent = ['survey.getSurvey silent data.lastAnsweredDay']
  expect(between([surveyOf(null), history('2026-02-20')])).toEqual(silent)
  const nothing = ['medicine.listConstitutionReports silent data']
  expect(between([surveyOf('2026-02-20'), history()])).toEqual(nothing)
  expect(between([surveyOf(null), history()])).toEqual([])
})

const reportAfter = (previous: unknown): Answer => [
  'medicine.getConstitutionReport',
  { day: '2026-02-20', main: { type: 'balanced' }, previous },
]

it('knows the answers before the newest', () => {
  const silent = [
    'medicine.getConstitutionReport silent data.previous',
    'medicine.getConstitutionReport silent data.previous',
  ]

  const two = history('2026-02-20', '2025-11-20')
  expect(between([reportAfter(null), two])).toEqual(silent)
  expect(between([reportAfter(null), history('2026-02-20')])).toEqual([])
  const known = { day: '2025-11-20', main: { type: 'balanced' } }
  expect(between([reportAfter(known), two])).toEqual([])
})

const REPORT = { id: 'report-1', kind: 'daily', day: '2026-02-28', endDay: '2026-02-28' }

const listed = (...rows: object[]): Answer => [
  'reports.listReports',
  {
    list: rows.map((row) => ({ at: '2026-03-01T08:00:00+08:00', unread: true, ...row })),
    total: rows.length,
  },
  { kind: 'daily', pn: 1, ps: 20 },
]

const overview = (more: object): Answer => [
  'reports.getOverview',
  {
    daily: { id: 'report-1' },
    unread: { daily: 1 },
    calendar: [{ ...REPORT, unread: true }],
    ...more,
  },
]

const opened = (more: object): Answer => ['reports.getReport', { ...REPORT, ...more }]

const besideList = (more: object, ...rows: object[]) =>
  between([overview(more), listed(...(rows.length > 0 ? rows : [REPORT]))])

it('has the newest report, the unread ones and the days of the calendar as they are listed', () => {
  expect(besideList({})).toEqual([])
  expect(besideList({ daily: null })).toEqual(['reports.getOverview silent data.daily'])

  expect(besideList({ daily: { id: 'report-0' } })).toEqual([
    'reports.getOverview same-fact data.daily.id',
  ])

  expect(besideList({ unread: { daily: 2 } })).toEqual([
    'reports.getOverview same-fact data.unread.daily',
  ])

  expect(besideList({ calendar: [] })).toEqual(['reports.listReports detail data.list[]'])

  expect(besideList({ calendar: [{ ...REPORT, unread: false }] })).toEqual([
    'reports.getOverview same-fact data.calendar[].unread',
  ])

  // It came after the overview was told.
  const late = { ...REPORT, id: 'report-2', at: '2026-03-02T10:00:01+08:00' }
  expect(besideList({}, late, REPORT)).toEqual([])
  // Opened in between.
  const read = listed({ ...REPORT, unread: false })
  expect(between([overview({}), opened({}), read])).toEqual([])
})

it('has a report beside one of which a list tells', () => {
  const before = { ...REPORT, id: 'report-0', day: '2026-02-27', endDay: '2026-02-27' }
  const list = listed(REPORT, before)
  const silent = ['reports.getReport silent data.previousId']
  expect(between([list, opened({ previousId: null, nextId: null })])).toEqual(silent)
  expect(between([listed(REPORT), opened({ previousId: null })])).toEqual([])
  // What is listed later may have come since.
  expect(between([opened({ previousId: null }), list])).toEqual([])
})

const rightsWith = (more: object): Answer => [
  'services.getRights',
  [{ code: '1', name: 'a', ...more }],
]

it('tells a card that ends on one day, by one name', () => {
  const card: Answer = [
    'services.getEntitlementDetail',
    { code: '1', name: 'a', validTo: '2026-12-01' },
  ]

  expect(between([card, rightsWith({ validTo: '2026-12-01' })])).toEqual([])
  const other = ['services.getRights same-fact data[].validTo']
  expect(between([card, rightsWith({ validTo: '2026-11-01' })])).toEqual(other)
  expect(between([card, rightsWith({ code: '2', validTo: '2026-11-01' })])).toEqual([])
})

const pressurePage = (...readings: object[]): Answer => [
  'monitoring.getBloodPressure',
  { readings, detailTimes: ['2026-03-01', '2026-03-02'] },
  { type: '2', dat: '2026-03-02' },
]

const doctorWith = (...readings: object[]): Answer => [
  'doctor.getDoctorPage',
  { fromDay: '2026-02-01', toDay: '2026-03-02', pressure: { readings } },
]

it('has readings for the doctor that the page has, and the other way round', () => {
  const one = { at: '2026-03-01T07:00:00+08:00', sbp: 131, dbp: 81 }
  const other = { ...one, at: '2026-03-01T07:30:00+08:00' }
  expect(between([pressurePage(one), doctorWith(one)])).toEqual([])

  expect(between([pressurePage(one), doctorWith(other)])).toEqual([
    'doctor.getDoctorPage detail data.pressure.readings[]',
    'monitoring.getBloodPressure detail data.readings[]',
  ])

  expect(between([pressurePage(), doctorWith({ ...one, byHand: true })])).toEqual([])

  expect(
    between([pressurePage(), doctorWith({ ...one, at: '2026-02-20T07:00:00+08:00' })]),
  ).toEqual([])

  // A back end of the documents alone tells no readings there.
  const documented: Answer = ['monitoring.getBloodPressure', {}, { type: '1', dat: '2026-03-01' }]
  expect(between([documented, doctorWith(one)])).toEqual([])

  // Measured between the calls.
  expect(
    between([pressurePage(), doctorWith({ ...one, at: '2026-03-02T10:00:09+08:00' })]),
  ).toEqual([])
})

const recordsOfDay = (...list: object[]): Answer => [
  'ecg.listEcgRecords',
  { dataEcgInfosRespList: list },
  { dayDate: '2026-03-01' },
]

const recordsOfMonth = (...list: object[]): Answer => [
  'ecg.listEcgMonth',
  { list },
  { month: '2026-03' },
]

const eventsListed = (...rows: object[]): Answer => ['warnings.listWarnings', rows]

const oxygenPage = (...warnings: object[]): Answer => [
  'monitoring.getOxygen',
  { warnings },
  { type: '1', dat: '2026-03-01' },
]

it('has records of a day in their month, and events of a page in their list', () => {
  const record = { dataTime: '2026-03-01T08:15:00+08:00' }
  const watch = { ...record, source: 'watch' }
  expect(between([recordsOfDay(record), recordsOfMonth(watch)])).toEqual([])
  const missing = ['ecg.listEcgRecords detail data.dataEcgInfosRespList[]']
  expect(between([recordsOfDay(record), recordsOfMonth()])).toEqual(missing)

  expect(between([recordsOfDay(), recordsOfMonth(watch)])).toEqual([
    'ecg.listEcgMonth detail data.list[]',
  ])

  expect(between([recordsOfDay(), recordsOfMonth({ ...record, source: 'recorder' })])).toEqual([])

  const event = { id: 'e1', eventType: 'oxygen-low', createTime: '2026-03-01T02:00:00+08:00' }
  const older = { ...event, id: 'e0', createTime: '2026-02-20T02:00:00+08:00' }

  expect(between([oxygenPage(event), eventsListed(event, older)])).toEqual([])
  const unlisted = ['monitoring.getOxygen detail data.warnings[]']
  expect(between([oxygenPage(event), eventsListed(older)])).toEqual(unlisted)
  const longer = oxygenPage({ ...event, seconds: 240 })
  const listed = eventsListed({ ...event, seconds: 14_400 }, older)

  expect(between([longer, listed])).toEqual([
    'monitoring.getOxygen same-fact data.warnings[].seconds',
  ])

  const unseen = ['warnings.listWarnings detail data[]']
  expect(between([oxygenPage(), eventsListed(event, older)])).toEqual(unseen)
})

const heartPage = (type: string, more: object): Answer => [
  'monitoring.getHeartRate',
  { lastTime: '2026-03-02T09:00:00+08:00', last: 66, baseline: { usual: 64, days: 20 }, ...more },
  { type, dat: '2026-03-02' },
]

it('has one newest value and one goal in day, week and month', () => {
  expect(between([heartPage('1', {}), heartPage('2', {})])).toEqual([])
  const other = ['monitoring.getHeartRate same-fact data.last']
  expect(between([heartPage('1', {}), heartPage('2', { last: 70 })])).toEqual(other)
  // Measured between the calls.
  const newer = { last: 70, lastTime: '2026-03-02T09:05:00+08:00' }
  expect(between([heartPage('1', {}), heartPage('2', newer)])).toEqual([])
  const older = ['monitoring.getHeartRate newest data.lastTime']
  expect(between([heartPage('1', newer), heartPage('2', {})])).toEqual(older)
})

it('tells the next reminder at a time of the day or of a plan, and none later than it', () => {
  const item = {
    reminderId: 'plan-one',
    kind: 'pressure',
    day: '2026-03-02',
    time: '20:30',
    state: 'upcoming',
  }

  const plan = {
    id: 'plan-one',
    kind: 'pressure',
    weekdays: [1, 2],
    times: ['20:30'],
    active: true,
  }

  const of = (nextAt: string | null, items: object[] = [item]) =>
    between([['reminders.getReminders', { day: '2026-03-02', items, plans: [plan], nextAt }]])

  const wrong = ['reminders.getReminders same-fact data.nextAt']
  expect(of('2026-03-02T20:30:00+08:00')).toEqual([])
  expect(of('2026-03-03T20:30:00+08:00')).toEqual(wrong)
  expect(of('2026-03-03T20:30:00+08:00', [])).toEqual([])
  expect(of('2026-03-04T20:30:00+08:00', [])).toEqual(wrong)
  expect(of('2026-03-02T20:30:00+08:00', [{ ...item, state: 'done' }])).toEqual([])
  expect(of(null)).toEqual(['reminders.getReminders silent data.nextAt'])
  const kind = ['reminders.getReminders same-fact data.items[].kind']
  expect(of('2026-03-02T20:30:00+08:00', [{ ...item, kind: 'weight' }])).toEqual(kind)
})

const doctorTold = (more: object): Answer => [
  'doctor.getDoctorPage',
  {
    form: 'doctor',
    fromDay: '2026-02-01',
    toDay: '2026-03-02',
    madeAt: '2026-03-02T10:00:00+08:00',
    person: { illnesses: '高血压（本人填写）', medicines: ['氨氯地平 5 mg'] },
    ecg: { count: 1, strips: [] },
    sleep: { nights: [{ day: '2026-03-01', minutes: 372 }] },
    ...more,
  },
]

const nightOf = (minutes: number | null) => ({
  sleep: { nights: [{ day: '2026-03-01', minutes }] },
})

const besideDoctor = (more: object) =>
  between([
    doctorTold(more),
    ['profile.listOwnMedicalTags', [{ tagCode: '1', tagName: '高血压', selected: true }]],
    ['profile.listMedicines', [{ name: '氨氯地平' }]],
    [
      'ecg.listEcgMonth',
      { list: [{ dataTime: '2026-03-01T08:15:00+08:00' }] },
      { month: '2026-03' },
    ],
    [
      'monitoring.getSleep',
      { detailTimes: ['2026-03-01'], details: [372] },
      { type: '2', dat: '2026-03-01' },
    ],
  ])

it('tells the doctor the illnesses, medicines, records and nights that other calls tell', () => {
  const page = 'doctor.getDoctorPage'
  expect(besideDoctor({})).toEqual([])
  const silent = [`${page} silent data.person.medicines`]
  expect(besideDoctor({ person: { illnesses: '高血压', medicines: [] } })).toEqual(silent)
  const other = [`${page} same-fact data.person.illnesses`]
  expect(besideDoctor({ person: { illnesses: '糖尿病', medicines: ['氨氯地平'] } })).toEqual(other)
  expect(besideDoctor({ form: 'family', person: { illnesses: null, medicines: null } })).toEqual([])
  expect(besideDoctor({ ecg: { count: 0, strips: [] } })).toEqual([`${page} count data.ecg.count`])

  const days = Array.from({ length: 14 }, (_, at) => ({ day: `2026-02-${at + 10}`, value: 64 }))

  const resting = (dat: string) =>
    between([
      doctorTold({ restingHeart: { days } }),
      ['monitoring.getHeartRate', { baseline: null }, { type: '1', dat }],
    ])

  expect(resting('2026-02-24')).toEqual(['monitoring.getHeartRate silent data.baseline'])
  expect(resting('2026-02-23')).toEqual([])
  expect(besideDoctor(nightOf(300))).toEqual([`${page} same-fact data.sleep.nights[].minutes`])
  expect(besideDoctor(nightOf(null))).toEqual([`${page} silent data.sleep.nights[].minutes`])
})

const homeWith = (measuredAt: string, state: string): Answer => [
  'home.getHomeSummary',
  { day: '2026-03-02', cards: [{ metric: 'ecg', measuredAt, state }] },
]

it('shows on the card of the ECG a record that is listed, with its verdict', () => {
  const lists: Answer[] = [
    [
      'ecg.listEcgMonth',
      { list: [{ dataTime: '2026-03-01T08:15:00+08:00', state: 'normal' }] },
      { month: '2026-03' },
    ],
    ['holter.listHolterRecords', { list: [{ startedAt: '2026-03-01T00:00:00+08:00' }], total: 1 }],
  ]

  const of = (measuredAt: string, state = 'normal') =>
    between([homeWith(measuredAt, state), ...lists])

  expect(of('2026-03-01T08:15:00+08:00')).toEqual([])
  expect(of('2026-03-01T00:00:00+08:00')).toEqual([])
  expect(of('2026-02-28T08:15:00+08:00')).toEqual([])
  const unlisted = ['home.getHomeSummary detail data.cards[].measuredAt']
  expect(of('2026-03-01T09:15:00+08:00')).toEqual(unlisted)
  const verdict = ['home.getHomeSummary same-fact data.cards[].state']
  expect(of('2026-03-01T08:15:00+08:00', 'alert')).toEqual(verdict)
})

const ID = '0b8f3c52-7d1e-4a96-8a4f-5c2e9d7b6a10'
const FIGURES = { heartRat: 68, qt: 384, hrv: 14 }

const recordTold = (over: object = {}): Answer => [
  'ecg.getEcgRecord',
  { id: ID, ...FIGURES, durationSeconds: 30, complete: true, ...over },
]

it('has the figures of a record in its list, its length in its month and whether it is whole', () => {
  const listed = recordsOfDay({ id: ID, ...FIGURES })
  expect(between([recordTold(), listed])).toEqual([])

  for (const name of Object.keys(FIGURES))
    expect(between([recordTold({ [name]: null }), listed])).toContain(
      `ecg.getEcgRecord silent data.${name}`,
    )

  const month = recordsOfMonth({ id: ID, durationSeconds: null })

  expect(between([recordTold(), month])).toEqual([
    'ecg.listEcgMonth silent data.list[].durationSeconds',
  ])

  const measured: Answer = ['ecg.listEcgMeasurements', [{ id: ID, completed: false }]]
  expect(between([recordTold({ complete: false }), measured])).toEqual([])
  expect(between([recordTold(), measured])).toEqual(['ecg.getEcgRecord same-fact data.complete'])
})

it('has the rate of a record in both lists', () => {
  const record = { dataTime: '2026-03-01T08:15:00+08:00', rateText: '68' }

  const month = (rateText: string | null) =>
    recordsOfMonth({ ...record, source: 'watch', rateText })

  expect(between([recordsOfDay(record), month('68')])).toEqual([])

  expect(between([recordsOfDay(record), month(null)])).toEqual([
    'ecg.listEcgMonth silent data.list[].rateText',
  ])
})

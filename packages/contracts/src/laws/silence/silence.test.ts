import { expect, it } from 'vitest'
import { breachesOf } from '../one-answer.ts'
import { between } from '../testing/told.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')

/** Which fields of an answer are silent although it tells of them. */
const silentIn = (name: string, data: unknown, input: object = {}): string[] =>
  breachesOf({ name, summary: '', input: { ...input }, now: NOW, answer: nodeOf(data) })
    .filter(({ law }) => law === 'silent')
    .map(({ path }) => path)

const silentBetween = (...answers: Parameters<typeof between>[0]): string[] =>
  between(answers).filter((breach) => breach.includes(' silent '))

const reading = (day: number, clock: string) => ({ at: `2026-03-0${day}T${clock}:00+08:00` })
const WEEK = { type: '2', dat: '2026-03-07' }

const pressures = (readings: unknown, homeMean: unknown = null) => ({
  morning: null,
  evening: null,
  homeMean,
  readings,
})

const ofPressure = (data: unknown) => silentIn('monitoring.getBloodPressure', data, WEEK)

it('misses the mean of the week, of mornings and of evenings above readings that make one', () => {
  const mornings = [2, 4, 6, 7].map((day) => reading(day, '07:30'))
  expect(ofPressure(pressures(mornings))).toEqual(['data.homeMean', 'data.morning'])
  expect(ofPressure(pressures(mornings.slice(1)))).toEqual(['data.morning'])
  expect(ofPressure(pressures([reading(7, '18:00')]))).toEqual(['data.evening'])
  expect(ofPressure(pressures([reading(7, '11:00'), reading(7, '04:59')]))).toEqual([])
  expect(ofPressure(pressures(mornings, { sbp: 131 }))).toEqual(['data.morning'])
})

const oxygenAt = (clock: string) => ({ night: null, detailTimes: [clock], details: [96] })

const nightsBefore = (baselineNights: number) => ({
  baseline: null,
  baselineNights,
  nightsNeeded: 3,
})

it('misses a night, a resting rate and a usual temperature that the course of the page has', () => {
  const DAY = { type: '1', dat: '2026-03-02' }
  expect(silentIn('monitoring.getOxygen', oxygenAt('06:50'), DAY)).toEqual(['data.night'])
  expect(silentIn('monitoring.getOxygen', oxygenAt('07:00'), DAY)).toEqual([])

  const slots = Array.from(
    { length: 24 },
    (_, at) =>
      `${String(8 + Math.floor(at / 12)).padStart(2, '0')}:${String((at % 12) * 5).padStart(2, '0')}`,
  )

  const heart = (details: unknown) => ({ resting: null, detailTimes: slots, details })
  const values = slots.map(() => 66)
  expect(silentIn('monitoring.getHeartRate', heart(values), DAY)).toEqual(['data.resting'])

  expect(
    silentIn(
      'monitoring.getHeartRate',
      heart(values.with(5, NaN).map((value) => (value > 0 ? value : null))),
      DAY,
    ),
  ).toEqual([])

  expect(silentIn('monitoring.getTemperature', nightsBefore(3), DAY)).toEqual(['data.baseline'])
  expect(silentIn('monitoring.getTemperature', nightsBefore(2), DAY)).toEqual([])
})

const saidAs = (valueText: string, otherValue: number | null) => [
  { id: 'e', eventType: 'pressure-high', value: 142, otherValue, valueText },
]

it('misses the numbers of what is said in words', () => {
  expect(silentIn('warnings.listWarnings', saidAs('142/88', null))).toEqual(['data[].otherValue'])
  expect(silentIn('warnings.listWarnings', saidAs('142/88', 88))).toEqual([])
  expect(silentIn('warnings.listWarnings', saidAs('126 次/分', null))).toEqual([])
})

const longRecord = (status: string) => ({ status, figures: [], hours: [], overview: null })

it('misses the lists of counts, and what a record has when it is ready', () => {
  const report = { kind: 'weekly', warnings: { total: 3, byKind: [] } }
  expect(silentIn('reports.getReport', report)).toEqual(['data.warnings.byKind'])
  expect(silentIn('reports.getReport', { warnings: { total: 0, byKind: [] } })).toEqual([])

  expect(silentIn('holter.getHolterRecord', longRecord('ready'))).toEqual([
    'data.figures',
    'data.hours',
    'data.overview',
  ])

  expect(silentIn('holter.getHolterRecord', longRecord('analysing'))).toEqual([])
})

const unjudgedCard = (metric: string, value: number | null) => ({
  cards: [{ metric, value, state: 'none' }],
})

const unjudgedReport = (state: string) => ({
  state: 'none',
  sections: [{ metric: 'steps', value: 900, state }],
})

it('misses the verdict of what was measured', () => {
  expect(silentIn('home.getHomeSummary', unjudgedCard('oxygen', 97))).toEqual([
    'data.cards[].state',
  ])

  expect(silentIn('home.getHomeSummary', unjudgedCard('oxygen', null))).toEqual([])
  expect(silentIn('home.getHomeSummary', unjudgedCard('temperature', 34.1))).toEqual([])

  expect(silentIn('reports.getReport', unjudgedReport('good'))).toEqual(['data.state'])
  expect(silentIn('reports.getReport', unjudgedReport('none'))).toEqual([])
})

const profileOf = (weight: number | null) =>
  ['profile.getHealthInfo', { height: 160, weight }] as const

const deviceOf = (deviceType: string) => ['devices.getBoundDevice', null, { deviceType }] as const

const cardTo = (validTo: string) =>
  ['services.getEntitlementDetail', { code: '1', validFrom: '2026-01-01', validTo }] as const

it('misses way and energy of a known body, a bound device and a right', () => {
  const steps = ['monitoring.getSteps', { total: 900, distance: null, calorie: null }] as const

  expect(silentBetween(steps, profileOf(60))).toEqual([
    'monitoring.getSteps silent data.distance',
    'monitoring.getSteps silent data.calorie',
  ])

  expect(silentBetween(steps, profileOf(null))).toEqual([
    'monitoring.getSteps silent data.distance',
  ])

  const devices = [
    'devices.listBoundDevices',
    [{ deviceCode: 'KW1', deviceTypeCode: '10010002', bindStatus: '02' }],
  ] as const

  const none = ['devices.getBoundDevice silent data']
  expect(silentBetween(devices, deviceOf('10010002'))).toEqual(none)
  expect(silentBetween(devices, deviceOf('10030001'))).toEqual([])

  const rights = ['services.getRights', []] as const
  const noRight = ['services.getRights silent data']
  expect(silentBetween(devices, rights, cardTo('2026-12-01'))).toEqual(noRight)
  expect(silentBetween(devices, rights, cardTo('2026-03-02'))).toEqual([])
  expect(silentBetween(rights, cardTo('2026-12-01'))).toEqual([])
})

const eventAt = (createTime: string) =>
  ['warnings.listWarnings', [{ id: 'event-01', createTime, handled: false }]] as const

const summaryOf = (...matters: object[]) => ['warnings.getWarningSummary', { matters }] as const

it('misses a fresh event among the matters, and what waits on the home page', () => {
  const fresh = eventAt('2026-03-01T20:00:00+08:00')
  const missing = ['warnings.getWarningSummary silent data.matters']
  expect(silentBetween(fresh, summaryOf())).toEqual(missing)
  expect(silentBetween(fresh, summaryOf({ ids: ['event-01'] }))).toEqual([])
  expect(silentBetween(eventAt('2026-02-01T20:00:00+08:00'), summaryOf())).toEqual([])

  const home = ['home.getHomeSummary', { openMatters: 1, matters: [] }] as const
  const silentHome = ['home.getHomeSummary silent data.matters']
  expect(silentBetween(home, summaryOf({ ids: [], state: 'new' }))).toEqual(silentHome)
  expect(silentBetween(home, summaryOf({ ids: [], state: 'over' }))).toEqual([])
})

const ecgOf = (over: object) =>
  silentIn('ecg.getEcgRecord', {
    heartRat: 68,
    qt: 384,
    hrv: 14,
    hrvMethod: { metric: 'SDNN', beats: 33 },
    dataContent: '全程平均心率68次/分，QT间期384毫秒，SDNN 14毫秒。',
    ...over,
  })

it('misses the figures that an ECG tells in words', () => {
  expect(ecgOf({})).toEqual([])
  for (const name of ['heartRat', 'qt', 'hrv'])
    expect(ecgOf({ [name]: null })).toContain(`data.${name}`)
})

const hour = { heartRateMean: 66, heartRateLow: 64, heartRateHigh: 67 }

const record = (rates: object, value: number | null = 66) =>
  silentIn('holter.getHolterRecord', {
    status: 'analysing',
    figures: [{ name: 'heartRateMean', value }],
    hours: [{ ...hour, ...rates }],
  })

it('misses rates of an hour that has others, and of a record whose hours have them', () => {
  expect(record({})).toEqual([])
  expect(record({ heartRateLow: null, heartRateHigh: null })).toEqual([])
  expect(record({ heartRateMean: null })).toEqual(['data.hours[].heartRateMean'])
  expect(record({ heartRateHigh: null })).toEqual(['data.hours[].heartRateHigh'])
  expect(record({}, null)).toEqual(['data.figures[].value'])
})

const photo = (width: number | null, height: number | null) =>
  silentIn('feedback.listFeedback', [{ content: '步数少', images: [{ id: 'a', width, height }] }])

it('misses one side of a picture, and a note of nothing', () => {
  expect(photo(900, 1272)).toEqual([])
  expect(photo(null, null)).toEqual([])
  expect(photo(900, null)).toEqual(['data[].images[].height'])
  expect(silentIn('notes.listNotes', [{ circumstances: [], note: '走去菜场' }])).toEqual([])

  expect(silentIn('notes.listNotes', [{ circumstances: [], note: '' }])).toEqual([
    'data[].circumstances',
  ])
})

// Series of one page with gaps of their own, and pages that are cut short.
import { addDays } from '@kangban/china-time'
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')
const WEEK = { type: '2', dat: '2026-03-01' }

const laws = (name: string, data: unknown, input: object = WEEK) =>
  breachesOf({
    name: `monitoring.${name}`,
    summary: '',
    input: { ...input },
    now: NOW,
    answer: nodeOf(data),
  }).map(({ law, path }) => `${law} ${path}`)

const rates = (lowDetails: unknown, hiDetails: unknown) =>
  laws('getHeartRate', { details: [71, null, 70], lowDetails, hiDetails })

it('the lowest and the highest of a slot have the gaps of its mean', () => {
  expect(rates([52, null, 54], [99, null, 98])).toEqual([])
  expect(rates([52, null, 54], [99, null, null])).toEqual(['parallel data.hiDetails'])
  expect(rates([52, 50, null], [99, null, 98])).toEqual(['parallel data.lowDetails'])
})

const day = (lowDetails: unknown, states: unknown) =>
  laws('getBloodPressure', { hiDetails: [142, 128], lowDetails, states })

it('a day of pressures has both of them and a verdict', () => {
  expect(day([88, 78], ['high', 'normal'])).toEqual([])
  expect(day([88, null], ['high', 'normal'])).toEqual(['parallel data.lowDetails'])
  expect(day([88, 78], [null, 'normal'])).toEqual(['parallel data.states'])
})

const nights = (change: object) =>
  laws('getSleep', {
    details: [400, 360],
    deepDetails: [40, null],
    lightDetails: [280, null],
    remDetails: [80, null],
    wakeDetails: [20, null],
    startDetails: ['22:10', null],
    endDetails: ['05:10', null],
    ...change,
  })

it('a night has all its stages and both its times, or its minutes alone', () => {
  expect(nights({})).toEqual([])
  expect(nights({ remDetails: [null, null] })).toContain('parallel data.remDetails')
  expect(nights({ endDetails: ['05:10', '06:00'] })).toEqual(['parallel data.endDetails'])
  expect(nights({ details: [null, 360] })).toContain('parallel data.deepDetails')
})

it('a day has one night, and 24 hours', () => {
  const DAY = { type: '1', dat: '2026-03-01' }
  expect(laws('getSleep', { nights: 1 }, DAY)).toEqual([])
  expect(laws('getSleep', { nights: 2 }, DAY)).toEqual(['count data.nights'])
  expect(laws('getSleep', { nights: 2 })).toEqual([])
  const hours = (length: number) => laws('getSteps', { hourMeans: Array(length).fill(10) })
  expect(hours(24)).toEqual([])
  expect(hours(23)).toEqual(['count data.hourMeans'])
})

const zones = (to: number | null) =>
  laws('getHeartRate', {
    zones: [
      { from: 0, to, percent: 90 },
      { from: 90, to: null, percent: 10 },
    ],
  })

it('a zone ends where the next begins', () => {
  expect(zones(90)).toEqual([])
  expect(zones(null)).toEqual(['sum data.zones[].to'])
})

const reading = (at: string, sbp: number, dbp: number) => ({
  at: `2026-03-01T${at}:00+08:00`,
  sbp,
  dbp,
})

const detailTimes = Array.from({ length: 7 }, (_, index) => addDays('2026-02-23', index))
const before = (last: unknown) => detailTimes.map((_, index) => (index === 6 ? last : null))

it('mornings and evenings of a week are those of its readings', () => {
  const morning = { sbp: 140, dbp: 88, count: 2 }

  const week = (change: object) =>
    laws('getBloodPressure', {
      detailTimes,
      readings: [reading('19:00', 130, 80), reading('10:59', 142, 90), reading('05:00', 138, 86)],
      morningDetails: before(morning),
      eveningDetails: before({ sbp: 130, dbp: 80, count: 1 }),
      morning,
      evening: { sbp: 130, dbp: 80, count: 1 },
      ...change,
    })

  expect(week({})).toEqual([])
  const place = 'data.morningDetails[]'
  const change = (row: object | null) => week({ morningDetails: before(row) })
  expect(change({ ...morning, count: 3 })).toContain(`reckoned ${place}.count`)
  expect(change({ ...morning, dbp: 85 })).toContain(`reckoned ${place}.dbp`)
  expect(change(null)).toContain(`silent ${place}`)
  expect(week({ eveningDetails: before(null) })).toContain('silent data.eveningDetails[]')
})

it('times, zones and means are told of what was measured', () => {
  const DAY = { type: '1', dat: '2026-03-01' }
  const night = { details: [2], sleepStartTime: '', sleepEndTime: '05:20' }
  expect(laws('getSleep', night, DAY)).toEqual(['silent data.sleepStartTime'])
  expect(laws('getSleep', { ...night, details: [] }, DAY)).toEqual([])
  expect(laws('getHeartRate', { details: [70], zones: [] })).toEqual(['silent data.zones'])
  const records = [{ sbp: 140, dbp: 90, pulseRate: 0 }]
  const day = { records, avgSbp: null, avgDbp: 90, avgPulseRate: null }
  expect(laws('listPressureReadings', day)).toEqual(['silent data.avgSbp'])

  const pulses = { records: [{ pulseRate: 70 }], avgPulseRate: null }
  expect(laws('listPressureReadings', pulses)).toEqual(['silent data.avgPulseRate'])
})

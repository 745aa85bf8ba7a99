// What the pages of a day, a week and a month tell of the same days, limits and readings.
import { expect, it } from 'vitest'
import { between } from '../testing/told.ts'

const PRESSURE = 'monitoring.getBloodPressure'
const OXYGEN = 'monitoring.getOxygen'
const SLEEP = 'monitoring.getSleep'
const DAY = { type: '1', dat: '2026-03-01' }
const WEEK = { type: '2', dat: '2026-03-01' }
const MONTH = { type: '3', dat: '2026-03-01' }

const normal = (high: number) => ({ normal: { sbp: { low: 90, high } } })

it('limits, and what is usual at an age, are the same in every span', () => {
  const both = (high: number) =>
    between([
      [PRESSURE, normal(140), DAY],
      [PRESSURE, normal(high), WEEK],
    ])

  expect(both(140)).toEqual([])
  expect(both(154)).toEqual([`${PRESSURE} same-fact data.normal`])

  const nights = (wakeRef: string) =>
    between([
      [SLEEP, { wakeRef: '0-2次' }, DAY],
      [SLEEP, { wakeRef }, WEEK],
    ])

  expect(nights('1-2次')).toEqual([`${SLEEP} same-fact data.wakeRef`])
  expect(nights('')).toEqual([`${SLEEP} silent data.wakeRef`])
})

const beside = (...others: Parameters<typeof between>[0]) => between([...others])

it('no page is empty of whose days two others tell', () => {
  const name = 'monitoring.getTemperature'
  const day = { detailTimes: ['02:00'], details: [34.1] }
  const span = { detailTimes: ['2026-02-28', '2026-03-01'], details: [null, 34.1] }
  expect(beside([name, day, DAY], [name, null, WEEK])).toEqual([])
  const both = beside([name, day, DAY], [name, span, MONTH], [name, null, WEEK])
  expect(both).toEqual([`${name} silent data`])
  const spans = [[name, span, WEEK] as const, [name, span, MONTH] as const]
  expect(beside(...spans, [name, null, DAY])).toEqual([`${name} silent data`])
  expect(beside(...spans, [name, null, { ...DAY, dat: '2026-02-28' }])).toEqual([])
  expect(beside(...spans, [name, null, { ...DAY, userCode: 'U2' }])).toEqual([])
})

const events = (createTime: string) => ({
  warnings: [{ id: 'event-0001', eventType: 'oxygen-low', createTime }],
})

it('a reading is one thing in every span and list', () => {
  const reading = {
    id: 'reading-1',
    at: '2026-03-01T07:12:00+08:00',
    sbp: 146,
    dbp: 88,
    pulseRate: 70,
    state: 'high',
    stateText: '偏高',
  }

  const page = (change: object) => ({
    detailTimes: ['2026-02-28', '2026-03-01'],
    readings: [{ ...reading, ...change }],
  })

  const spans = (change: object) =>
    between([
      [PRESSURE, page({}), WEEK],
      [PRESSURE, page(change), MONTH],
    ])

  expect(spans({})).toEqual([])
  expect(spans({ pulseRate: 77 })).toContain(`${PRESSURE} same-fact data.readings[].pulseRate`)
  expect(spans({ id: null })).toContain(`${PRESSURE} silent data.readings[].id`)
  expect(spans({ at: '2026-03-01T08:12:00+08:00' })).toContain(`${PRESSURE} detail data.readings[]`)

  const falls = (createTime: string) =>
    between([
      [OXYGEN, events('2026-02-28T02:04:00+08:00'), WEEK],
      [OXYGEN, events(createTime), MONTH],
    ])

  expect(falls('2026-02-28T02:04:00+08:00')).toEqual([])

  expect(falls('2026-02-28T03:04:00+08:00')).toContain(
    `${OXYGEN} detail data.warnings[].createTime`,
  )
})

const told = (details: unknown) => ({ detailTimes: ['2026-02-28', '2026-03-01'], details })

it('a day that is over has its gap in the week and in the month', () => {
  const name = 'monitoring.getSteps'

  const both = (details: unknown) =>
    between([
      [name, told([4980, null]), WEEK],
      [name, told(details), MONTH],
    ])

  expect(both([4980, null])).toEqual([])
  expect(both([null, null])).toEqual([`${name} same-fact data.details`])
})

it('the nights of a span are as low as those for the doctor', () => {
  const nights = [
    { day: '2026-02-28', lowest: 92 },
    { day: '2026-03-01', lowest: 86 },
  ]

  const span = (night: object | null) =>
    between([
      ['doctor.getDoctorPage', { oxygen: { nights } }],
      [OXYGEN, { detailTimes: nights.map(({ day }) => day), night }, WEEK],
    ])

  expect(span({ lowest: 86 })).toEqual([])
  expect(span({ lowest: 92 })).toEqual([`${OXYGEN} same-fact data.night.lowest`])
  expect(span(null)).toEqual([`${OXYGEN} silent data.night`])
})

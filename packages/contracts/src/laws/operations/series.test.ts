// Series of days beside what is told of them, told rightly and wrongly.
import { describe, expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const laws = (name: string, data: unknown, input: object = {}) =>
  breachesOf({
    name,
    summary: '',
    input: { ...input },
    now: new Date('2026-03-02T10:00:00+08:00'),
    answer: nodeOf(data),
  }).map(({ law, path }) => `${law} ${path}`)

const WEEK = { type: '2', dat: '2026-03-02' }
const DAYS = ['02-24', '02-25', '02-26', '02-27', '02-28', '03-01', '03-02']
const LABELS = DAYS.map((day) => `2026-${day}`)
const only = (...last: readonly (number | null)[]) => [null, null, null, null, null, ...last]

describe('the means of slots', () => {
  const rates = {
    detailTimes: LABELS,
    details: only(66, null),
    lowDetails: only(51, null),
    hiDetails: only(101, null),
  }

  it.each(['monitoring.getHeartRate', 'monitoring.getOxygen'])('of %s', (name) => {
    expect(laws(name, rates, WEEK)).toEqual([])
    const mean = ['mean data.details[]']

    expect(laws(name, { ...rates, details: only(null, null) }, WEEK)).toEqual([
      'parallel data.lowDetails',
    ])

    expect(laws(name, { ...rates, details: only(102, null) }, WEEK)).toEqual(mean)
    // A mean may have tenths where its ends are whole.
    expect(laws(name, { ...rates, details: only(50.5, null) }, WEEK)).toEqual([])
  })
})

const usualOf = (usual: number) =>
  laws('monitoring.getHeartRate', { baseline: { usual, low: 64, high: 66, days: 14 } })

const away = (deviations: unknown) =>
  laws('monitoring.getTemperature', { details: [34.7, null], deviations })

describe('what is usual', () => {
  it('lies within its range', () => {
    expect([usualOf(64), usualOf(66)]).toEqual([[], []])
    expect(usualOf(95)).toEqual(['order data.baseline.usual'])
  })

  it('is not told apart from what was not measured', () => {
    expect(away([0.1, null])).toEqual([])
    expect(away([null, 0.1])).toEqual(['sum data.deviations[]'])
  })
})

describe('the zones of a heart rate', () => {
  it('have no end', () => {
    const rest = { from: 0, to: 90, percent: 97 }
    const name = 'monitoring.getHeartRate'
    expect(laws(name, { zones: [rest, { from: 90, to: null, percent: 3 }] })).toEqual([])
    expect(laws(name, { zones: [{ ...rest, percent: 100 }] })).toEqual(['sum data.zones[].to'])
  })
})

describe('the mean of steps', () => {
  it('is that of all days, or of those that are over', () => {
    const details = only(6000, 2000)

    const told = (average: number) =>
      laws('monitoring.getSteps', { detailTimes: LABELS, details, total: 8000, average }, WEEK)

    for (const right of [4000, 6000, Math.round(8000 / 7), 1000]) expect(told(right)).toEqual([])
    expect(told(5500)).toEqual(['mean data.average'])
  })
})

const night = (text: string) =>
  laws('monitoring.getSleep', { totalTime: 359, sentence: [{ text }] }, { type: '1' })

describe('a sentence of a night', () => {
  it('tells the time asleep', () => {
    expect(night('昨夜睡了 5 小时 59 分，醒得偏多。')).toEqual([])
    expect(night('昨夜睡了 6 小时，比平时少睡 1 小时 5 分。')).toEqual([])
    expect(night('昨夜少睡 1 小时。')).toEqual([])
    expect(night('昨夜睡了 7 小时 7 分。')).toEqual(['told-twice data.totalTime'])
  })
})

const reading = (day: string, sbp: number, dbp: number) => ({
  at: `${day}T07:00:00+08:00`,
  sbp,
  dbp,
})

describe('pressures', () => {
  const name = 'monitoring.getBloodPressure'

  const week = {
    detailTimes: LABELS,
    hiDetails: only(150, 139),
    lowDetails: only(93, 89),
    readings: [
      reading('2026-03-02', 139, 89),
      reading('2026-03-01', 145, 90),
      reading('2026-03-01', 155, 96),
    ],
    count: 3,
    morning: { sbp: 146, dbp: 92, count: 3 },
    evening: null,
  }

  it('of a day have the means of their readings', () => {
    expect(laws(name, week, WEEK)).toEqual([])
    const turned = { ...week, lowDetails: only(89, 93) }
    expect(laws(name, turned, WEEK)).toEqual(['mean data.lowDetails[]'])
  })

  it('of mornings and evenings are some of all', () => {
    const morning = { ...week.morning, count: 4 }
    expect(laws(name, { ...week, morning }, WEEK)).toEqual(['count data.count'])
    // Those of a day are of the seven that end with it.
    expect(laws(name, { count: 1, morning, evening: null }, { type: '1' })).toEqual([])
  })

  it('have no mean without a reading', () => {
    const none = { ...week, morning: { sbp: 146, dbp: 92, count: 0 } }
    expect(laws(name, none, WEEK)).toEqual(['count data.morning.count'])
  })
})

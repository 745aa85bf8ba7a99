// Events against the limits and the days of their pages, and what reports count of them.
import { expect, it } from 'vitest'
import { between } from '../testing/told.ts'

const LIST = 'warnings.listWarnings'

const event = (id: string, eventType: string, createTime: string, rest: object = {}) => ({
  id,
  eventType,
  level: 'warn',
  createTime: `2026-${createTime}:00+08:00`,
  ...rest,
})

const limited = (rest: object) =>
  between([
    [LIST, [event('p', 'pressure-high', '03-01T07:35', { value: 156, otherValue: 96, ...rest })]],
    [
      'monitoring.getBloodPressure',
      { normal: { sbp: { low: 90, high: 140 }, dbp: { low: 60, high: 90 } } },
      { type: '2', dat: '2026-03-02' },
    ],
  ])

it('what is normal on the page is within no limit of an event', () => {
  expect(limited({ limit: 140, otherLimit: 90 })).toEqual([])
  expect(limited({ limit: 180, otherLimit: 110 })).not.toContain(`${LIST} same-fact data[].limit`)

  expect(limited({ limit: 135, otherLimit: 85 })).toEqual([
    `${LIST} same-fact data[].limit`,
    `${LIST} same-fact data[].otherLimit`,
  ])
})

const fast = (value: number, createTime = '02-28T23:50', seconds: number | null = null) =>
  between([
    [LIST, [event('h', 'heart-fast', createTime, { value, seconds })]],
    [
      'monitoring.getHeartRate',
      { detailTimes: ['2026-02-28', '2026-03-01', '2026-03-02'], hiDetails: [127, 137, 101] },
      { type: '2', dat: '2026-03-02' },
    ],
  ])

it('an event lies within the highest and the lowest of its days', () => {
  const wrong = [`${LIST} same-fact data[].value`]
  expect(fast(127)).toEqual([])
  expect(fast(137)).toEqual(wrong)
  // It went on after midnight.
  expect(fast(137, '02-28T23:50', 1200)).toEqual([])
  expect(fast(172, '02-28T23:50', 1200)).toEqual(wrong)
  // Of today the page may have been read before it.
  expect(fast(137, '03-02T09:00')).toEqual([])
  // Of a day that no page tells nothing is known.
  expect(fast(137, '02-20T09:00')).toEqual([])
})

const EVENTS = [
  event('p2', 'pressure-high', '03-01T20:33'),
  event('o1', 'oxygen-low', '02-28T02:04', { level: 'bad' }),
  event('p1', 'pressure-high', '02-23T07:35'),
  event('p0', 'pressure-high', '02-22T23:55'),
  event('old', 'pressure-high', '02-10T07:35'),
]

const beside = (name: string, data: object, isUnread = true) =>
  between([
    ['reports.listReports', { list: [{ id: 'r', unread: isUnread }] }],
    [LIST, EVENTS],
    [name, { id: 'r', day: '2026-02-23', endDay: '2026-03-01', ...data }],
  ])

const REPORT = 'reports.getReport'

const week = (count: number, bad: number, isUnread = true) =>
  beside(
    REPORT,
    { kind: 'weekly', warnings: { bad, byKind: [{ kind: 'pressure-high', count }] } },
    isUnread,
  ).filter((breach) => breach.includes(' same-fact '))

it('a week counts the events of its days, and may one that began on the evening before', () => {
  const [count, bad] = ['byKind[].count', 'bad'].map(
    (at) => `${REPORT} same-fact data.warnings.${at}`,
  )

  expect([week(2, 1), week(3, 1)]).toEqual([[], []])
  expect([week(1, 1), week(4, 1)]).toEqual([[count], [count]])
  expect([week(2, 0), week(2, 2)]).toEqual([[bad], [bad]])
  // What was read stays as it was.
  expect(week(1, 0, false)).toEqual([])
})

const total = (events: number) =>
  beside(REPORT, { kind: 'weekly', warnings: { total: events } }).filter((breach) =>
    breach.includes(' same-fact '),
  )

it('a week has as many events as are listed of it', () => {
  const wrong = [`${REPORT} same-fact data.warnings.total`]
  expect([total(3), total(4)].flat()).toEqual([])
  expect([total(2), total(5)]).toEqual([wrong, wrong])
})

const last = (lastWeek: number) =>
  beside(REPORT, { kind: 'weekly', warnings: { lastWeek } }).filter((breach) =>
    breach.includes(' same-fact '),
  )

it('a week has no fewer events before it than are listed', () => {
  expect([last(1), last(0)]).toEqual([[], [`${REPORT} same-fact data.warnings.lastWeek`]])
})

const RISK = 'reports.getHeartRisk'

const risk = (count: number) =>
  beside(RISK, { findings: [{ kind: 'low-oxygen', count }] }).filter((breach) =>
    breach.includes(' same-fact '),
  )

it('a screening finds as many events as its days have', () => {
  expect(risk(1)).toEqual([])
  expect(risk(2)).toEqual([`${RISK} same-fact data.findings[].count`])
})

const among = (kind: string, count: number) =>
  beside(RISK, { findings: [{ kind, count }] }).filter((breach) => breach.includes(' same-fact '))

it('a screening finds the pressures that are events, among others', () => {
  expect([among('pressure', 2), among('pressure', 5)].flat()).toEqual([])
  expect(among('pressure', 1)).toEqual([`${RISK} same-fact data.findings[].count`])
})

const trend = (count: number, ...weeks: number[]) =>
  beside(RISK, {
    trend: {
      count,
      weeks: weeks.map((each) => ({ day: '2026-02-23', endDay: '2026-03-01', count: each })),
    },
  }).filter((breach) => breach.includes(' same-fact '))

it('a trend has no more matters than events, and one at least where there are any', () => {
  const [all, week] = ['trend', 'trend.weeks[]'].map((at) => `${RISK} same-fact data.${at}.count`)
  expect([trend(1, 1), trend(4, 4)].flat()).toEqual([])
  expect([trend(0), trend(5)]).toEqual([[all], [all]])
  expect([trend(1, 0), trend(1, 5)]).toEqual([[week], [week]])
})

const daily = (kind: string, occurredAt: string, seconds: number | null = null) =>
  between([
    [LIST, [event('e', kind, occurredAt, { seconds })]],
    [
      REPORT,
      {
        kind: 'daily',
        id: 'd',
        day: '2026-03-01',
        endDay: '2026-03-01',
        events: [{ id: 'e', kind, occurredAt: `2026-${occurredAt}:00+08:00` }],
      },
    ],
  ])

it('a report tells the events of its day, and those that went on into it', () => {
  const wrong = [`${REPORT} calendar data.events[].occurredAt`]
  expect(daily('oxygen-low', '03-01T02:04')).toEqual([])
  expect(daily('oxygen-low', '02-28T23:50', 1200)).toEqual([])
  expect(daily('oxygen-low', '02-28T23:50')).toEqual(wrong)
  expect(daily('pressure-high', '03-02T07:35')).toEqual(wrong)
})

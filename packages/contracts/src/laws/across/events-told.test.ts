// Events against what matters, reports and the page for the doctor make of them, and rows that two calls tell.
import { expect, it } from 'vitest'
import { between } from '../testing/told.ts'

const event = (id: string, eventType: string, createTime: string, rest: object = {}) => ({
  id,
  eventType,
  createTime: `2026-${createTime}:00+08:00`,
  level: 'warn',
  handled: false,
  ...rest,
})

const EVENTS = [
  event('p2', 'pressure-high', '03-01T20:33', { value: 146, otherValue: 89 }),
  event('p1', 'pressure-high', '03-01T07:35', { value: 156, otherValue: 96 }),
  event('o1', 'oxygen-low', '02-28T02:04', {
    value: 89,
    level: 'bad',
    eventName: '夜间血氧偏低',
    valueText: '89%',
    limitText: '下限 90%',
  }),
  event('h1', 'heart-fast', '02-23T13:15', { value: 126, handled: true }),
  event('a1', 'af-suspected', '02-23T12:50', { value: 127, level: 'bad', handled: true }),
]

const beside = (name: string, data: unknown) =>
  between([
    ['reports.listReports', { list: [{ id: 'unread', unread: true }] }],
    ['warnings.listWarnings', EVENTS],
    [name, data],
  ])

const SUMMARY = 'warnings.getWarningSummary'

const matter = (change: object) =>
  beside(SUMMARY, {
    matters: [
      { ids: ['p2', 'p1'], kind: 'pressure-high', state: 'new', value: '最高 156/96', ...change },
    ],
  })

it('a matter has the worst pressure of its events, none of which was dealt with', () => {
  const [value, state] = ['value', 'state'].map(
    (key) => `${SUMMARY} same-fact data.matters[].${key}`,
  )

  expect(matter({})).toEqual([])
  expect(matter({ value: '最高 146/89' })).toEqual([value])
  expect(matter({ value: '最高 21/13 kPa' })).toEqual([value])
  const handled = { ids: ['h1'], kind: 'heart-fast', value: '最快 126 次/分' }
  expect(matter(handled)).toContain(state)
  expect(matter({ ...handled, state: 'over' })).not.toContain(state)
})

it('the risk of the heart has moments and values of events', () => {
  const RISK = 'reports.getHeartRisk'

  const finding = (times: string[], text: string) =>
    beside(RISK, {
      day: '2026-01-31',
      endDay: '2026-03-01',
      findings: [{ kind: 'fast', count: 1, text, times: times.map((time) => `${time}:00+08:00`) }],
    })

  expect(finding(['2026-02-23T13:15'], '最快 126 次/分')).toEqual([])

  expect(finding(['2026-02-23T16:15'], '最快 126 次/分')).toEqual([
    `${RISK} detail data.findings[].times[]`,
  ])

  expect(finding(['2026-02-23T13:15'], '最快 131 次/分')).toEqual([
    `${RISK} same-fact data.findings[].text`,
  ])

  const grave = (kind: string, time: string, isGrave: boolean) =>
    beside(RISK, {
      day: '2026-01-31',
      endDay: '2026-03-01',
      findings: [{ kind, count: 1, grave: isGrave, times: [`${time}:00+08:00`] }],
    })

  const other = `${RISK} same-fact data.findings[].grave`
  expect(grave('irregular', '2026-02-23T12:50', true)).toEqual([])
  // A record of a day, with its event hours after it began.
  expect(grave('irregular', '2026-02-23T00:00', true)).toEqual([])
  expect(grave('irregular', '2026-02-23T12:50', false)).toEqual([other])
  expect(grave('pressure', '2026-03-01T20:33', true)).toEqual([other])

  expect(grave('irregular', '2026-02-24T12:50', true)).toEqual([
    `${RISK} detail data.findings[].times[]`,
  ])
})

const REPORT = 'reports.getReport'

it('reports have the events of their days', () => {
  const day = (...ids: string[]) =>
    beside(REPORT, {
      id: 'unread',
      kind: 'daily',
      day: '2026-03-01',
      events: ids.map((id) => ({ id })),
    })

  expect(day('p1', 'p2')).toEqual([])
  expect(day('p1')).toEqual([`${REPORT} silent data.events`])

  const told = (change: object) =>
    beside(REPORT, { kind: 'daily', events: [{ id: 'o1', kind: 'oxygen-low', ...change }] })

  expect(told({ level: 'bad', title: '夜间血氧偏低' })).toEqual([])
  const of = `${REPORT} same-fact data.events[]`
  expect(told({ level: 'warn' })).toEqual([`${of}.level`])
  expect(told({ title: '血氧偏低' })).toEqual([`${of}.title`])
  expect(told({ valueText: '88%' })).toEqual([`${of}.valueText`])
  expect(told({ limitText: '下限 88%' })).toEqual([`${of}.limitText`])

  const week = (valueText: string, lastWeek: number) =>
    beside(REPORT, {
      id: 'unread',
      kind: 'weekly',
      day: '2026-02-23',
      endDay: '2026-03-01',
      warnings: {
        lastWeek,
        byKind: [{ kind: 'pressure-high', worst: { level: 'warn', valueText } }],
      },
    })

  expect(week('156/96', 0)).toEqual([])
  expect(week('146/89', 0)).toEqual([`${REPORT} same-fact data.warnings.byKind[].worst`])
  expect(week('156/96', 2)).toEqual([`${REPORT} same-fact data.warnings.lastWeek`])
})

const DOCTOR = 'doctor.getDoctorPage'

it('a printed suspicion is an event with its rate', () => {
  const strip = (startedAt: string, rate: string) =>
    beside(DOCTOR, {
      ecg: {
        strips: [
          { startedAt: `${startedAt}:00+08:00`, source: '心电仪', verdict: '疑似房颤', rate },
        ],
      },
    })

  const at = `${DOCTOR} detail data.ecg.strips[].startedAt`
  expect(strip('2026-02-23T12:50', '113–147 次/分（平均 127 次/分）')).toEqual([])
  expect(strip('2026-02-23T14:50', '113–147 次/分（平均 127 次/分）')).toEqual([at])
  const rate = strip('2026-02-23T12:50', '97–126 次/分（平均 113 次/分）')
  expect(rate).toEqual([`${DOCTOR} same-fact data.ecg.strips[].rate`])
})

const reading = (sbp: number) =>
  beside('monitoring.getBloodPressure', {
    readings: [{ at: '2026-03-01T20:33:00+08:00', sbp, dbp: 89 }],
  })

it('an event of a pressure is the reading of its moment', () => {
  expect(reading(146)).toEqual([])
  expect(reading(148)).toEqual(['warnings.listWarnings same-fact data[].value'])
})

const HOME = 'home.getHomeSummary'

it('home has the matters of the page of warnings', () => {
  const told = { ids: ['p2'], state: 'new', title: '血压偏高', level: 'warn' }

  const both = (change: object) =>
    between([
      [SUMMARY, { matters: [told] }],
      [HOME, { matters: [{ ...told, ...change }] }],
    ])

  expect(both({})).toEqual([])
  expect(both({ state: 'over' })).toEqual([`${HOME} same-fact data.matters[].state`])
  expect(both({ ids: ['p3'], state: 'over' })).toEqual([])
})

it('home says of fallen oxygen what its event has', () => {
  const said = (text: string) =>
    beside(HOME, { sentence: [{ text }], matters: [{ ids: ['o1'], kind: 'oxygen-low' }] })

  const wrong = [`${HOME} same-fact data.sentence`]
  expect(said('前天血氧低到 89%，')).toEqual([])
  expect([said('前天血氧低到 86%，'), said('今天血氧低到 89%，')]).toEqual([wrong, wrong])
  expect(said('昨夜血氧低到 89%，')).toEqual(wrong)

  const lastNight = (createTime: string) =>
    between([
      ['warnings.listWarnings', [{ id: 'o', eventType: 'oxygen-low', value: 89, createTime }]],
      [
        HOME,
        {
          sentence: [{ text: '昨夜血氧低到 89%，' }],
          matters: [{ ids: ['o'], kind: 'oxygen-low' }],
        },
      ],
    ]).filter((breach) => breach.startsWith(HOME))

  expect(lastNight('2026-03-02T02:04:00+08:00')).toEqual([])
  expect(lastNight('2026-03-01T23:10:00+08:00')).toEqual([])
  expect(lastNight('2026-03-01T02:04:00+08:00')).toEqual(wrong)
})

const constitution = (name: string) =>
  between([
    [
      'reports.listReports',
      { list: [{ kind: 'tcm', day: '2026-02-28', keyNumbers: [{ text: '气虚质' }] }] },
    ],
    ['medicine.listConstitutionReports', [{ day: '2026-02-28', main: { name } }]],
  ])

it('a row of a report tells what the report does', () => {
  const keyNumbers = [{ label: '睡眠', text: '5小时31分' }]
  const row = { id: 'r', kind: 'weekly', day: '2026-02-23', keyNumbers, change: '血压高 9 mmHg' }

  const report = (change: object) =>
    between([
      ['reports.listReports', { list: [row] }],
      [REPORT, { ...row, ...change }],
    ])

  expect(report({})).toEqual([])
  expect(report({ change: '血压低 4 mmHg' })).toEqual([`${REPORT} same-fact data.change`])
  expect(report({ day: '2026-02-22' })).toEqual([`${REPORT} same-fact data.day`])

  const sent = (title: string) =>
    between([
      ['reports.listReports', { list: [{ ...row, title: '2月23日–3月1日' }] }],
      ['reports.listShares', [{ reportId: 'r', title }]],
    ])

  expect(sent('2月23日–3月1日')).toEqual([])
  expect(sent('2月28日 周六')).toEqual(['reports.listShares same-fact data[].title'])

  expect(constitution('气虚质')).toEqual([])

  expect(constitution('阳虚质')).toEqual([
    'reports.listReports same-fact data.list[].keyNumbers[].text',
  ])
})

it('a report of a day asks for what the page of warnings asks for while its events wait', () => {
  const day = (advice: string, state = 'new', id = 'unread') =>
    between([
      ['reports.listReports', { list: [{ id: 'unread', unread: true }] }],
      [SUMMARY, { matters: [{ ids: ['o1'], state, advice: '请今天问问医生' }] }],
      [REPORT, { id, kind: 'daily', events: [{ id: 'o1' }], advice: [advice] }],
    ])

  expect(day('请今天问问医生')).toEqual([])
  expect(day('请多歇一会儿')).toEqual([`${REPORT} same-fact data.advice`])
  expect(day('请多歇一会儿', 'over')).toEqual([])
  expect(day('请多歇一会儿', 'new', 'read')).toEqual([])
})

// Reports, the overview, links and long records in themselves.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')

const laws = (name: string, data: unknown) =>
  breachesOf({ name, summary: '', input: {}, now: NOW, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

const say = (text: string) => [{ text, tone: 'plain' }]
const report = (data: object) => laws('reports.getReport', data)
const detail = (label: string, text: string) => ({ label, text })

it('a report of a day agrees with its sections', () => {
  const six = ['sleep', 'heartRate', 'bloodPressure', 'oxygen', 'temperature', 'steps']
  const sections = six.map((metric) => ({ metric }))
  expect(report({ kind: 'daily', sections })).toEqual([])
  expect(report({ kind: 'daily', sections: sections.slice(1) })).toEqual(['count data.sections'])
  const sleep = { metric: 'sleep', title: '睡眠', valueText: '5小时31分' }
  const key = (text: string) => report({ sections: [sleep], keyNumbers: [detail('睡眠', text)] })
  expect([key('5小时31分'), key('5小时59分')]).toEqual([[], ['told-twice data.keyNumbers[].text']])

  const heart = (text: string) =>
    report({ sections: [{ metric: 'heartRate', value: 67, details: [detail('最高', text)] }] })

  expect([heart('101 次/分'), heart('61 次/分')]).toEqual([[], ['order data.sections[].value']])

  const steps = (state: string) =>
    report({
      sections: [{ metric: 'steps', value: 6040, state, details: [detail('目标', '4,500 步')] }],
    })

  expect([steps('good'), steps('none')]).toEqual([[], ['verdict data.sections[].state']])
  const events = [{ kind: 'pressure-high' }]
  expect(report({ events, sentence: say('有 1 次血压偏高。') })).toEqual([])

  expect(report({ events, sentence: say('有 2 次血压偏高。') })).toEqual([
    'told-twice data.sentence',
  ])
})

const goals = (title: string) =>
  report({ measures: [{ measure: 'steps', referenceLow: 4500 }], goals: [{ title }] })

const done = (reminders: string) => report({ pressureCount: 12, reminders })

it('a report of a week counts what it lists', () => {
  expect(goals('每天走满 4,500 步')).toEqual([])
  expect(goals('每天走满 6,000 步')).toEqual(['told-twice data.goals[].title'])
  expect(done('血压 14 次量了 12 次')).toEqual([])
  expect(done('血压 14 次量了 14 次')).toEqual(['told-twice data.reminders'])

  const byKind = [
    { kind: 'oxygen-low', count: 2, worst: { level: 'bad' } },
    { kind: 'pressure-high', count: 10, worst: { level: 'warn' } },
  ]

  const grave = (bad: number) => report({ warnings: { total: 12, bad, byKind } })

  expect([grave(2), grave(3), grave(0)]).toEqual([
    [],
    ['count data.warnings.bad'],
    ['count data.warnings.bad'],
  ])
})

const risk = (data: object) => laws('reports.getHeartRisk', data)

it('the risk of the heart says what it found', () => {
  const span = {
    day: '2026-01-31',
    endDay: '2026-03-01',
    sentence: say('近 30 天没有发现心脏隐患。'),
  }

  expect(risk(span)).toEqual([])
  expect(risk({ ...span, day: '2026-01-30' })).toEqual(['told-twice data.sentence'])
  const state = 'data.findings[].state'
  const found = (change: object) => risk({ findings: [{ kind: 'slow', count: 0, ...change }] })
  expect(found({ state: 'none', points: 4 })).toEqual([`verdict ${state}`])
  expect(found({ state: 'none', text: '这段时间没有测量' })).toEqual([`words ${state}`])
  expect(found({ state: 'unmeasured', text: '这段时间没有测量' })).toEqual([])

  const trend = (direction: string, text: string) =>
    risk({ trend: { direction, text, count: 8, countBefore: 4 } })

  expect(trend('worse', '预警比上个 30 天多 4 件')).toEqual([])
  expect(trend('worse', '预警比上个 30 天多 3 件')).toEqual(['told-twice data.trend.text'])
  expect(trend('worse', '还没有上个 30 天可比')).toEqual(['words data.trend.direction'])
})

const overview = (id: string, unread = 2) =>
  laws('reports.getOverview', {
    first: { id, kind: 'daily' },
    daily: { id: 'day', state: 'warn', unread: true },
    weekly: { id: 'week', state: 'bad', unread: true },
    heartRisk: { id: 'risk', state: 'good', unread: false },
    unread: { daily: 1, weekly: unread - 1, heartRisk: 0 },
  })

it('the overview has the gravest of what is unread opened first', () => {
  expect(overview('week')).toEqual([])
  expect(overview('day')).toEqual(['sorted data.first.id'])
  expect(overview('risk')).toEqual(['verdict data.first.id'])
  expect(overview('another')).toEqual(['verdict data.first.id'])
  expect(overview('another', 3)).toEqual([])
})

const named = (sentence: string, kind = 'daily') =>
  laws('reports.getOverview', {
    first: { id: kind, kind },
    daily: { id: 'daily', day: '2026-03-01', unread: true },
    weekly: { id: 'weekly', day: '2026-02-23', unread: true },
    sentence: say(sentence),
    unread: { daily: 1, weekly: 1 },
  })

it('the overview names the report that is opened first', () => {
  const wrong = ['told-twice data.sentence']
  expect(named('先看 3月1日 的日报。')).toEqual([])
  expect(named('先看 2月23日–3月1日 的周报。', 'weekly')).toEqual([])
  expect(named('先看 2月28日 的日报。')).toEqual(wrong)
  expect(named('先看 3月1日 的日报。', 'weekly')).toEqual(wrong)
  expect(named('有新报告没看。')).toEqual([])
})

const at = (day: string) => `${day}T09:00:00+08:00`

const sent = (createdAt: string, expiresAt: string) =>
  laws('reports.listShares', [{ createdAt, expiresAt }])

it('links live as long as they may, and are opened while they live', () => {
  expect(sent(at('2026-03-02'), at('2026-03-09'))).toEqual([])
  expect(sent(at('2026-03-02'), at('2026-05-09'))).toEqual(['limit data[].expiresAt'])
  expect(sent(at('2026-02-02'), at('2026-02-09'))).toEqual(['verdict data[].expiresAt'])

  const page = (change: object) =>
    laws('doctor.listDoctorShares', [
      {
        createdAt: at('2026-03-01'),
        expiresAt: at('2026-03-08'),
        state: 'living',
        revokedAt: null,
        seen: 0,
        lastSeenAt: null,
        ...change,
      },
    ])

  expect(page({})).toEqual([])
  expect(page({ revokedAt: at('2026-03-02') })).toEqual(['verdict data[].state'])
  expect(page({ lastSeenAt: at('2026-03-02') })).toEqual(['count data[].lastSeenAt'])
  expect(page({ seen: 1, lastSeenAt: at('2026-02-28') })).toEqual(['order data[].lastSeenAt'])
})

const figure = (name: string, value: number | null) => ({ name, value })

const record = (figures: readonly object[], change: object = {}) =>
  laws('holter.getHolterRecord', {
    rateHz: 512,
    sampleCount: 307_200,
    blocks: 10,
    figures,
    ...change,
  })

it('a long record says how long it was and what it counted', () => {
  const value = 'data.figures[].value'
  const mean = figure('heartRateMean', 66)
  expect(record([mean], { sentence: say('10 分钟平均心率 66 次/分。') })).toEqual([])

  expect(record([mean], { sentence: say('10 分钟平均心率 78 次/分。') })).toEqual([
    'told-twice data.sentence',
  ])

  expect(record([mean], { sentence: say('24 小时平均心率 66 次/分。') })).toEqual([
    'told-twice data.sentence',
  ])

  expect(record([mean, mean])).toEqual(['same-id data.figures'])
  const rate = (beats: number) => record([mean, figure('beats', beats), figure('usable', 100)])
  expect([rate(656), rate(760)]).toEqual([[], [`reckoned ${value}`]])

  const pause = (seconds: number) =>
    record([figure('pausesOver2s', 1), figure('longestPause', seconds)])

  expect([pause(2.4), pause(1.7)]).toEqual([[], [`reckoned ${value}`]])
  const episodes = [{ kind: 'bigeminy' }]
  expect(record([figure('premature', 9)], { episodes })).toEqual([])
  expect(record([figure('premature', 0)], { episodes })).toEqual([`reckoned ${value}`])
})

const found = (status: string, over: object) =>
  laws('holter.getHolterRecord', {
    status,
    figures: [],
    hours: [],
    episodes: [],
    overview: null,
    ...over,
  }).filter((each) => !each.startsWith('silent'))

it('a long record has its findings when it is ready', () => {
  const wrong = ['verdict data.status']
  expect(found('analysing', {})).toEqual([])
  expect(found('ready', { hours: [{}] })).toEqual([])
  expect(found('analysing', { hours: [{}] })).toEqual(wrong)
  expect(found('receiving', { episodes: [{}] })).toEqual(wrong)
  expect(found('analysing', { overview: {} })).toEqual(wrong)
  expect(found('failed', { figures: [{ name: 'sdnn' }] })).toEqual(wrong)
})

const row = (change: object) =>
  laws('holter.listHolterRecords', {
    list: [
      { rateHz: 512, sampleCount: 307_200, blocks: 10, status: 'ready', hours: [{}], ...change },
    ],
  })

it('the row of a long record has its hours, and is whole when no block is missing', () => {
  expect(row({})).toEqual([])
  expect(row({ hours: [{}, {}] })).toEqual(['count data.list[].hours'])
  expect(row({ status: 'receiving' })).toEqual(['verdict data.list[].status'])
})

const events = (state: string, ...levels: string[]) =>
  report({ state, events: levels.map((level) => ({ level })) })

it('a day with events is not well, and as grave as they are', () => {
  expect([events('good'), events('warn', 'warn'), events('bad', 'warn', 'bad')].flat()).toEqual([])
  const wrong = ['verdict data.state']
  expect([events('good', 'warn'), events('warn', 'warn', 'bad')]).toEqual([wrong, wrong])
})

const oxygen = (lowest: string, times: string) =>
  report({
    sections: [{ metric: 'oxygen', details: [detail('最低', lowest), detail('低于 90%', times)] }],
  })

it('a day has no low oxygen above its lowest', () => {
  expect([oxygen('94%', '0 次'), oxygen('89%', '3 次'), oxygen('90%', '1 次')].flat()).toEqual([])
  expect(oxygen('94%', '3 次')).toEqual(['told-twice data.sections[].details[].text'])
})

const highest = (pair: string) =>
  report({
    state: 'warn',
    sentence: say(`血压偏高，最高 ${pair} mmHg。`),
    events: ['156/96', '146/89'].map((valueText) => ({
      kind: 'pressure-high',
      level: 'warn',
      valueText,
    })),
  })

it('the highest pressure of a day has no event above it', () => {
  expect([highest('156/96'), highest('146/97')].flat()).toEqual([])
  expect(highest('146/89')).toEqual(['told-twice data.sentence'])
})

// What is said in words beside numbers, moments and codes, told rightly and wrongly.
import { describe, expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'
import { between } from '../testing/told.ts'
import { amountsOf } from './amounts.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')
const DAY = { type: '1', dat: '2026-03-02' }
const TIME = '2026-03-01T08:36:00+08:00'

const laws = (name: string, data: unknown, now = NOW) =>
  breachesOf({ name, summary: '', input: DAY, now, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

const say = (text: string) => [{ text, tone: 'plain' }]

const heart = (text: string, ...warnings: unknown[]) =>
  laws('monitoring.getHeartRate', { kangban: { warnings, sentence: say(text) } })

it('amounts are read with their commas, and hours and minutes as minutes', () => {
  expect(amountsOf('还差 2,596 步，约 30 分钟')).toEqual([2596, 30])
  expect(amountsOf('5小时28分–6 小时 31 分，比平时高 0.2℃')).toEqual([328, 391, 0.2])
})

const walked = (text: string) =>
  laws('monitoring.getSteps', { total: 1904, target: 4500, sentence: say(text) })

const named = (text: string) =>
  between([
    ['monitoring.getOxygen', { threshold: 90 }],
    ['monitoring.getSleep', { sentence: say(text) }],
  ])

describe('a sentence', () => {
  it('tells the steps that were walked and are left', () => {
    const wrong = ['told-twice data.sentence']
    expect(walked('走了 1,904 步，离 4,500 步的目标还差 2,596 步，约 30 分钟。')).toEqual([])
    expect(walked('走了 1,905 步。')).toEqual(wrong)
    expect(walked('离 4,500 步的目标还差 12 步。')).toEqual(wrong)
    expect(walked('还差 2,596 步，约 3 分钟。')).toEqual(wrong)
  })

  it('tells the day that was the best one, and how the means compare', () => {
    const best = { day: '2026-03-01', steps: 6040 }

    const steps = (text: string) =>
      laws('monitoring.getSteps', {
        best,
        average: 4600,
        averageBefore: 4600,
        compared: 'same',
        sentence: say(text),
      })

    const wrong = ['told-twice data.sentence']
    expect(steps('走得和上周差不多，周日最远。')).toEqual([])
    expect(steps('平均每天走 4,600 步，3月1日最远。')).toEqual([])
    expect(steps('走得和上周差不多，周三最远。')).toEqual(wrong)
    expect(steps('走得比上周多，周日最远。')).toEqual(wrong)
  })

  it('counts no more ECGs than there are events of them, of which a long record may have several', () => {
    const [first, second] = ['a1', 'a2'].map((id) => ({ id, eventType: 'af-suspected' }))

    const wrong = ['told-twice data.kangban.sentence']
    expect(heart('近7天有 1 次心电图疑似房颤。', first)).toEqual([])
    expect(heart('近7天有 1 次心电图疑似房颤。', first, second)).toEqual([])
    expect(heart('近7天有 2 次心电图疑似房颤。', first)).toEqual(wrong)
    expect(heart('近7天有 0 次心电图疑似房颤。', first)).toEqual(wrong)
  })

  it('names the limit of oxygen that its page has', () => {
    expect(named('血氧有 2 次低于 90%。')).toEqual([])
    expect(named('血氧有 2 次低于 93%。')).toEqual(['monitoring.getSleep told-twice data.sentence'])
  })
})

describe('a matter', () => {
  const matter = {
    ids: ['a1', 'a2'],
    kind: 'heart-fast',
    title: '静坐时心率偏快',
    value: '最快 127 次/分',
    when: '昨天 12:45 起，约 70 分钟',
    count: '2 次',
    progress: '已经 1 天没有处理',
    beganAt: '2026-03-01T12:45:00+08:00',
    lastAt: '2026-03-01T13:55:00+08:00',
  }

  const told = (change: object, now = NOW) =>
    laws('home.getHomeSummary', { matters: [{ ...matter, ...change }] }, now)

  const since = (day: string) =>
    told({ when: '大前天 12:45 起，约 70 分钟', progress: '' }, new Date(`${day}T12:00:00+08:00`))

  it('was when its words say', () => {
    const wrong = ['told-twice data.matters[].when']
    expect(told({})).toEqual([])
    expect(told({ when: '3月1日 12:45 起，约 70 分钟' })).toEqual([])
    expect(told({ when: '今天 12:45' })).toEqual(wrong)
    expect(told({ when: '昨天 12:46' })).toEqual(wrong)
    expect(told({ when: '昨天 12:45 起，约 9 分钟' })).toEqual(wrong)
    expect(told({ when: '昨天 12:45' })).toEqual(wrong)
  })

  it('was three days ago or two', () => {
    expect(since('2026-03-04')).toEqual([])
    expect(since('2026-03-03')).toEqual(['told-twice data.matters[].when'])
  })

  it('may have been told in the minute before midnight', () => {
    expect(told({}, new Date('2026-03-03T00:01:00+08:00'))).toEqual([])
    expect(told({}, new Date('2026-03-03T00:10:00+08:00'))).not.toEqual([])
  })

  it('has as many events, as many days without care, and the name of its kind', () => {
    expect(told({ count: '17 次' })).toEqual(['told-twice data.matters[].count'])
    expect(told({ count: '3 夜共 2 次' })).toEqual(['told-twice data.matters[].count'])
    expect(told({ count: '1 夜共 2 次' })).toEqual([])

    expect(
      told({ count: '1 夜共 2 次', when: '2月27日 到昨天', beganAt: '2026-02-27T12:45:00+08:00' }),
    ).toContain('told-twice data.matters[].count')

    expect(told({ progress: '已经 9 天没有处理' })).toEqual(['told-twice data.matters[].progress'])

    expect(told({ state: 'new', progress: '告诉了家人' })).toEqual([
      'verdict data.matters[].progress',
    ])

    expect(told({ state: 'told', progress: '告诉了家人' })).toEqual([])
    expect(told({ state: 'over' })).toContain('verdict data.matters[].progress')
    expect(told({ state: 'told', progress: '' })).toEqual(['silent data.matters[].progress'])
    expect(told({ title: '血氧偏低' })).toEqual(['words data.matters[].title'])
  })

  it('tells the worst of its events', () => {
    const events = [126, 127].map((value, index) => ({ id: `a${index + 1}`, value }))

    const worst = (value: string) =>
      between([
        ['warnings.listWarnings', events],
        ['warnings.getWarningSummary', { matters: [{ ...matter, value }] }],
      ])

    expect(worst('最快 127 次/分')).toEqual([])
    expect(worst('最快 126 次/分')).toHaveLength(1)
  })
})

const section = (comparison: string) =>
  laws('reports.getReport', { sections: [{ value: 151, baseline: 140, comparison }] })

const risk = (finding: object, trend: object = {}) =>
  laws('reports.getHeartRisk', {
    findings: [
      { kind: 'fast', state: 'found', count: 3, text: '偏快 3 次', times: [TIME], ...finding },
    ],
    endDay: '2026-03-01',
    trend: {
      direction: 'same',
      count: 8,
      countBefore: 8,
      weeks: [{ count: 4, endDay: '2026-03-01' }],
      ...trend,
    },
  })

describe('a report', () => {
  const measure = {
    measure: 'pressureMorning',
    title: '早晨血压',
    values: [136, 147, 156],
    average: 147,
    averageText: '147/90',
    rangeText: '高压 136–156',
    lastAverage: 138,
    changeText: '高 9 mmHg',
  }

  const week = (change: object, rest: object = {}) =>
    laws('reports.getReport', {
      day: '2026-02-23',
      endDay: '2026-03-01',
      measures: [{ ...measure, ...change }],
      ...rest,
    })

  it('of a week says how it has changed, and from what to what it went', () => {
    const wrong = ['told-twice data.measures[].changeText']
    expect(week({}, { change: '早晨血压高 9 mmHg' })).toEqual([])
    expect(week({ changeText: '高 77 mmHg' })).toEqual(wrong)
    expect(week({ changeText: '低 9 mmHg' })).toEqual(wrong)
    expect(week({ changeText: '持平' })).toEqual(wrong)
    expect(week({ rangeText: '高压 136–150' })).toEqual(['told-twice data.measures[].rangeText'])
    expect(week({}, { change: '早晨血压高 7 mmHg' })).toEqual(['told-twice data.change'])
    const sentence = say('早晨血压平均 121/79 mmHg。')
    expect(week({}, { sentence })).toEqual(['told-twice data.sentence'])
  })

  it('of a week counts its days and names its own', () => {
    expect(week({}, { pressureCount: 2 })).toEqual(['reckoned data.pressureCount'])
    expect(week({}, { wornDays: 9 })).toEqual(['reckoned data.wornDays'])
    expect(week({}, { bestDay: { day: '2026-02-26', reason: '周四睡得好' } })).toEqual([])
    const other = week({}, { bestDay: { day: '2026-02-26', reason: '周一睡得好' } })
    expect(other).toEqual(['told-twice data.bestDay.reason'])
    const before = week({}, { worstDay: { day: '2026-02-20', reason: '睡得少' } })
    expect(before).toEqual(['span data.worstDay.day'])
  })

  it('of a day compares with the usual', () => {
    expect(section('比平时高压高 11 mmHg')).toEqual([])
    expect(section('比平时高压低 11 mmHg')).toEqual(['told-twice data.sections[].comparison'])
    expect(section('比平时高压高 12 mmHg')).toEqual(['told-twice data.sections[].comparison'])
  })

  it('of the heart counts what was found, and is no better for more', () => {
    expect(risk({})).toEqual([])
    expect(risk({ text: '偏快 9 次' })).toEqual(['told-twice data.findings[].text'])
    expect(risk({}, { count: 3, countBefore: 3 })).toEqual(['reckoned data.trend.count'])

    expect(risk({}, { direction: 'better', countBefore: 0 })).toEqual([
      'reckoned data.trend.direction',
    ])
  })
})

const state = (code: string, stateText: string) =>
  laws('home.getHomeSummary', { cards: [{ state: code, stateText }] })

const prize = (prizeType: string, prizeName: string) =>
  laws('points.getWheel', [{ prizeType, prizeName, quota: 8.8 }])

const entry = (detailExplain: string, sendStatus: string | null) =>
  laws('points.listPointRecords', {
    list: [{ detailExplain, quota: 8.8, kangban: { sendStatus } }],
  })

describe('codes and their words', () => {
  it('of a state fit each other', () => {
    expect([state('high', '偏高'), state('alert', '偏高'), state('none', '暂无')].flat()).toEqual(
      [],
    )

    expect(state('normal', '偏高')).toEqual(['words data.cards[].stateText'])
    expect(state('high', '正常')).toEqual(['words data.cards[].stateText'])
  })

  it('of prizes and of cash fit each other', () => {
    expect(prize('0002', '现金红包8.8元')).toEqual([])
    expect(prize('0001', '现金红包8.8元')).toEqual(['words data[].prizeType'])

    expect(entry('现金红包 8.8元', '1002')).toEqual([])
    expect(entry('现金红包 8.8元', null)).toEqual(['words data.list[].kangban.sendStatus'])
    expect(entry('积分奖励 8.8元', null)).toEqual(['words data.list[].detailExplain'])
  })

  it('of a cautious text and of a page of events are there', () => {
    expect(laws('reports.getReport', { disclaimer: '这是筛查提示，不是诊断。' })).toEqual([])
    expect(laws('reports.getReport', { disclaimer: '这是' })).toEqual(['caution data.disclaimer'])

    expect(laws('account.listSecurityEvents', { list: [], more: true, keptDays: 365 })).toEqual([
      'reckoned data.keptDays',
      'page data.more',
    ])
  })
})

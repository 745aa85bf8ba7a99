// What reports call their days, their rows and their findings, and what they leave out.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')

const laws = (name: string, data: unknown) =>
  breachesOf({ name, summary: '', input: {}, now: NOW, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

const report = (data: object) => laws('reports.getReport', data)
const section = (row: object) => report({ sections: [row] })
const measure = (row: object) => report({ measures: [row] })
const listed = (row: object) => laws('reports.listReports', { list: [row] })
const risk = (data: object) => laws('reports.getHeartRisk', data)
const finding = (row: object) => risk({ findings: [row] })

const week = (title: string) =>
  listed({ kind: 'weekly', day: '2026-02-23', endDay: '2026-03-01', title })

it('a week is called after its first and its last day', () => {
  expect([week('2月23日–3月1日'), week('健康周报')]).toEqual([[], []])
  const wrong = ['told-twice data.list[].title']
  expect([week('3月23日–3月1日'), week('2月16日–22日')]).toEqual([wrong, wrong])
})

it('a section and a measure are called by no other metric', () => {
  expect(section({ metric: 'sleep', title: '睡眠' })).toEqual([])
  expect(section({ metric: 'sleep', title: '心率' })).toEqual(['words data.sections[].title'])
  expect(measure({ measure: 'oxygenLowest', title: '最低血氧' })).toEqual([])
  expect(measure({ measure: 'steps', title: '最低血氧' })).toEqual(['words data.measures[].title'])
})

const unit = (metric: string, text: string, value: number | null = 90) =>
  section({ metric, value, unit: text })

const weekly = (text: string) => measure({ measure: 'pressureMorning', average: 140, unit: text })

it('a value has the unit of its metric, and a night none of another', () => {
  const wrong = ['unit data.sections[].unit']
  expect([unit('oxygen', '%'), unit('sleep', ''), unit('oxygen', '', null)]).toEqual([[], [], []])
  expect([unit('oxygen', ''), unit('sleep', '次/分')]).toEqual([wrong, wrong])
  expect([weekly('mmHg'), weekly('秒')]).toEqual([[], ['unit data.measures[].unit']])
})

const details = (...labels: string[]) =>
  section({ details: labels.map((label) => ({ label, text: '1 次' })) })

it('the worst event of a kind is of that kind, and no label stands twice', () => {
  const byKind = (kind: string) =>
    report({ warnings: { byKind: [{ kind: 'oxygen-low', worst: { kind } }] } })

  expect(byKind('oxygen-low')).toEqual([])
  expect(byKind('heart-fast')).toEqual(['words data.warnings.byKind[].worst.kind'])

  expect(details('最低', '最高')).toEqual([])
  expect(details('最低', '最低')).toContain('same-id data.sections[].details')
  expect(report({ advice: ['请早些休息', '请早些休息'] })).toEqual(['said-twice data.advice'])
})

it('what a comparison is made with is told', () => {
  const row = { metric: 'oxygen', value: 96, baseline: null }
  expect(section({ ...row, comparison: '还在积累您的平时水平' })).toEqual([])
  const silent = ['silent data.sections[].baseline']
  expect(section({ ...row, comparison: '和平时差不多' })).toEqual(silent)
  const far = { metric: 'sleep', value: 331, comparison: '和平时差不多' }
  expect(section({ ...far, baseline: 375 })).toEqual([])

  expect(section({ ...far, baseline: 66 })).toEqual(['told-twice data.sections[].comparison'])

  const before = { measure: 'steps', average: 4658, lastAverage: null }
  expect(measure({ ...before, changeText: '上周没测' })).toEqual([])
  const last = ['silent data.measures[].lastAverage']
  expect(measure({ ...before, changeText: '多 144 步' })).toEqual(last)
  const days = [null, null, null, null, null, null, 140]
  const pressure = { measure: 'pressureMorning', values: days, referenceHigh: 140 }
  const low = ['silent data.measures[].referenceLow']
  expect(measure({ ...pressure, referenceLow: 90 })).toEqual([])
  expect(measure({ ...pressure, referenceLow: null })).toEqual(low)

  const second = { measure: 'pressureEvening', average: 140, lastAverage: 138, secondAverage: 86 }

  expect(measure({ ...second, lastSecondAverage: null })).toEqual([
    'silent data.measures[].lastSecondAverage',
  ])
})

const day = (reminders: string) =>
  report({
    sections: [{ metric: 'bloodPressure', details: [{ label: '测量', text: '2 次' }] }],
    reminders,
  })

it('a person is reminded of no more readings than the day has', () => {
  expect(day('血压 2 次都量了，吃药都吃了')).toEqual([])
  expect(day('血压 3 次都量了，吃药都吃了')).toEqual(['told-twice data.reminders'])
  expect(day('血压 14 次量了 12 次')).toEqual(['told-twice data.reminders'])
})

it('a row of reports has a verdict where it has a word, and what its kind has', () => {
  expect(listed({ kind: 'daily', state: null, stateText: '' })).toEqual([])

  expect(listed({ kind: 'daily', state: null, stateText: '平稳' })).toEqual([
    'silent data.list[].state',
  ])

  expect(listed({ kind: 'document', state: 'good' })).toEqual(['verdict data.list[].state'])
  expect(listed({ kind: 'tcm', unread: true })).toEqual(['verdict data.list[].unread'])
  expect(listed({ kind: 'daily', change: '步数多 3' })).toEqual(['verdict data.list[].change'])
  const days = { day: '2026-02-10', endDay: '2026-02-11' }
  expect(listed({ kind: 'document', ...days })).toEqual(['calendar data.list[].endDay'])

  expect(laws('reports.getOverview', { daily: { state: null, stateText: '平稳' } })).toEqual([
    'silent data.daily.state',
  ])
})

it('a finding is called by its kind, and the sentence says of it what it says', () => {
  expect(finding({ kind: 'low-hrv', title: '心率变异偏低' })).toEqual([])
  expect(finding({ kind: 'low-hrv', title: '血氧偏低' })).toEqual(['words data.findings[].title'])
  const text = '6 次心电里 2 次疑似房颤'

  const said = (part: string) =>
    risk({
      findings: [{ kind: 'irregular', count: 2, state: 'found', text, times: ['2026-02-23'] }],
      sentence: [{ text: `${part}。`, tone: 'bad' }],
    })

  expect(said(text)).toEqual([])
  expect(said('6 次心电里 1 次疑似房颤')).toEqual(['told-twice data.sentence'])
})

const measured = (text: string, count = 12) =>
  finding({ kind: 'pressure', state: 'found', count, text }).filter((each) =>
    each.endsWith('.text'),
  )

it('a finding is counted as in its words, among no fewer that were measured', () => {
  const wrong = ['told-twice data.findings[].text']
  expect(measured('平均 140/86 mmHg，量了 26 次，12 次不在范围')).toEqual([])
  expect(measured('平均 140/86 mmHg，量了 12 次，26 次不在范围')).toEqual(wrong)
  expect(measured('平均 140/86 mmHg，量了 26 次，12 次不在范围', 11)).toContain(wrong[0])
})

it('a trend goes week by week up to the last day, in the span of the report', () => {
  const span = { day: '2026-01-31', endDay: '2026-03-01' }
  const first = { day: '2026-02-16', endDay: '2026-02-22', count: 4 }
  const last = { day: '2026-02-23', endDay: '2026-03-01', count: 4 }

  const trend = (weeks: readonly object[], text = '还没有上个 30 天可比') =>
    risk({ ...span, trend: { count: 8, direction: 'unknown', text, weeks } })

  const wrong = ['calendar data.trend.weeks']
  expect(trend([first, last])).toEqual([])
  expect(trend([first])).toEqual(wrong)
  expect(trend([{ ...first, endDay: '2026-02-15' }, last])).toContain(wrong[0])
  expect(trend([])).toEqual(['silent data.trend.weeks'])
  expect(trend([last], '还没有上个 31 天可比')).toEqual(['told-twice data.trend.text'])
})

const METHOD = '按发现计分：有很高的再加 2 分。4 分以上为高，2 到 3 分为中等。'
const scored = (level: string, points: number) => risk({ level, points, method: METHOD })

it('a risk is as high as its method says of its points', () => {
  expect([scored('high', 4), scored('moderate', 3), scored('unknown', 4)]).toEqual([[], [], []])
  const wrong = ['verdict data.level']
  expect([scored('moderate', 4), scored('high', 2)]).toEqual([wrong, wrong])
  expect([scored('moderate', 0), scored('high', 0), scored('low', 0)]).toEqual([wrong, wrong, []])
})

const BY_FINDING = '疑似房颤或心率过慢 4 分；静坐心率很快 2 分，常偏快 1 分；心率变异偏低 1 分。'

const pointed = (kind: string, points: number, rest: object = {}) =>
  risk({
    points,
    method: BY_FINDING,
    findings: [
      { kind, state: 'found', count: 1, points, times: ['2026-02-23T12:50:00+08:00'], ...rest },
    ],
  })

it('a finding has the points that the method gives it', () => {
  const wrong = ['verdict data.findings[].points']
  expect([pointed('irregular', 4), pointed('low-hrv', 1)].flat()).toEqual([])
  expect([pointed('irregular', 2), pointed('slow', 2)]).toEqual([wrong, wrong])
  const grave = { grave: true }
  expect([pointed('fast', 2, grave), pointed('fast', 1, grave)]).toEqual([[], wrong])
  const slight = { grave: false }
  expect([pointed('fast', 0, slight), pointed('fast', 2, slight)]).toEqual([[], wrong])
  // Of one that does not tell how grave it was nothing is known.
  expect([pointed('fast', 2), pointed('fast', 1)].flat()).toEqual([])
})

const ofWeek = (name: string, average: number, values: readonly (number | null)[]) =>
  measure({ measure: name, average, values })

it('a measure of which each day has one value has the mean of these', () => {
  const nights = [381, 384, 328, 391, 364, 375, 331]
  expect(ofWeek('sleep', 365, nights)).toEqual([])
  expect(ofWeek('heartRate', 66, [60, 60, 60, 60, 60, 60, 80])).toEqual([])
  expect(ofWeek('sleep', 362, [...nights.slice(1), null])).toEqual([])
  expect(ofWeek('sleep', 362, nights)).toEqual(['reckoned data.measures[].average'])
})

const answers = (day: string, at: string) => listed({ kind: 'tcm', day, at })

it('answers are of the day on which they were given, or begun before midnight', () => {
  expect(answers('2026-02-28', '2026-02-28T11:00:00+08:00')).toEqual([])
  expect(answers('2026-02-27', '2026-02-28T00:10:00+08:00')).toEqual([])
  const wrong = ['told-twice data.list[].day']
  expect(answers('2026-02-27', '2026-02-28T11:00:00+08:00')).toEqual(wrong)
})

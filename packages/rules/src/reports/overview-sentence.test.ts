import { expect, it } from 'vitest'
import {
  firstToOpen,
  type KnownReport,
  type OverviewFacts,
  overviewSentences,
} from './overview-sentence.ts'

const daily: KnownReport = {
  kind: 'daily',
  day: '2026-11-19',
  endDay: '2026-11-19',
  state: 'good',
  stateText: '良好',
}

const weekly: KnownReport = { ...daily, kind: 'weekly', day: '2026-11-09', endDay: '2026-11-15' }
const heart: KnownReport = { ...daily, kind: 'heart-risk', day: '2026-10-21' }

const said = (facts: Partial<OverviewFacts<KnownReport>>) => {
  const { sentence, elderSentence } = overviewSentences({
    today: '2026-11-20',
    unread: 0,
    candidates: [],
    newestDaily: daily,
    isOwner: true,
    ...facts,
  })

  return [sentence, elderSentence].map((parts) =>
    parts.map(({ text, tone }) => `${text}${tone}`).join(' '),
  )
}

it('counts what waits and names the gravest of it first, then the newest', () => {
  const bad = { ...daily, day: '2026-11-18', endDay: '2026-11-18', state: 'bad' } as const

  expect(said({ unread: 3, candidates: [daily, bad, weekly] })).toEqual([
    '有 3 份新报告没看，plain 先看 11月18日 的日报。bad',
    '有 3 份没看，plain 先看 11月18日 的日报。bad',
  ])

  expect(said({ unread: 2, candidates: [weekly, daily] })[0]).toContain(
    '先看 11月19日 的日报。plain',
  )

  expect(firstToOpen([heart, { ...weekly, endDay: daily.endDay }, daily])).toBe(daily)
  expect(firstToOpen([])).toBeNull()
})

it.each([
  [daily, '请看 11月19日 的日报。plain'],
  [{ ...weekly, state: 'warn' } as const, '请看 11月9日–15日 的周报。warn'],
  [heart, '请看心脏隐患筛查。plain'],
])('names the only one that waits: %o', (report, words) => {
  expect(said({ unread: 1, candidates: [report] })[0]).toBe(`有 1 份新报告没看，plain ${words}`)
})

it('only counts what lies too far back to be named', () => {
  expect(said({ unread: 1 })).toEqual(['有 1 份报告还没看。plain', '有 1 份报告还没看。plain'])
})

it('tells how the last day was when all is read', () => {
  const warn = { ...daily, state: 'warn', stateText: '要留意' } as const

  expect(said({ newestDaily: warn })).toEqual([
    '报告都看过了，plain 11月19日 的日报要留意。warn',
    '都看过了，plain 11月19日 的日报要留意。warn',
  ])
})

it('says how long there has been none, from the fourth day on', () => {
  expect(said({ today: '2026-11-22' })[0]).toContain('11月19日 的日报良好。')
  expect(said({ today: '2026-11-23' })[0]).toBe('已经 3 天没有日报，plain 戴好手表就会有。plain')
})

it('says before the first report what to do', () => {
  expect(said({ newestDaily: null })[0]).toBe('还没有日报，plain 戴好手表，过一天就有。plain')
})

it('tells a carer about the wearer, without asking for anything', () => {
  expect(said({ isOwner: false })).toEqual([
    '11月19日 的日报良好。plain',
    '11月19日 的日报良好。plain',
  ])

  expect(said({ isOwner: false, newestDaily: null })[0]).toBe('还没有日报。plain')

  expect(said({ isOwner: false, today: '2026-11-29' })[0]).toBe(
    '已经 9 天没有日报，plain 手表可能没戴好。plain',
  )
})

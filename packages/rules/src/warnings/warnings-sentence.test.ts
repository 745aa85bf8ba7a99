import { expect, it } from 'vitest'
import { warningsSentences } from './warnings-sentence.ts'

const oxygen = { kind: 'oxygen-low', level: 'bad', hour: 3, ofToday: true } as const
const pressure = { kind: 'pressure-high', level: 'warn', hour: 8, ofToday: true } as const

const said = (facts: Parameters<typeof warningsSentences>[0]) => {
  const { sentence, elderSentence } = warningsSentences(facts)

  return [sentence, elderSentence].map((parts) =>
    parts.map(({ text, tone }) => `${text}${tone}`).join(' '),
  )
}

it('begins with the gravest of what waits, whatever came last', () => {
  expect(said({ open: [pressure, oxygen], recent: 6 })).toEqual([
    '今天有 2 件事待处理，plain 先看夜里的血氧。bad',
    '有 2 件事待处理，plain 先看夜里的血氧。bad',
  ])

  expect(said({ open: [pressure], recent: 6 })[0]).toBe(
    '今天有 1 件事待处理，plain 请看早晨的血压。warn',
  )
})

it('says 今天 only when all of it is of today', () => {
  expect(said({ open: [pressure, { ...oxygen, ofToday: false }], recent: 6 })[0]).toMatch(
    /^有 2 件事/,
  )
})

it.each([
  [{ ...oxygen, kind: 'af-suspected', hour: 15 }, '请看疑似房颤的心电图。'],
  [{ ...oxygen, kind: 'heart-slow', hour: 2 }, '请看夜里的心率。'],
  [{ ...oxygen, kind: 'heart-fast', hour: 15 }, '请看心率。'],
  [{ ...oxygen, hour: 15 }, '请看血氧。'],
] as const)('names %o', (warning, words) => {
  expect(warningsSentences({ open: [warning], recent: 1 }).sentence.at(-1)?.text).toBe(words)
})

it('tells a calm week from one whose events are dealt with', () => {
  expect(said({ open: [], recent: 0 })[0]).toBe('近期没有异常，一切平稳。plain')
  expect(said({ open: [], recent: 3 })[1]).toBe('近 7 天有 3 件事，都处理过了。plain')
})

it('counts what the back end does not tell the kind of, and names what it does', () => {
  const oxygen = { kind: 'oxygen-low', level: 'bad', hour: 3, ofToday: true } as const

  const said = (open: readonly (typeof oxygen)[], unknown: number) =>
    warningsSentences({ open, unknown, recent: 9 })
      .sentence.map(({ text }) => text)
      .join('')

  expect(said([oxygen], 2)).toBe('有 3 件事待处理，先看夜里的血氧。')
  expect(said([], 2)).toBe('有 2 件事待处理。')
})

// Elderly mode: the same verdict in fewer words.
import { shanghaiMoment } from '@kangban/china-time'
import type { Sentence } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { type HeartFacts, heartSentence } from './heart/heart-sentence.ts'
import { oxygenSentence } from './oxygen/oxygen-sentence.ts'
import type { Sentences, Span } from './day/span-words.ts'
import { askedAt, eventRow } from './warnings/testing/events.ts'
import { temperatureSentence } from './temperature/temperature-sentence.ts'

const TODAY: Span = { type: 'day', current: true }
const A_DAY: Span = { type: 'day', current: false }
const WEEK: Span = { type: 'week', current: true }
const A_MONTH: Span = { type: 'month', current: false }
const NOON = shanghaiMoment('2026-03-02', '12:00')
const asked = askedAt(NOON)
const waits = (kind: string) => askedAt(NOON, eventRow({ kind }))

const text = (sentence: Sentence): string => sentence.map((part) => part.text).join('')
const elder = ({ elderSentence }: Sentences): string => text(elderSentence)
const tones = (sentence: Sentence): string[] => sentence.map(({ tone }) => tone)

const event = {
  kind: 'heart-fast',
  level: 'warn',
  value: 112.4,
  handled: false,
  occurredAt: NOON,
  seconds: null,
} as const

const grave = { ...event, level: 'bad', value: 133 } as const
const slow = { ...event, kind: 'heart-slow', level: 'bad', value: 38 } as const
const suspected = { ...event, kind: 'af-suspected', level: 'bad', value: 0 } as const

const heart = (change: Partial<HeartFacts>, span = TODAY) =>
  heartSentence(
    {
      average: 72,
      lowest: 54,
      highest: 104,
      resting: 66,
      usual: null,
      warnings: [],
      asked,
      ...change,
    },
    span,
  )

const oxygen = (lowEvents: number, span = TODAY, told = asked) =>
  oxygenSentence(
    {
      average: 95.6,
      lowest: lowEvents > 0 ? 86 : 91,
      lowEvents,
      nightLowEvents: lowEvents,
      asked: told,
    },
    span,
  )

const temperature = (deviations: (number | null)[], span = TODAY) =>
  temperatureSentence({ deviations }, span)

describe('in elderly mode', () => {
  it('the heart is told by its mean and its rest, or by its gravest event', () => {
    const usual = { low: 62, high: 66 }
    expect(elder(heart({}))).toBe('今天心率平均 72，安静时 66。')
    expect(elder(heart({ resting: null }, A_DAY))).toBe('这一天心率平均 72。')

    expect(elder(heart({ usual, resting: 69 }))).toBe(
      '今天心率平均 72，安静时 69，比平时快一些，请多歇歇。',
    )

    expect(elder(heart({ warnings: [event] }))).toBe(
      '今天有 1 次心率偏快，最快 112，请多歇一会儿，常这样就问问医生。',
    )

    expect(elder(heart({ warnings: [event, grave], asked: waits('heart-fast') }))).toBe(
      '今天有 2 次心率过快，最快 133，请今天联系医生。',
    )

    expect(elder(heart({ warnings: [slow], asked: waits('heart-slow') }, WEEK))).toBe(
      '近7天有 1 次心率过慢，最慢 38，请今天联系医生。',
    )

    expect(elder(heart({ warnings: [suspected] }, A_DAY))).toBe('这一天有 1 次疑似房颤。')

    expect(elder(heart({ warnings: [{ ...suspected, handled: true }] }))).toBe(
      '今天有 1 次疑似房颤，处理过了。',
    )
  })

  it('the oxygen is told by its falls', () => {
    expect(elder(oxygen(0))).toBe('今天血氧没有低于 90%。')

    expect(elder(oxygen(3, TODAY, waits('oxygen-low')))).toBe(
      '今天血氧低过 3 次，最低 86%，请今天问问医生。',
    )

    expect(elder(oxygen(3, A_MONTH))).toBe(
      '这30天血氧低过 3 次，最低 86%，还没问过医生就请尽快问。',
    )
  })

  it('the skin temperature is told by what differs', () => {
    expect(elder(temperature([0.5]))).toBe('昨夜手腕冷热和平时差不多。')
    expect(elder(temperature([0.84]))).toBe('昨夜手腕比平时热 0.8 度，请量一次体温。')
    expect(elder(temperature([-0.6], A_DAY))).toBe('这一夜手腕比平时凉 0.6 度。')
    expect(elder(temperature([0.1, 0.9, -0.7], WEEK))).toBe('近7天里，1 晚手腕偏热，1 晚手腕偏凉。')
    expect(elder(temperature([0.1], A_MONTH))).toBe('这30天里，手腕冷热和平时差不多。')
    expect(elder(temperature([null]))).toBe('戴满 3 晚手表，就能比较了。')
    expect(elder(temperature([]))).toBe('夜里没戴手表，没法比较。')
  })

  it('every verdict is the same and no word is added', () => {
    const usual = { low: 62, high: 66 }

    for (const span of [TODAY, A_DAY, WEEK, A_MONTH]) {
      const all = [
        heart({}, span),
        heart({ usual, resting: 80 }, span),
        ...[event, grave, slow, suspected].map((one) => heart({ warnings: [one] }, span)),
        oxygen(0, span),
        oxygen(2, span),
        ...[[0.1], [0.9], [-0.9], [null], []].map((deviations) => temperature(deviations, span)),
      ]

      for (const { sentence, elderSentence } of all) {
        expect(tones(elderSentence)).toEqual(tones(sentence))
        expect(text(elderSentence).length).toBeLessThanOrEqual(text(sentence).length)
        expect(text(elderSentence)).toMatch(/。$/)
      }
    }
  })
})

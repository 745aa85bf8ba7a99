// Whatever page shows a record, it calls the same rate and rhythm by the same word.
import type { Rhythm } from '@kangban/ecg-core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homeSummary } from '../home/summary.ts'
import { HEART_RATE } from '../thresholds.ts'
import { ecgFigures } from './ecg-figures.ts'
import { ecgNextStep } from './ecg-next-step.ts'
import { type EcgJudged, ecgRowWords, ecgVerdict } from './ecg-row-verdict.ts'
import { ecgSentence } from './ecg-sentence.ts'

const RUNS = { numRuns: 2000 }
const RHYTHMS: readonly Rhythm[] = ['sinus', 'af', 'other', 'unclassified']
const NOW = new Date('2026-03-02T09:00:00+08:00')

const records = fc.record({
  rhythm: fc.constantFrom(...RHYTHMS),
  heartRateBpm: fc.oneof(
    fc.integer({ min: 20, max: 250 }),
    fc.double({ min: 20, max: 250, noNaN: true }),
    // Where the words change, and what is shown as such a rate.
    fc
      .tuple(
        fc.constantFrom(...Object.values(HEART_RATE).filter((limit) => typeof limit === 'number')),
        fc.double({ min: -1, max: 1, noNaN: true }),
      )
      .map(([limit, by]) => limit + by),
  ),
  prematureBeats: fc.constantFrom(0, 0, 3),
})

const rateFigure = (judged: EcgJudged) =>
  ecgFigures({
    ...judged,
    rateRange: null,
    qtMs: null,
    qtcMs: null,
    qtcBeats: null,
    qtcSdMs: null,
    hrvMs: null,
  })[0]

const homeCard = ({ rhythm, heartRateBpm, prematureBeats }: EcgJudged) =>
  homeSummary({
    now: NOW,
    today: '2026-03-02',
    birthday: null,
    stepsGoal: 6000,
    deviceTypes: [],
    heartRate: [],
    oxygen: [],
    temperature: [],
    steps: null,
    pressures: [],
    typedPressures: [],
    nights: [],
    longRecord: null,
    ecgRecords: [{ startedAt: NOW, heartRate: heartRateBpm, rhythm, prematureBeats }],
    warnings: [],
    unknownWarnings: 0,
    nightTemperatures: [],
  }).cards.find(({ metric }) => metric === 'ecg')

const TONES = {
  normal: 'plain',
  good: 'plain',
  near: 'warn',
  high: 'warn',
  low: 'warn',
  alert: 'bad',
  none: 'warn',
} as const

const RANKS = { plain: 0, warn: 1, bad: 2 } as const

const textOf = (sentence: readonly { text: string }[]) => sentence.map(({ text }) => text).join('')

const gravest = (sentence: readonly { tone: 'plain' | 'warn' | 'bad' }[]) =>
  Math.max(...sentence.map(({ tone }) => RANKS[tone]))

describe('one record, on every page', () => {
  it('stands in the list and on the home card with the word of the result', () => {
    fc.assert(
      fc.property(records, (judged) => {
        const { state, text, finding } = ecgVerdict(judged)
        const { state: ofRow, stateText, finding: rowFinding } = ecgRowWords(judged, null)
        expect([ofRow, stateText, rowFinding]).toEqual([state, text, finding])
        expect(homeCard(judged)).toMatchObject({ state, stateText: text })
      }),
      RUNS,
    )
  })

  it('says in its sentence how fast it is as its figure does, and is as grave as its verdict', () => {
    fc.assert(
      fc.property(records, (judged) => {
        const { state, text, finding } = ecgVerdict(judged)
        const { sentence, elderSentence } = ecgSentence(judged, null)
        const rate = rateFigure(judged).text
        const isTold = finding !== 'af' && finding !== 'unclear'
        const said = textOf(sentence).match(/偏快|过快|偏慢|过慢/)?.[0] ?? '正常'
        expect(said).toBe(isTold ? rate : '正常')
        expect(finding !== 'rate' || text === `心率${rate}`).toBe(true)
        expect(gravest(sentence)).toBe(RANKS[TONES[state]])
        expect(gravest(elderSentence)).toBe(gravest(sentence))
        expect(state !== 'alert' || ecgNextStep(judged, null)?.emergency).toBe(true)
      }),
      RUNS,
    )
  })

  it('is judged by the rate that it shows: some pages know no more than that', () => {
    fc.assert(
      fc.property(records, (judged) => {
        const shown = { ...judged, heartRateBpm: Math.round(judged.heartRateBpm) }
        expect(ecgVerdict(shown)).toEqual(ecgVerdict(judged))

        expect(textOf(ecgSentence(shown, null).sentence)).toBe(
          textOf(ecgSentence(judged, null).sentence),
        )

        expect(rateFigure(shown).text).toBe(rateFigure(judged).text)
      }),
      RUNS,
    )
  })
})

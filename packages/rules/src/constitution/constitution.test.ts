import { type Constitution, CONSTITUTION_QUESTIONS, CONSTITUTIONS } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { questionsFor } from './constitution-questions.ts'
import {
  constitutionScores,
  convertedScore,
  judgeConstitution,
  type Scores,
} from './constitution.ts'

const TYPES = Object.keys(CONSTITUTIONS) as Constitution[]

const scoresWith = (given: Partial<Scores>): Scores =>
  ({ ...Object.fromEntries(TYPES.map((type) => [type, 0])), balanced: 80, ...given }) as Scores

const judged = (given: Partial<Scores>) => judgeConstitution(scoresWith(given))

const verdictOf = (type: Constitution, given: Partial<Scores>) =>
  judged(given).scores.find((score) => score.type === type)?.verdict

describe('the converted score', () => {
  it.each([
    // (raw - n) / 4n x 100
    [[1, 1, 1, 1, 1, 1, 1], 0],
    [[5, 5, 5, 5, 5, 5, 5, 5], 100],
    [[3, 3, 3, 3, 3, 3, 3, 3], 50],
    // raw 20, n 8: 12 / 32
    [[4, 3, 3, 2, 2, 2, 2, 2], 37.5],
    // raw 14, n 6: 8 / 24
    [[3, 3, 2, 2, 2, 2], 100 / 3],
    // raw 13, n 5: 8 / 20, exactly the limit
    [[3, 3, 3, 2, 2], 40],
    // raw 11, n 5: 6 / 20
    [[3, 2, 2, 2, 2], 30],
  ])('of %j is %d', (values, score) => {
    expect(convertedScore(values)).toBe(score)
  })
})

const countOf = (sex: 1 | 2 | null, type: Constitution) =>
  questionsFor(sex).filter(({ scales }) => scales.includes(type)).length

const idsFor = (sex: 1 | 2 | null) => questionsFor(sex).map(({ id }) => id)

describe('the questions', () => {
  it('are 60 for each sex, as many for every scale as the standard has', () => {
    expect([questionsFor(1).length, questionsFor(2).length, questionsFor(null).length]).toEqual([
      60, 60, 59,
    ])

    const due = TYPES.map((type) => CONSTITUTION_QUESTIONS[type])
    expect(due).toEqual([8, 8, 7, 8, 8, 6, 7, 7, 7])
    expect(TYPES.map((type) => countOf(2, type))).toEqual(due)
    expect(TYPES.map((type) => countOf(1, type))).toEqual(due)
    expect(countOf(null, 'damp-heat')).toBe(5)
  })

  it('have ids of their own and short texts', () => {
    const all = [...questionsFor(1), ...questionsFor(2).filter(({ sex }) => sex === 2)]
    expect(new Set(all.map(({ id }) => id)).size).toBe(61)
    expect(all.filter(({ text }) => text.length > 24).map(({ id }) => id)).toEqual([])
  })

  it('ask only the own sex', () => {
    expect(idsFor(1)).toContain('damp-groin')
    expect(idsFor(1)).not.toContain('yellow-discharge')
    expect(idsFor(2)).toContain('yellow-discharge')
    expect(idsFor(2)).not.toContain('damp-groin')
    expect(idsFor(null).filter((id) => ['damp-groin', 'yellow-discharge'].includes(id))).toEqual([])
  })
})

const answersAll = (value: number, stated: Record<string, number> = {}) => ({
  ...Object.fromEntries(questionsFor(2).map(({ id }) => [id, value])),
  ...stated,
})

describe('the scores of answers', () => {
  it('count six of the eight balanced items backwards', () => {
    // All 没有: the two plain items give 1, the six reversed give 5: (32 - 8) / 32
    expect(constitutionScores(answersAll(1), 2)).toMatchObject({ balanced: 75, 'qi-deficiency': 0 })

    // All 总是: 5, 5 and six times 1: (16 - 8) / 32
    expect(constitutionScores(answersAll(5), 2)).toMatchObject({
      balanced: 25,
      'qi-deficiency': 100,
    })

    expect(constitutionScores(answersAll(1, { energetic: 5, adapts: 5 }), 2).balanced).toBe(100)
  })

  it('let one answer count for every scale that shares it', () => {
    const scores = constitutionScores(answersAll(1, { 'catches-colds': 5, forgetful: 5 }), 2)
    // 4 of 32, 4 of 28, 4 of 28; the balanced loses 4 of 32
    expect(scores).toMatchObject({ 'qi-deficiency': 12.5, balanced: 62.5, 'damp-heat': 0 })
    expect(scores['yang-deficiency']).toBeCloseTo(14.2857, 4)
    expect(scores['blood-stasis']).toBeCloseTo(14.2857, 4)
  })

  it('need every answer', () => {
    expect(() => constitutionScores({ energetic: 3 }, 2)).toThrow('has no answer')
  })
})

describe('the verdict', () => {
  it.each([
    [0, 'no'],
    [29.99, 'no'],
    [30, 'tendency'],
    [39.99, 'tendency'],
    [40, 'yes'],
    [100, 'yes'],
  ] as const)('of a biased type at %d is %s', (score, verdict) => {
    expect(verdictOf('blood-stasis', { 'blood-stasis': score })).toBe(verdict)
  })

  it.each([
    [60, 29.99, 'yes'],
    [59.99, 0, 'no'],
    [60, 30, 'basically'],
    [100, 39.99, 'basically'],
    [100, 40, 'no'],
    [59.99, 30, 'no'],
  ] as const)('of the balanced type at %d with another at %d is %s', (balanced, other, verdict) => {
    expect(verdictOf('balanced', { balanced, 'special-diathesis': other })).toBe(verdict)
  })
})

describe('the main type', () => {
  it('is the balanced one where it holds, with tendencies beside it', () => {
    expect(judged({})).toMatchObject({ main: 'balanced', verdict: 'yes', secondary: [] })

    expect(judged({ 'damp-heat': 33 })).toMatchObject({
      main: 'balanced',
      verdict: 'basically',
      secondary: ['damp-heat'],
    })
  })

  it('is else the highest, the others after it by their score', () => {
    expect(
      judged({ 'qi-deficiency': 41, 'blood-stasis': 55, 'damp-heat': 31, 'qi-stagnation': 29 }),
    ).toMatchObject({
      main: 'blood-stasis',
      verdict: 'yes',
      secondary: ['qi-deficiency', 'damp-heat'],
    })
  })

  it('is a tendency where none holds and the balanced one is not reached', () => {
    expect(judged({ balanced: 50, 'yin-deficiency': 35 })).toMatchObject({
      main: 'yin-deficiency',
      verdict: 'tendency',
      secondary: [],
    })
  })

  it('is the first of the standard among equals', () => {
    expect(judged({ 'qi-stagnation': 45, 'qi-deficiency': 45 }).main).toBe('qi-deficiency')
  })

  it('is the balanced one with no, where nothing stands out', () => {
    expect(judged({ balanced: 50 })).toMatchObject({
      main: 'balanced',
      verdict: 'no',
      secondary: [],
    })
  })

  it('shows one decimal and judges by the whole', () => {
    const { scores } = judged({ 'damp-heat': 39.99 })

    expect(scores.find(({ type }) => type === 'damp-heat')).toEqual({
      type: 'damp-heat',
      score: 40,
      verdict: 'tendency',
    })
  })
})

import { addDays } from '@kangban/china-time'
import type { Sentence } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import type { HeartSpan } from './heart-findings.ts'
import { heartRisk } from './heart-risk.ts'
import { warning } from './testing/day-records.ts'

const ecg = (day: number, rhythm = 'sinus', hrvMs: number | null = 30) => ({
  startedAt: new Date(`2026-11-${String(day).padStart(2, '0')}T08:00:00+08:00`),
  rhythm,
  hrvMs,
})

const pressure = (systolic: number, diastolic: number, day = 10) => ({
  systolic,
  diastolic,
  at: new Date(`2026-11-${String(day).padStart(2, '0')}T07:00:00+08:00`),
})

const calm: HeartSpan = {
  heartDays: 29,
  oxygenDays: 29,
  warnings: [],
  pressures: [pressure(126, 76), pressure(130, 80)],
  ecgs: [ecg(1), ecg(5), ecg(9)],
  longRecords: [],
}

const risk = (
  changes: Partial<HeartSpan>,
  before: { heartDays?: number; warnings?: HeartSpan['warnings'] } = {},
) =>
  heartRisk({
    endDay: '2026-11-19',
    span: { ...calm, ...changes },
    before: { heartDays: 30, warnings: [], ...before },
  })

const written = (sentence: Sentence) =>
  sentence.map(({ text, tone }) => (tone === 'plain' ? text : `${text}[${tone}]`)).join('')

const fast = (at: string, level: 'warn' | 'bad' = 'warn') =>
  warning('heart-fast', at, { level, value: level === 'bad' ? 135 : 112, limit: 100 })

describe('the points', () => {
  it.each<[string, Partial<HeartSpan>, number, string]>([
    ['nothing found', {}, 0, 'low'],
    ['one suspected fibrillation', { ecgs: [...calm.ecgs, ecg(10, 'af', null)] }, 4, 'high'],
    [
      'a heart that was too slow',
      { warnings: [warning('heart-slow', '2026-11-10T02:00', { value: 38 })] },
      4,
      'high',
    ],
    [
      'a fast heart twice',
      { warnings: [fast('2026-11-10T15:00'), fast('2026-11-11T15:00')] },
      0,
      'low',
    ],
    [
      'a fast heart often',
      { warnings: [10, 11, 12].map((day) => fast(`2026-11-${day}T15:00`)) },
      1,
      'low',
    ],
    ['a very fast heart', { warnings: [fast('2026-11-10T15:00', 'bad')] }, 2, 'moderate'],
    ['low oxygen once', { warnings: [warning('oxygen-low', '2026-11-10T03:00')] }, 1, 'low'],
    [
      'low oxygen often',
      { warnings: [10, 11, 12].map((day) => warning('oxygen-low', `2026-11-${day}T03:00`)) },
      2,
      'moderate',
    ],
    [
      'the mean pressure high',
      { pressures: [pressure(150, 92), pressure(146, 88)] },
      2,
      'moderate',
    ],
    [
      'a third of the pressures high',
      { pressures: [pressure(145, 80), pressure(126, 76), pressure(120, 76)] },
      1,
      'low',
    ],
    [
      'fewer than a third',
      { pressures: [145, 126, 126, 126].map((value) => pressure(value, 76)) },
      0,
      'low',
    ],
    [
      'one very high among many',
      { pressures: [185, 120, 120, 120].map((value) => pressure(value, 76)) },
      2,
      'moderate',
    ],
    [
      'a low variability',
      { ecgs: [12, 14, 30].map((hrv, index) => ecg(index + 1, 'sinus', hrv)) },
      1,
      'low',
    ],
    [
      'a low variability of fewer records',
      { ecgs: [ecg(1, 'sinus', 12), ecg(2, 'sinus', 12)] },
      0,
      'low',
    ],
  ])('of %s', (_, span, points, level) => {
    expect([risk(span).points, risk(span).level]).toEqual([points, level])
  })

  it('add up', () => {
    const made = risk({
      warnings: [fast('2026-11-10T15:00', 'bad')],
      pressures: [pressure(150, 92)],
    })

    expect([made.points, made.level, made.levelText, made.state]).toEqual([
      4,
      'high',
      '高风险',
      'bad',
    ])
  })
})

describe('too little measured', () => {
  it('is unknown and not low', () => {
    expect(risk({ heartDays: 6 })).toMatchObject({
      level: 'unknown',
      levelText: '数据不足',
      state: 'none',
    })

    expect(risk({ heartDays: 7 }).level).toBe('low')
  })

  it('does not hide what was found', () => {
    expect(risk({ heartDays: 0, ecgs: [ecg(10, 'af')] }).level).toBe('high')
  })

  it('is said of each finding', () => {
    const nothing = risk({
      heartDays: 0,
      oxygenDays: 0,
      ecgs: [ecg(1, 'unclassified', null)],
      pressures: [],
    })

    expect(nothing.findings.map(({ state }) => state)).toEqual(
      Array.from({ length: 6 }, () => 'unmeasured'),
    )
  })
})

it('says what weighs most and one thing to do', () => {
  const made = risk({ ecgs: [...calm.ecgs, ecg(10, 'af', null)], pressures: [pressure(150, 92)] })

  expect(written(made.sentence)).toBe(
    '近 30 天，4 次心电里 1 次疑似房颤；[bad]平均 150/92 mmHg（上限 140/90），量了 1 次，1 次不在范围；[bad]请尽快去看医生。[bad]',
  )

  expect(written(made.elderSentence)).toBe(
    '疑似房颤，[bad]血压不在范围，[bad]请尽快去看医生。[bad]',
  )

  expect(made.advice).toEqual([
    '还没问过医生就请尽快把心电给医生看',
    '请早晚各量一次血压，带给医生看',
  ])

  expect(made.disclaimer).toContain('不是诊断')
  expect(written(risk({}).sentence)).toBe('近 30 天没有发现心脏隐患，继续保持。')
})

it('tells when, newest first, the last five', () => {
  const warnings = [1, 2, 3, 4, 5, 6].map((day) => warning('oxygen-low', `2026-11-0${day}T03:00`))
  const oxygen = risk({ warnings }).findings.find(({ kind }) => kind === 'low-oxygen')
  expect(oxygen).toMatchObject({ state: 'found', count: 6, text: '血氧低过 90% 6 次，最低 87%' })
  expect(oxygen?.times).toEqual([6, 5, 4, 3, 2].map((day) => `2026-11-0${day}T03:00:00+08:00`))
})

const some = (count: number) =>
  // Three days apart, so that each is a matter of its own.
  Array.from({ length: count }, (_, index) =>
    warning('oxygen-low', `${addDays('2026-11-18', -3 * index)}T03:00`),
  )

describe('the trend', () => {
  it.each([
    [3, 1, 'same', '预警和上个 30 天差不多'],
    [4, 1, 'worse', '预警比上个 30 天多 3 件'],
    [1, 4, 'better', '预警比上个 30 天少 3 件'],
  ])('%i after %i is %s', (now, then, direction, text) => {
    expect(risk({ warnings: some(now) }, { warnings: some(then) }).trend).toMatchObject({
      direction,
      text,
    })
  })

  it('needs two spans that were measured', () => {
    expect(risk({ warnings: some(5) }, { heartDays: 6 }).trend.direction).toBe('unknown')
  })

  it('counts the four weeks up to the last day', () => {
    const warnings = ['2026-11-19', '2026-11-13', '2026-11-10', '2026-10-23', '2026-10-20'].map(
      (day) => warning('oxygen-low', `${day}T03:00`),
    )

    expect(risk({ warnings }).trend.weeks).toEqual([
      { day: '2026-10-23', endDay: '2026-10-29', count: 1 },
      { day: '2026-10-30', endDay: '2026-11-05', count: 0 },
      { day: '2026-11-06', endDay: '2026-11-12', count: 1 },
      { day: '2026-11-13', endDay: '2026-11-19', count: 2 },
    ])
  })
})

it('counts a matter that goes on for weeks in each of them', () => {
  const warnings = Array.from({ length: 28 }, (_, ago) =>
    warning('oxygen-low', `${addDays('2026-11-19', -ago)}T03:00`),
  )

  const { count, weeks } = risk({ warnings }).trend
  expect(count).toBe(1)
  expect(weeks.map((week) => week.count)).toEqual([1, 1, 1, 1])
})

const long = (finding: 'af' | 'clear' | 'unclear') => ({
  startedAt: new Date('2026-11-12T00:00:00+08:00'),
  finding,
})

it('counts a record of many hours as the list of ECGs does, and says how grave each finding is', () => {
  const irregular = (longRecords: HeartSpan['longRecords']) =>
    risk({ longRecords }).findings.find(({ kind }) => kind === 'irregular')

  expect(irregular([long('af')])).toMatchObject({
    count: 1,
    text: '4 次心电里 1 次疑似房颤',
    grave: true,
  })

  expect(irregular([long('clear'), long('unclear')])).toMatchObject({ count: 0, grave: false })

  const fast = risk({ warnings: [warning('heart-fast', '2026-11-12T12:00', { value: 138 })] })
  expect(fast.findings.find(({ kind }) => kind === 'fast')?.text).toContain('过快 1 次')
})

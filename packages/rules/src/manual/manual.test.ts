import { MS_PER_DAY, MS_PER_MINUTE, shanghaiTime } from '@kangban/china-time'
import type { Circumstance, TypedReading } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { MANUAL_LIMITS } from '../thresholds.ts'
import { manualDoubt, manualProblem } from './manual-check.ts'
import {
  manualAdvice,
  manualHint,
  manualSentence,
  manualValue,
  manualVerdict,
} from './manual-words.ts'
import { meansCount } from './means-count.ts'

const now = new Date('2026-11-22T16:29:00+08:00')

const common = {
  at: '2026-11-22T16:28:00+08:00',
  place: 'clinic' as const,
  circumstances: null as Circumstance[] | null,
  note: '',
}

const pressure = (systolic: number, diastolic: number, change: object = {}): TypedReading => ({
  kind: 'bloodPressure',
  systolic,
  diastolic,
  pulse: 72,
  arm: null,
  ...common,
  ...change,
})

const single = (kind: 'oxygen' | 'temperature' | 'weight', value: number, change: object = {}) =>
  ({ kind, value, ...common, ...change }) as TypedReading

const said = (sentence: { text: string }[]) => sentence.map(({ text }) => text).join('')
const at = (ms: number) => ({ at: shanghaiTime(new Date(now.getTime() + ms)) })

describe('what may be stored', () => {
  it.each([
    [pressure(138, 86), undefined],
    [pressure(300, 200), undefined],
    [pressure(301, 86), 'manualOutside'],
    [pressure(138, 19), 'manualOutside'],
    [pressure(138, 86, { pulse: 19 }), 'manualOutside'],
    [pressure(138, 86, { pulse: null }), undefined],
    [pressure(86, 86), 'manualReversed'],
    [single('oxygen', 100), undefined],
    [single('oxygen', 49), 'manualOutside'],
    [single('temperature', 43.1), 'manualOutside'],
    [single('weight', 29.9), 'manualOutside'],
    [single('weight', Number.NaN), 'manualOutside'],
    [pressure(138, 86, at(MS_PER_MINUTE)), undefined],
    [pressure(138, 86, at(3 * MS_PER_MINUTE)), 'measuredAtInFuture'],
    [pressure(138, 86, at(-MANUAL_LIMITS.days * MS_PER_DAY)), undefined],
    [pressure(138, 86, at(-MANUAL_LIMITS.days * MS_PER_DAY - MS_PER_MINUTE)), 'manualTooOld'],
  ])('%o: %s', (reading, name) => {
    expect(manualProblem(reading, now)?.name).toBe(name)
  })

  it('is asked about where it is odd, and not where it is only high', () => {
    expect(manualDoubt(pressure(170, 95), null)).toBeNull()
    expect(manualDoubt(pressure(130, 124), null)).toContain('只差 6')
    expect(manualDoubt(pressure(190, 95), pressure(130, 80))).toContain('高了 60')
    expect(manualDoubt(single('oxygen', 79), null)).toContain('马上就医')
    expect(manualDoubt(single('oxygen', 88), null)).toBeNull()
    expect(manualDoubt(single('weight', 66.2), single('weight', 61))).toContain('多了 5.2')
    expect(manualDoubt(single('weight', 66), single('weight', 61))).toBeNull()
    expect(manualDoubt(single('weight', 90), null)).toBeNull()
  })
})

describe('what is said at once', () => {
  it.each([
    [pressure(138, 86), '这次量得 138/86，接近上限。'],
    [pressure(185, 100), '这次量得 185/100，很高，请坐下休息，五分钟后再测，还高就今天看医生。'],
    [single('oxygen', 88), '血氧 88%，异常，请坐好歇一会儿再量一次，还是这样请联系医生。'],
    [single('oxygen', 90), '血氧 90%，在正常范围。'],
    [single('temperature', 37.2), '体温 37.2 ℃，在正常范围。'],
    [
      single('temperature', 37.3),
      '体温 37.3 ℃，发热，请多喝水、多休息，几小时后再量；持续不退请看医生。',
    ],
    [single('temperature', 39.1), '体温 39.1 ℃，高热，请尽快看医生。'],
    [single('temperature', 34.9), '体温 34.9 ℃，过低，请先保暖，再量一次，还是这样请马上就医。'],
    [single('weight', 61.5), '体重 61.5 公斤，记下了。'],
  ])('%o: %s', (reading, words) => {
    expect(said(manualAdvice(reading, now))).toBe(words)
  })

  it('names what bends it', () => {
    expect(manualHint(pressure(138, 86, { circumstances: ['exercised'] }))).toBe(
      '刚走过路，歇 5 分钟再量更准。',
    )

    expect(manualHint(pressure(138, 86, { circumstances: ['dizzy'] }))).toBeNull()
    expect(manualHint(pressure(138, 86))).toBeNull()
  })
})

describe('what is said beside the devices', () => {
  const today = { type: 'day', current: true } as const

  it('tells how many, and the gravest, with the advice of one of the monitor', () => {
    const grave = manualSentence([pressure(130, 80), pressure(185, 100)], today, {
      alone: false,
      now,
    })

    expect(said(grave)).toBe(
      '另有手动输入 2 次，其中 185/100 很高，请坐下休息，五分钟后再测，还高就今天看医生。',
    )

    expect(grave.at(-1)?.tone).toBe('bad')

    expect(said(manualSentence([pressure(138, 86)], today, { alone: true, now }))).toBe(
      '今天手动输入 1 次，138/86 接近上限。',
    )

    expect(
      said(manualSentence([pressure(120, 76), pressure(118, 76)], today, { alone: true, now })),
    ).toBe('今天手动输入 2 次，都正常。')
  })

  it('gives no advice for days that are over, and nothing where nothing was typed in', () => {
    const past = { type: 'week', current: false } as const

    expect(said(manualSentence([pressure(150, 86)], past, { alone: false, now }))).toBe(
      '另有手动输入 1 次，150/86 偏高。',
    )

    expect(manualSentence([], today, { alone: true, now })).toEqual([])
  })

  it('no mean counts one silently', () => {
    expect(meansCount('bloodPressure', 0)).toBe('平均只算血压仪和手表量的。')

    expect(meansCount('bloodPressure', 2)).toBe(
      '平均只算血压仪和手表量的，手动输入的 2 次不算在内。',
    )
  })
})

it('values and verdicts are those of the devices', () => {
  expect(manualValue(pressure(138, 86))).toBe('138/86')
  expect(manualValue(single('temperature', 36.5))).toBe('36.5 ℃')
  expect(manualVerdict(single('oxygen', 89))).toEqual({ state: 'alert', text: '异常' })
})

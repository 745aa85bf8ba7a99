import { describe, expect, it } from 'vitest'
import { ecgCountSentence } from './ecg-count-sentence.ts'
import { ecgNextStep } from './ecg-next-step.ts'
import {
  type EcgJudged,
  ecgRateSpoken,
  ecgRowWords,
  ecgVerdict,
  rateRange,
  rhythmOf,
} from './ecg-row-verdict.ts'

const record = (change: Partial<EcgJudged> = {}): EcgJudged => ({
  rhythm: 'sinus',
  heartRateBpm: 72,
  prematureBeats: 0,
  ...change,
})

describe('the verdict of a record', () => {
  it.each([
    [{}, 'normal', '未见明显异常', 'clear'],
    [{ rhythm: 'af' }, 'alert', '疑似房颤', 'af'],
    [{ rhythm: 'af', prematureBeats: 4, heartRateBpm: 150 }, 'alert', '疑似房颤', 'af'],
    [{ prematureBeats: 3 }, 'high', '疑似早搏 3 次', 'early'],
    [{ prematureBeats: 3, rhythm: 'other' }, 'high', '节律不典型', 'rhythm'],
    [{ rhythm: 'other' }, 'high', '节律不典型', 'rhythm'],
    [{ heartRateBpm: 101 }, 'high', '心率偏快', 'rate'],
    [{ heartRateBpm: 55 }, 'low', '心率偏慢', 'rate'],
    [{ heartRateBpm: 131, prematureBeats: 3 }, 'alert', '心率过快', 'rate'],
    [{ heartRateBpm: 40 }, 'alert', '心率过慢', 'rate'],
    [{ rhythm: 'unclassified' }, 'none', '信号不足', 'unclear'],
    [{ heartRateBpm: null }, 'none', '信号不足', 'unclear'],
    [{ rhythm: null }, 'none', '已测量', 'unjudged'],
    [{ rhythm: null, heartRateBpm: null }, 'none', '已测量', 'unjudged'],
    [{ rhythm: null, heartRateBpm: 104 }, 'high', '心率偏快', 'rate'],
  ] as const)('%j is %s, %s', (change, state, text, finding) => {
    expect(ecgVerdict(record(change))).toEqual({ state, text, finding })
  })

  it('takes a rhythm that this version does not know for none', () => {
    expect(rhythmOf('flutter')).toBe('unclassified')
    expect(rhythmOf('af')).toBe('af')
  })
})

describe('the rate of a row', () => {
  it('is a range in a suspected fibrillation, else the mean', () => {
    const range = rateRange(92.6, 129.4)
    expect(ecgRowWords(record({ rhythm: 'af' }), range).rateText).toBe('93–129')
    expect(ecgRowWords(record({ rhythm: 'af' }), null).rateText).toBe('72')
    expect(ecgRowWords(record({ rhythm: 'af' }), rateRange(90.2, 90.4)).rateText).toBe('72')
    expect(ecgRowWords(record(), range).rateText).toBe('72')
    expect(ecgRowWords(record({ heartRateBpm: null }), range).rateText).toBeNull()
    expect(rateRange(null, 80)).toBeNull()
  })
})

it.each([
  [{}, '心率 72 次/分。'],
  [{ rhythm: null }, '心率 72 次/分。'],
  [{ rhythm: 'af' }, '心率在 89 到 92 之间。'],
  [{ rhythm: 'unclassified' }, ''],
  [{ heartRateBpm: null }, ''],
] as const)('reads the rate of %j aloud as it is shown: %s', (change, spoken) => {
  expect(ecgRateSpoken(record(change), rateRange(88.6, 92.4))).toBe(spoken)
})

const next = (change: Parameters<typeof record>[0], advice: string | null = null) =>
  ecgNextStep(record(change), advice)

describe('the next step', () => {
  it('leads to the doctor and says when not to wait, unless nothing was noticed', () => {
    expect(next({ rhythm: 'af' }, '请今天把心电给医生看')).toEqual({
      text: '请今天把心电给医生看。挂心内科，带上近 30 天血压。',
      emergency: true,
    })

    expect(next({ rhythm: 'af' })?.text).toBe('请给医生看。挂心内科，带上近 30 天血压。')

    expect(next({ heartRateBpm: 140 }, '请今天把这份心电给医生看')).toEqual({
      text: '请今天把这份心电给医生看。',
      emergency: true,
    })

    expect(next({ prematureBeats: 1 })).toMatchObject({ emergency: true })
    expect(next({ heartRateBpm: 104 })).toMatchObject({ emergency: false })
    expect(next({})).toBeNull()
    expect(next({ rhythm: null })).toBeNull()
  })
})

const said = (...found: Parameters<typeof ecgCountSentence>[1]) =>
  ecgCountSentence(`11月测了 ${found.length} 次`, found)
    .map(({ text, tone }) => (tone === 'plain' ? text : `${text}[${tone}]`))
    .join('')

describe('the count of some records', () => {
  it('names the gravest first, and calls nothing well that is not known', () => {
    expect(said('clear', 'af', 'early', 'af')).toBe(
      '11月测了 4 次，2 次疑似房颤，[bad]1 次疑似早搏。[warn]',
    )

    expect(said('early', 'rhythm')).toBe(
      '11月测了 2 次，1 次节律不典型，[warn]1 次疑似早搏。[warn]',
    )

    expect(said('clear', 'clear')).toBe('11月测了 2 次，都未见明显异常。')
    expect(said('clear')).toBe('11月测了 1 次，未见明显异常。')
    expect(said('clear', 'unjudged')).toBe('11月测了 2 次。')
    expect(said('clear', 'unclear')).toBe('11月测了 2 次，1 次没测清楚。')
    expect(said()).toBe('11月测了 0 次。')
  })
})

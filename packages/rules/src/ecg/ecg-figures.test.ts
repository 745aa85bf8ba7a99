import { describe, expect, it } from 'vitest'
import { type EcgMeasured, ecgFigures } from './ecg-figures.ts'

const measured = (change: Partial<EcgMeasured> = {}): EcgMeasured => ({
  rhythm: 'sinus',
  heartRateBpm: 71,
  prematureBeats: 0,
  rateRange: { lowest: 66, highest: 78 },
  qtMs: 392,
  qtcMs: 415,
  qtcBeats: 36,
  qtcSdMs: 17.6,
  hrvMs: 46,
  ...change,
})

const said = (change: Partial<EcgMeasured> = {}) =>
  ecgFigures(measured(change)).map(
    ({ label, valueText, state, text }) => `${label} ${valueText} ${state} ${text}`,
  )

const AF = { rhythm: 'af', heartRateBpm: 116, rateRange: { lowest: 93, highest: 129 } } as const

const note = (change: Partial<EcgMeasured>) => ecgFigures(measured(change))[1].note

describe('of a regular heart', () => {
  it('are held to their references, QT by what it is at 60 beats a minute', () => {
    expect(said()).toEqual([
      '心率 71 normal 正常',
      'QT 间期 392 normal QTc 正常',
      'HRV 46 normal 正常',
    ])
  })

  it('tell how far the beats lie apart, where that was kept and the beats are enough', () => {
    expect(note({})).toBe('QTc 415 ± 18 毫秒，Fridericia 公式，36 次心跳')
    expect(note({ qtcSdMs: null })).toBe('QTc 415 毫秒，Fridericia 公式，36 次心跳')
    for (const few of [{ qtcBeats: 9 }, { qtcMs: null }, { qtMs: null }])
      expect(note(few)).not.toContain('±')
  })

  it('lie where the documents draw them', () => {
    const [rate, qt, hrv] = ecgFigures(measured({ qtMs: 460 }))
    expect(rate.percent).toEqual({ value: 35.5, from: 35.5, to: 35.5, low: 30, high: 50 })
    expect([qt.percent.value, qt.percent.low, qt.percent.high]).toEqual([57.5, 37.5, 56.25])
    expect([hrv.percent.value, hrv.low, hrv.high]).toEqual([5.75, 0, 230])
  })

  it.each([
    [319, 'low', 'QTc 偏短'],
    [320, 'normal', 'QTc 正常'],
    [450, 'normal', 'QTc 正常'],
    [451, 'high', 'QTc 偏长'],
    [500, 'high', 'QTc 偏长'],
    [501, 'alert', 'QTc 很长'],
  ])('a QTc of %d ms is %s, whatever QT itself is', (qtcMs, state, text) => {
    const [, qt] = ecgFigures(measured({ qtcMs, qtMs: 600 }))
    expect([qt.state, qt.text, qt.valueText]).toEqual([state, text, '600'])
  })

  it('make no verdict of QT of fewer than ten beats, nor where nobody tells of how many', () => {
    for (const qtcBeats of [9, null]) {
      const [, qt] = ecgFigures(measured({ qtcBeats }))
      expect([qt.text, qt.state, qt.note, qt.judged]).toEqual(['不作判断', 'none', '', false])
    }

    expect(ecgFigures(measured({ qtcBeats: 10 }))[1].text).toBe('QTc 正常')
  })

  it('do not call a variability normal that cannot have been measured', () => {
    for (const hrvMs of [0, 1.9]) expect(ecgFigures(measured({ hrvMs }))[2].state).toBe('none')
    expect(ecgFigures(measured({ hrvMs: 2 }))[2].state).toBe('normal')
    expect(ecgFigures(measured({ hrvMs: 231 }))[2]).toMatchObject({ state: 'high', text: '偏高' })
  })

  it('do not take a missing value for zero', () => {
    expect(said({ heartRateBpm: null, qtMs: null, hrvMs: null })).toEqual([
      '心率 null none 暂无',
      'QT 间期 null none 暂无',
      'HRV null none 暂无',
    ])
  })
})

describe('of a suspected fibrillation', () => {
  it('are a range of the rate, QTc for what it is worth and no HRV', () => {
    expect(said(AF)).toEqual([
      '心率 93–129 alert 快而不齐',
      'QTc 415 none 仅供参考',
      'HRV null none 房颤时不评估',
    ])

    const [rate, qtc, hrv] = ecgFigures(measured(AF))
    expect([rate.percent.from, rate.percent.to]).toEqual([46.5, 64.5])
    expect(qtc.note).toBe('415 ± 18 毫秒，Fridericia 公式，按 36 次心跳平均')
    expect([qtc.judged, hrv.judged]).toEqual([false, false])
  })

  it('tell no QTc of fewer than ten beats', () => {
    expect(said({ ...AF, qtcBeats: 9 })[1]).toBe('QTc null none 不作判断')
  })

  it.each([
    [{ lowest: 62, highest: 98 }, '不齐'],
    [{ lowest: 48, highest: 98 }, '慢而不齐'],
    [{ lowest: 48, highest: 130 }, '忽快忽慢'],
    [{ lowest: 60, highest: 100 }, '不齐'],
  ])('say how fast it goes: %j is %s', (rateRange, text) => {
    const [rate] = ecgFigures(measured({ ...AF, rateRange }))
    expect([rate.state, rate.text]).toEqual(['alert', text])
  })

  it('have the mean alone where no range was kept', () => {
    expect(said({ ...AF, rateRange: null })[0]).toBe('心率 116 alert 快而不齐')
  })
})

describe('of a rhythm that nobody tells, or that is not clear', () => {
  it('praise nothing', () => {
    expect(said({ rhythm: null })).toEqual([
      '心率 71 none 在参考范围',
      'QT 间期 392 none 仅供参考',
      'HRV 46 none 不作判断',
    ])

    expect(said({ rhythm: null, heartRateBpm: 132 })[0]).toBe('心率 132 alert 过快')

    expect(said({ rhythm: 'unclassified' })).toEqual([
      '心率 71 none 不作判断',
      'QT 间期 392 none 仅供参考',
      'HRV 46 none 不作判断',
    ])
  })
})

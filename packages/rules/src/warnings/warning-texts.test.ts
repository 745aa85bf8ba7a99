import { describe, expect, it } from 'vitest'
import { storedWarningTexts } from './warning-texts.ts'

const row = (fields: Partial<Parameters<typeof storedWarningTexts>[0]>) => ({
  kind: 'pressure-high',
  level: 'warn',
  value: 142,
  otherValue: 88,
  limit: 140,
  otherLimit: 90,
  occurredAt: new Date('2026-11-20T08:12:00+08:00'),
  ...fields,
})

const said = (fields: Partial<Parameters<typeof storedWarningTexts>[0]>) => {
  const { title, valueText, limitText } = storedWarningTexts(row(fields))
  return `${title} | ${valueText} | ${limitText}`
}

const at = (time: string) => ({ occurredAt: new Date(`2026-11-20T${time}:00+08:00`) })

describe('the words of a warning', () => {
  it('tell kind, part of the day, value and limit', () => {
    expect(said({})).toBe('早晨血压偏高 | 142/88 | 上限 140/90')

    expect(said({ ...at('19:30'), level: 'bad', value: 186 })).toBe(
      '晚上血压很高 | 186/88 | 上限 140/90',
    )

    expect(
      said({
        kind: 'pressure-low',
        value: 86,
        otherValue: 58,
        limit: 90,
        otherLimit: 60,
        ...at('15:00'),
      }),
    ).toBe('下午血压偏低 | 86/58 | 下限 90/60')

    const oxygen = { kind: 'oxygen-low', level: 'bad', value: 87, limit: 90 }
    expect(said({ ...oxygen, ...at('03:26') })).toBe('夜间血氧偏低 | 87% | 下限 90%')
    expect(said({ ...oxygen, ...at('12:00') })).toBe('血氧偏低 | 87% | 下限 90%')
    const fast = { kind: 'heart-fast', value: 118, limit: 100 }
    expect(said({ ...fast, ...at('15:20') })).toBe('静坐时心率偏快 | 118 次/分 | 上限 100')

    expect(said({ ...fast, ...at('02:20'), level: 'bad' })).toBe(
      '夜间心率过快 | 118 次/分 | 上限 100',
    )

    expect(said({ kind: 'heart-slow', level: 'bad', value: 38, limit: 40 })).toBe(
      '心率过慢 | 38 次/分 | 下限 40',
    )
  })

  it('are cautious about fibrillation, and show no rate where there is none', () => {
    const suspected = { kind: 'af-suspected', level: 'bad', limit: 0 }

    expect(said({ ...suspected, value: 112.4 })).toBe(
      '心电图疑似房颤 | 112 次/分 | 自动分析，不是诊断',
    )

    expect(said({ ...suspected, value: 0 })).toContain('| 心跳不齐 |')
  })

  it('leave out what is not known: no figure is made up, and no limit stands empty', () => {
    const unknown = { value: null, otherValue: null, limit: null, otherLimit: null }
    expect(said({ otherValue: null, otherLimit: null })).toBe('早晨血压偏高 | 142 | 上限 140')
    expect(said({ limit: null, otherLimit: null })).toBe('早晨血压偏高 | 142/88 | ')
    expect(said(unknown)).toBe('早晨血压偏高 |  | ')
    expect(said({ ...unknown, kind: 'pressure-low' })).toBe('早晨血压偏低 |  | ')
    expect(said({ ...unknown, kind: 'oxygen-low', ...at('03:26') })).toBe('夜间血氧偏低 |  | ')
    expect(said({ ...unknown, kind: 'oxygen-low', value: 87 })).toBe('血氧偏低 | 87% | ')

    expect(said({ ...unknown, kind: 'heart-fast', value: 118 })).toBe(
      '静坐时心率偏快 | 118 次/分 | ',
    )

    expect(said({ ...unknown, kind: 'heart-slow', limit: 40 })).toBe('心率过慢 |  | 下限 40')

    expect(said({ ...unknown, kind: 'af-suspected' })).toBe(
      '心电图疑似房颤 | 心跳不齐 | 自动分析，不是诊断',
    )
  })

  it('are refused to a kind that no rule makes', () => {
    expect(() => said({ kind: 'fever' })).toThrow('unknown kind fever')
  })
})

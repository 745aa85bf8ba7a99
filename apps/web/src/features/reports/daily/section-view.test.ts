import { describe, expect, it } from 'vitest'
import { sectionView } from './section-view.ts'
import { SECTIONS } from '../testing/report.ts'

const usual = (baseline: number) => sectionView({ ...SECTIONS.sleep, baseline }).usual

describe('a section', () => {
  it('has large figures with small units, and what is usual beside them', () => {
    const shown = Object.values(SECTIONS).map(sectionView)

    expect(
      shown.map(({ parts }) => parts.flatMap(({ number, unit }) => [number, unit]).join(' ')),
    ).toEqual(['7 小时 12 分', '72 次/分', '151/93 mmHg', '96 %', '', '6,969 步'])

    expect(shown.map(({ usual }) => usual)).toEqual(['6小时12分', '66', '147/90', '', '', '4,728'])
  })

  it('that was not measured says so once, with the mark of nothing', () => {
    expect(sectionView(SECTIONS.temperature)).toMatchObject({
      parts: [],
      tag: { state: 'none', text: '未测量' },
    })
  })

  it('shows a usual night of whole hours or of minutes, and a tenth of a degree', () => {
    expect([usual(420), usual(45), usual(0), usual(419.6)]).toEqual([
      '7小时',
      '45分',
      '0分',
      '7小时',
    ])

    expect(sectionView({ ...SECTIONS.temperature, value: 34, baseline: 34 }).usual).toBe('34.0')
  })

  it('shows a value without figures as it is', () => {
    expect(sectionView({ ...SECTIONS.sleep, valueText: '很少' }).parts).toEqual([
      { number: '很少', unit: '' },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { placeLabels } from './lane.ts'
import type { LaneLabel } from './lane.ts'

function label(text: string, x: number, width = 10): LaneLabel {
  return { text, x, width, kind: 'mark' }
}

function placed(labels: LaneLabel[]): [string, number][] {
  return placeLabels(labels, 100).map(({ text, x }) => [text, x])
}

describe('placeLabels', () => {
  it('gives room to the earlier one and drops what would touch it', () => {
    expect(placed([label('first', 50), label('near', 61.4), label('apart', 61.5)])).toEqual([
      ['first', 50],
      ['apart', 61.5],
    ])
  })

  it('moves labels at the ends inside', () => {
    expect(placed([label('left', 0), label('right', 99)])).toEqual([
      ['left', 5],
      ['right', 95],
    ])
  })
})

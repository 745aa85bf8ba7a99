import { describe, expect, it } from 'vitest'
import { stageLayout, type StagePart } from './stage-layout.ts'

const BOX = { width: 100, height: 80 }
const part = (stage: StagePart['stage'], minutes: number): StagePart => ({ stage, minutes })

describe('the lanes of a night', () => {
  it('hold each stretch where and for as long as it was, awake on top and deep at the bottom', () => {
    const { blocks, links, lanes } = stageLayout(
      [part('light', 60), part('deep', 20), part('awake', 20)],
      BOX,
    )

    expect(lanes).toEqual([10, 30, 50, 70])

    expect(blocks.map(({ stage, x, width }) => [stage, x, width])).toEqual([
      ['light', 0, 60],
      ['deep', 60, 20],
      ['awake', 80, 20],
    ])

    expect(links).toEqual([
      { x: 60, from: 50, to: 70 },
      { x: 80, from: 70, to: 10 },
    ])
  })

  it('are empty for a night without stages, and whole for one with a single stage', () => {
    expect(stageLayout([], BOX)).toMatchObject({ blocks: [], links: [] })

    expect(stageLayout([part('rem', 5)], BOX)).toMatchObject({
      blocks: [{ x: 0, width: 100 }],
      links: [],
    })
  })

  it('leave out what is not known, and link nothing across it', () => {
    const { blocks, links } = stageLayout(
      [part('light', 40), part(null, 20), part('deep', 40)],
      BOX,
    )

    expect(blocks.map(({ x }) => x)).toEqual([0, 60])
    expect(links).toEqual([])
  })

  it('stay in their box whatever the data', () => {
    const wild = [
      part('light', 1000),
      part('deep', 0),
      part('rem', -5),
      part('rem', Number.NaN),
      part('awake', 0.001),
    ]

    const { blocks } = stageLayout(wild, BOX)
    expect(blocks).toHaveLength(2)

    for (const { x, y, width, height } of blocks) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(BOX.width)
      expect(y + height).toBeLessThanOrEqual(BOX.height)
      expect(width).toBeGreaterThanOrEqual(2)
    }
  })
})

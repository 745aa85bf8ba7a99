import { describe, expect, it } from 'vitest'
import { MEASURES } from '../testing/week.ts'
import { weekSpark } from './week-spark.ts'

const BOX = { width: 84, height: 32 }

describe('the drawing of a week', () => {
  it('marks only the days out of range, upwards and downwards', () => {
    expect(weekSpark(MEASURES.pressureMorning, BOX).marks.map(({ to }) => to)).toEqual([
      'up',
      'up',
      'up',
      'up',
    ])

    expect(weekSpark(MEASURES.oxygenLowest, BOX).marks.map(({ to }) => to)).toEqual([
      'down',
      'down',
      'down',
    ])

    expect(weekSpark(MEASURES.heartRate, BOX).marks).toEqual([])
  })

  it('leaves a gap where nothing was measured: a day alone is a dot or a mark, never joined', () => {
    const { runs, lone, last } = weekSpark(MEASURES.heartRate, BOX)
    expect(runs.map((run) => run.split('L').length)).toEqual([2, 4])
    expect(lone).toEqual([])
    expect(last?.x).toBe(79)

    const alone = weekSpark(
      { ...MEASURES.heartRate, values: [null, 70, null, null, null, 120, null] },
      BOX,
    )

    expect(alone.runs).toEqual([])
    expect(alone.lone).toHaveLength(1)
    expect(alone.marks).toHaveLength(1)
    expect(alone.last).toBeNull()
  })

  it('keeps the scale whatever the values are, so that two weeks can be compared', () => {
    const [calm, wild] = [
      weekSpark(MEASURES.pressureMorning, BOX),
      weekSpark({ ...MEASURES.pressureMorning, values: [150, 240, 60, 100, null, 120, 118] }, BOX),
    ]

    expect(wild.band).toEqual(calm.band)
    expect(wild.marks[0]?.y).toBe(calm.marks[0]?.y)
    for (const { y } of wild.marks) expect(y).toBeGreaterThanOrEqual(0)
    for (const { y } of wild.marks) expect(y).toBeLessThanOrEqual(BOX.height)
  })

  it('draws steps as bars from 0 up to the goal line, and no mark for a day below the goal', () => {
    const { bars, goalY, marks, runs } = weekSpark(MEASURES.steps, BOX)
    expect(bars.map(({ reached }) => reached)).toEqual([false, true, true, false, true, true])
    for (const { y, height } of bars) expect(y + height).toBeCloseTo(BOX.height)
    expect(bars[3]?.height).toBe(0)
    expect(bars[5]?.y).toBe(goalY)
    expect([marks, runs]).toEqual([[], []])
  })

  it('has no band without a reference', () => {
    const own = {
      ...MEASURES.heartRate,
      measure: 'temperature',
      referenceLow: null,
      referenceHigh: null,
    } as const

    expect(
      weekSpark({ ...own, values: [34.5, 34, 34.5, 34.6, 34.8, 34.6, 34.6] }, BOX),
    ).toMatchObject({
      band: null,
      marks: [],
    })
  })
})

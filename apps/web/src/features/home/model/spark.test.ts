import { describe, expect, it } from 'vitest'
import { type Spark, sparkOf } from './spark.ts'
import { cardWith } from '../testing/data.ts'

function of<K extends Spark['kind']>(spark: Spark, kind: K): Extract<Spark, { kind: K }> {
  if (spark.kind !== kind) throw new Error(`a chart of kind ${spark.kind}, not ${kind}`)
  return spark as Extract<Spark, { kind: K }>
}

const heart = (trend: (number | null)[]) => of(sparkOf(cardWith('heartRate', { trend })), 'line')

const pressure = (trend: (number | null)[], secondTrend: (number | null)[]) =>
  of(sparkOf(cardWith('bloodPressure', { trend, secondTrend })), 'ranges')

const steps = (trend: (number | null)[]) => of(sparkOf(cardWith('steps', { trend })), 'bars')

describe('the line of the heart rate', () => {
  it('runs from the left to the right edge on a fixed scale of 45 to 125', () => {
    const { runs, last, beyond } = heart([45, 85, 125])

    expect(runs).toEqual([
      [
        { x: 0, y: 100 },
        { x: 50, y: 50 },
        { x: 100, y: 0 },
      ],
    ])

    expect(last).toEqual({ x: 100, y: 0 })
    expect(beyond).toEqual([])
  })

  it('lies on the band of 60 to 100', () => {
    expect(heart([70]).band).toEqual({ top: 31.25, height: 50 })
  })

  it('breaks at a gap and keeps a lone value as a run of one', () => {
    const { runs } = heart([70, 70, null, 80, null, null, 90])
    expect(runs.map((run) => run.length)).toEqual([2, 1, 1])
  })

  it('puts a single value at the right edge', () => {
    expect(heart([85]).runs).toEqual([[{ x: 100, y: 50 }]])
  })

  it('ends where the last value was measured, not at the end of the day', () => {
    expect(heart([70, 85, null, null, null]).last).toEqual({ x: 25, y: 50 })
  })

  it('marks values beyond the scale at the edge', () => {
    const { beyond, runs } = heart([30, 85, 180])

    expect(beyond).toEqual([
      { x: 0, to: 'down' },
      { x: 100, to: 'up' },
    ])

    expect(runs[0]?.map(({ y }) => y)).toEqual([100, 50, 0])
  })
})

it('draws the skin temperature around the zero of the own nights', () => {
  const { limitY, band, runs } = of(sparkOf(cardWith('temperature', { trend: [0, 0.5] })), 'line')
  expect(limitY).toBe(50)
  expect(band).toEqual({ top: 25, height: 50 })
  expect(runs[0]?.map(({ y }) => y)).toEqual([50, 25])
})

describe('the bars of the blood pressure', () => {
  it('are solid only out of 90-140 over 60-90', () => {
    const { bars } = pressure([140, 141, 120, 89, 120], [90, 80, 91, 70, 59])
    expect(bars.map(({ outOfRange }) => outOfRange)).toEqual([false, true, true, true, true])
  })

  it('stand at the right when there are fewer than seven', () => {
    const { bars } = pressure([120], [80])
    expect(bars[0]?.x).toBeCloseTo((6.5 / 7) * 100)
  })

  it('leave a mark where a reading is missing or half of it is', () => {
    const { bars, missing } = pressure([120, null, 125], [80, null, null])
    expect(bars).toHaveLength(1)
    expect(missing.map(Math.round)).toEqual([79, 93])
  })

  it('mark what is beyond the scale', () => {
    const { beyond } = pressure([210], [40])
    expect(beyond.map(({ to }) => to)).toEqual(['up', 'down'])
  })
})

describe('the dots of the oxygen', () => {
  it('are low below 90, not at 90', () => {
    const { dots, limitY } = of(
      sparkOf(cardWith('oxygen', { trend: [97, 90, 89.5, null] })),
      'dots',
    )

    expect(dots.map(({ low }) => low)).toEqual([false, false, true])
    expect(limitY).toBeCloseTo(66.67)
  })

  it('mark a value below the scale', () => {
    const { beyond } = of(sparkOf(cardWith('oxygen', { trend: [80] })), 'dots')
    expect(beyond.map(({ to }) => to)).toEqual(['down'])
  })
})

describe('the bars of the steps', () => {
  it('grow from zero, hour by hour, and hours to come stay empty', () => {
    const day = Array.from({ length: 24 }, (_, hour) => (hour === 7 ? 1000 : hour < 10 ? 0 : null))
    const { bars } = steps(day)
    expect(bars).toHaveLength(1)
    expect(bars[0]).toMatchObject({ x: 31.25, y: 50 })
  })

  it('show even a few steps', () => {
    expect(steps(Array.from({ length: 24 }, () => 3)).bars[0]?.y).toBe(94)
  })

  it('end at the edge with a mark when an hour is beyond the scale', () => {
    const { bars, beyond } = steps(Array.from({ length: 24 }, () => 2500))
    expect(bars[0]?.y).toBe(0)
    expect(beyond).toHaveLength(24)
  })
})

describe('the night', () => {
  it('is drawn in four lanes over its whole length', () => {
    const stages = [
      { stage: 'light', minutes: 30 },
      { stage: 'deep', minutes: 60 },
      { stage: 'awake', minutes: 0 },
      { stage: 'rem', minutes: 30 },
    ] as const

    const { blocks } = of(sparkOf(cardWith('sleep', { stages: [...stages] })), 'stages')

    expect(blocks).toEqual([
      { stage: 'light', x: 0, width: 25, lane: 2 },
      { stage: 'deep', x: 25, width: 50, lane: 3 },
      { stage: 'rem', x: 75, width: 25, lane: 1 },
    ])
  })
})

it.each(['heartRate', 'bloodPressure', 'oxygen', 'sleep', 'steps', 'temperature', 'ecg'] as const)(
  'draws nothing for %s when nothing was measured',
  (metric) => {
    expect(sparkOf(cardWith(metric))).toEqual({ kind: 'none' })

    expect(sparkOf(cardWith(metric, { trend: [null, null], secondTrend: [null, null] }))).toEqual({
      kind: 'none',
    })
  },
)

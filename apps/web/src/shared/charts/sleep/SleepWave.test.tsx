import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SLEEP_STAGES } from './sleep-stages.ts'
import { stageRingOption } from '../options/stage-ring-option.ts'
import { testTheme } from '../testing/theme.ts'
import { SleepWave } from './SleepWave.tsx'
import type { StagePart } from './stage-layout.ts'

const SAMPLE: StagePart[] = [
  { stage: 'light', minutes: 30 },
  { stage: 'deep', minutes: 40 },
  { stage: 'rem', minutes: 20 },
  { stage: 'awake', minutes: 10 },
]

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const nothing = () => undefined

/** A canvas that remembers the rectangles that were filled, and their colours. */
function watchCanvas() {
  const filled: { color: unknown; x: number; y: number; width: number }[] = []
  let box: [number, number, number] = [0, 0, 0]

  const context = {
    fillStyle: '' as unknown,
    setTransform: nothing,
    clearRect: nothing,
    beginPath: nothing,
    moveTo: nothing,
    lineTo: nothing,
    stroke: nothing,
    roundRect: (x: number, y: number, width: number) => void (box = [x, y, width]),
    fill: () => void filled.push({ color: context.fillStyle, x: box[0], y: box[1], width: box[2] }),
  }

  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(80)

  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )

  for (const { color } of SLEEP_STAGES)
    document.documentElement.style.setProperty(`--${color}`, color)
  return filled
}

it('[SLEEP-21] draws the sample stages on a canvas, each in its lane and colour', () => {
  const filled = watchCanvas()
  render(<SleepWave stages={SAMPLE} label="一夜的睡眠" />)
  expect(screen.getByRole('img', { name: '一夜的睡眠' }).tagName).toBe('CANVAS')

  expect(filled.map(({ x, width }) => [x, width])).toEqual([
    [0, 60],
    [60, 80],
    [140, 40],
    [180, 20],
  ])

  // Deep sleep lies lowest, time awake highest.
  const heights = filled.map(({ y }) => y)

  expect(heights.toSorted((a, b) => b - a)).toEqual([
    heights[1],
    heights[0],
    heights[2],
    heights[3],
  ])
})

it('[SLEEP-22] the four stages have names and colours of their own, the same as in the ring', () => {
  const filled = watchCanvas()
  render(<SleepWave stages={SAMPLE} label="一夜的睡眠" />)
  const minutes = { deep: 40, light: 30, rem: 20, awake: 10 }

  const [ring] = stageRingOption(minutes, testTheme).series as {
    data: { name: string; itemStyle: { color: string } }[]
  }[]

  const inRing = new Map(ring?.data.map(({ name, itemStyle }) => [name, itemStyle.color]))

  const inWave = SAMPLE.map(
    ({ stage }, index) =>
      [
        SLEEP_STAGES.find((style) => style.stage === stage)?.name ?? '',
        String(filled[index]?.color),
      ] as const,
  )

  expect(new Set(inRing.keys())).toEqual(new Set(['深睡', '浅睡', 'REM', '清醒']))
  expect(new Set(inRing.values()).size).toBe(4)
  expect(new Map(inWave)).toEqual(inRing)
})

it('draws nothing for a night without stages', () => {
  const filled = watchCanvas()
  render(<SleepWave stages={[]} label="没有数据" />)
  expect(filled).toEqual([])
})

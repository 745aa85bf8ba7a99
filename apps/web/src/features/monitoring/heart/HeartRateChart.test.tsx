import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { HeartRateChart } from './HeartRateChart.tsx'

const drawn = vi.hoisted(() => ({
  options: [] as { xAxis: { data: string[] }; series: { data: unknown[] }[] }[],
  resized: 0,
  move: null as ((event: { dataIndex?: number }) => void) | null,
}))

vi.mock('../../../shared/charts/echarts.ts', () => ({
  init: () => ({
    setOption: (option: (typeof drawn.options)[number]) => drawn.options.push(option),
    resize: () => (drawn.resized += 1),
    on: (_: string, told: NonNullable<typeof drawn.move>) => (drawn.move = told),
    dispose: () => undefined,
  }),
}))

beforeEach(() => {
  drawn.options = []
  drawn.resized = 0

  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const LABELS = ['08:00', '08:05', '08:10']
const VALUES = [71, null, 84]

async function open(props: Partial<Parameters<typeof HeartRateChart>[0]> = {}) {
  const chart = (more: typeof props = {}) => (
    <HeartRateChart
      values={VALUES}
      labels={LABELS}
      label="今天心率平均 72。"
      {...props}
      {...more}
    />
  )

  const { rerender } = render(chart())
  await waitFor(() => expect(drawn.options).toHaveLength(1))
  return (more: typeof props) => rerender(chart(more))
}

it('[HRCHART-04] its values and labels feed the series and the axis', async () => {
  await open()
  expect(drawn.options[0]?.xAxis.data).toEqual(LABELS)
  expect(drawn.options[0]?.series[0]?.data).toEqual([71, '-', 84])
  expect(screen.getByRole('img', { name: '今天心率平均 72。' })).toBeDefined()
})

it('[HRCHART-05] draws again when the labels change, and not for nothing', async () => {
  const change = await open()
  change({})
  expect(drawn.options).toHaveLength(1)
  change({ labels: ['09:00', '09:05', '09:10'] })
  await waitFor(() => expect(drawn.options).toHaveLength(2))
  expect(drawn.options[1]?.xAxis.data[0]).toBe('09:00')
})

it('[HRCHART-06] resizes the chart when the window is resized', async () => {
  await open()
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(drawn.resized).toBe(1)
})

it('tells the last value first, then that under the finger, and keeps it', async () => {
  await open()
  expect(screen.getByText('84')).toBeDefined()
  act(() => drawn.move?.({ dataIndex: 0 }))
  expect(screen.getByText('71')).toBeDefined()
  expect(screen.getByText('08:00')).toBeDefined()
  act(() => drawn.move?.({}))
  expect(screen.getByText('71')).toBeDefined()
  act(() => drawn.move?.({ dataIndex: 1 }))
  expect(screen.getByText('08:05 没有数据')).toBeDefined()
})

it('tells the newest reading with its verdict, and a day without any as missing', async () => {
  await open({ newest: { value: 88, time: '08:12', tag: { state: 'normal', text: '正常' } } })
  expect(screen.getByText('88')).toBeDefined()
  expect(screen.getByText('08:12 最新')).toBeDefined()
  expect(screen.getByText('正常')).toBeDefined()
})

it('shows two dashes for a day without a value', async () => {
  await open({ values: [null, null, null] })
  expect(screen.getByText('--')).toBeDefined()
})

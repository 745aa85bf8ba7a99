import { act, render, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Chart } from './Chart.tsx'

const made: string[] = []

vi.mock('./echarts.ts', () => ({
  init: (place: HTMLElement) => {
    made.push(place.parentElement?.getAttribute('aria-label') ?? '')

    return {
      setOption: () => undefined,
      resize: () => undefined,
      getWidth: () => 0,
      getHeight: () => 0,
      on: () => undefined,
      dispose: () => undefined,
    }
  },
}))

/** What a reader scrolls to; by itself nothing is in sight. */
let reach: Map<Element, () => void>

beforeEach(() => {
  made.length = 0
  reach = new Map()

  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )

  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: IntersectionObserverCallback

      constructor(tell: IntersectionObserverCallback) {
        this.tell = tell
      }

      observe(place: Element) {
        const entry = { isIntersecting: true } as IntersectionObserverEntry
        reach.set(place, () => this.tell([entry], this as unknown as IntersectionObserver))
      }

      disconnect() {}
    },
  )
})

const reachAll = () => act(async () => reach.forEach((come) => come()))

const two = () =>
  render(
    <>
      <Chart option={() => ({})} label="the day" />
      <Chart option={() => ({})} label="the night" />
    </>,
  )

it('a chart is made when it is reached, one after the other, and not before', async () => {
  two()
  expect(reach.size).toBe(2)
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(made).toEqual([])
  await reachAll()
  await waitFor(() => expect(made).toEqual(['the day', 'the night']))
})

it('a chart that is reached waits until what is around it is painted', async () => {
  two()
  await reachAll()
  expect(made).toEqual([])
  await waitFor(() => expect(made).toHaveLength(2))
})

it('a chart that was left before its turn is not made', async () => {
  const { unmount } = two()
  await reachAll()
  unmount()
  two()
  await reachAll()
  await waitFor(() => expect(made).toEqual(['the day', 'the night']))
})

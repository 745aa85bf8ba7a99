// How fast a record of a day opens and moves. The figures are printed; only that it works at all is asserted, since a
// busy machine is no fault of the page. Alone: npx playwright test holter-speed --workers=1
import type { CDPSession, Page } from '@playwright/test'
import { expect, signIn, test } from '../support/service.ts'

const MOVING_MS = 5000

interface Marks {
  /** ms since the navigation. */
  firstPaint: number
  longTasks: number[]
  /** From asking for a drawing to having it, ms. */
  answers: number[]
}

/** Runs in the page before its scripts. */
function watch(): void {
  const marks: Marks = { firstPaint: 0, longTasks: [], answers: [] }
  Object.assign(globalThis, { holterMarks: marks })

  new PerformanceObserver((list) =>
    marks.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({
    type: 'longtask',
  })

  const asked = new Map<number, number>()
  const heard = new WeakSet<Worker>()

  const post = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')?.value as (
    ...sent: unknown[]
  ) => void

  Worker.prototype.postMessage = function timed(...sent: unknown[]) {
    const { type, id } = sent[0] as { type: string; id: number }
    if (type === 'draw') asked.set(id, performance.now())

    if (!heard.has(this)) {
      heard.add(this)

      this.addEventListener('message', ({ data }: MessageEvent<{ type: string; id: number }>) => {
        if (data.type === 'drawn') marks.answers.push(performance.now() - (asked.get(data.id) ?? 0))
      })
    }

    post.apply(this, sent)
  }

  const look = () => {
    if (
      document.querySelector('[data-reading=false]') &&
      document.querySelector('svg[data-chart] path')
    ) {
      marks.firstPaint = performance.now()
    } else requestAnimationFrame(look)
  }

  requestAnimationFrame(look)
}

const marksOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { holterMarks: Marks }).holterMarks)

/** Moves, then zooms the paper with every frame, and gives the times between frames in ms. */
const moveAndZoom = (page: Page) =>
  page.evaluate(async (ms) => {
    const paper = document.querySelector('[role=slider][aria-label=条图的位置]')
    if (!paper) throw new Error('no paper')
    const { left, top } = paper.getBoundingClientRect()
    const frames: number[] = []
    const start = performance.now()

    await new Promise<void>((resolve) => {
      let last = start

      requestAnimationFrame(function next(now) {
        frames.push(now - last)
        last = now
        const part = (now - start) / ms
        const at = { clientX: left + 200, clientY: top + 60, bubbles: true, cancelable: true }
        // Out to the whole day and in again, twice; in between sideways.
        const turn = Math.floor(part * 8)

        const delta = {
          deltaX: turn % 2 === 0 ? 9 : 0,
          deltaY: turn % 2 === 0 ? 0 : turn % 4 === 1 ? 90 : -90,
        }

        paper.dispatchEvent(new WheelEvent('wheel', { ...at, ...delta }))
        if (part < 1) requestAnimationFrame(next)
        else resolve()
      })
    })

    return frames.slice(1)
  }, MOVING_MS)

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  NaN

const times = (values: readonly number[]) =>
  `median ${quantile(values, 0.5).toFixed(1)}, p99 ${quantile(values, 0.99).toFixed(1)}, most ${Math.max(...values).toFixed(1)} ms`

/** What a thread does with an empty frame, for comparison: the machine's own part of the figures. */
const idleFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = []
        let last = performance.now()

        requestAnimationFrame(function next(now) {
          frames.push(now - last)
          last = now
          if (frames.length < 120) requestAnimationFrame(next)
          else resolve(frames.slice(1))
        })
      }),
  )

async function memory(cdp: CDPSession): Promise<string> {
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return `${(usedSize / 2 ** 20).toFixed(0)} MB of JS heap`
}

for (const slowDown of [1, 4]) {
  test(`a record of 24 hours opens, and follows the finger, at ${slowDown} x slow-down`, async ({
    page,
    service,
  }) => {
    test.setTimeout(180_000)
    await signIn(page, service)
    const cdp = await page.context().newCDPSession(page)
    await page.goto('/#/theHeartList')
    const link = page.getByRole('link', { name: /24 小时心电记录/ })
    const href = await link.getAttribute('href')
    await page.addInitScript(watch)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await page.goto('about:blank')
    await page.goto(`/${href}`)
    await expect(page.locator('[data-reading=false]')).toBeVisible({ timeout: 30_000 })
    const reading = await moveAndZoom(page)
    await expect(page.getByText('波形已全部读完。')).toBeVisible({ timeout: 120_000 })
    const read = await page.evaluate(() => performance.now())
    const loading = await marksOf(page)
    const idle = await idleFrames(page)
    const frames = await moveAndZoom(page)
    const marks = await marksOf(page)
    const answers = marks.answers.slice(loading.answers.length)
    const tasks = marks.longTasks.slice(loading.longTasks.length)

    console.log(
      [
        `24 h record at ${slowDown} x CPU slow-down`,
        `  opened (paper and chart of the day) ${loading.firstPaint.toFixed(0)} ms after the navigation (goal 1,500)`,
        `  all blocks read ${(read / 1000).toFixed(1)} s after the navigation; long tasks until then: ${loading.longTasks.length}, ${times([0, ...loading.longTasks])}`,
        `  frames while nothing happens: ${times(idle)}`,
        `  frames while moved and blocks come: ${times(reading)}, ${reading.filter((ms) => ms > 25).length} of ${reading.length} over 25 ms`,
        `  frames while moved, all read: ${times(frames)}, ${frames.filter((ms) => ms > 25).length} of ${frames.length} over 25 ms`,
        `  from asking the worker to its drawing: ${times(answers)}, ${answers.length} drawings; long tasks: ${tasks.length}`,
        `  ${await memory(cdp)}`,
      ].join('\n'),
    )

    expect(loading.firstPaint).toBeGreaterThan(0)
    expect(answers.length).toBeGreaterThan(20)
  })
}

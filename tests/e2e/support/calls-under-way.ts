// What a page still waits for from the service: what has no place of its own while it loads makes a page longer when it comes,
// and what stands at its end then lies under the bars.
import { expect, type Page, type Request } from '@playwright/test'
import { twoFrames } from './sweep-visits.ts'

const IDLE_WITHIN_MS = 250

/** The stream of live events never ends. */
const isWhatEnds = (request: Request): boolean => !request.url().includes('/trpc/')

/** Calls and files of the service that are not there yet. */
export function watchCalls(page: Page): Set<Request> {
  const underWay = new Set<Request>()
  const end = (request: Request) => void underWay.delete(request)

  page.on('request', (request) => {
    if (isWhatEnds(request)) underWay.add(request)
  })

  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return underWay
}

/** Parts below the first words are asked for when the page is idle (`lazyBelow`). One that draws a trace never is. */
const idle = (page: Page) =>
  page.evaluate(
    (timeout) => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout })),
    IDLE_WITHIN_MS,
  )

/** Until everything is there, what is asked for late too: a part of a page, and then what it asks. */
export async function allAnswered(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  do {
    await expect.poll(() => underWay.size, { timeout: 20_000, intervals: [20] }).toBe(0)
    await twoFrames(page)
    await idle(page)
    await twoFrames(page)
  } while (underWay.size > 0)
}

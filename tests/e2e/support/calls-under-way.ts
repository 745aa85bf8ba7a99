// What a page still waits for from the service: what has no place of its own while it loads makes a page longer when it comes.
import { expect, type Page, type Request } from '@playwright/test'
import { twoFrames } from './sweep-visits.ts'

/** The stream of live events never ends. */
export const isWhatEnds = (request: Request): boolean => !request.url().includes('/trpc/')

const isCall = (request: Request): boolean => request.url().includes('/api/') && isWhatEnds(request)

/** Calls of the service, or what else is watched, that are not answered yet. */
export function watchCalls(page: Page, isWatched = isCall): Set<Request> {
  const underWay = new Set<Request>()
  const end = (request: Request) => void underWay.delete(request)

  page.on('request', (request) => {
    if (isWatched(request)) underWay.add(request)
  })

  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return underWay
}

export async function allAnswered(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  do {
    await expect.poll(() => underWay.size, { timeout: 20_000, intervals: [20] }).toBe(0)
    await twoFrames(page)
  } while (underWay.size > 0)
}

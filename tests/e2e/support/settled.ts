import { expect, type Page } from '@playwright/test'

/** A screen has this long to show what it has, on a machine that is busy. */
const SETTLE_MS = 60_000
/** Playwright's own intervals grow to a second, which most of a sweep would then be. */
const LOOK_EVERY_MS = 50

const CHART_TO_COME = '[data-chart]:not(svg, :has(svg))'

/** Whatever stands for something that is still to come: bones, indicators, charts without a drawing. */
const PENDING = [
  '[aria-busy=true]',
  '[role=status][aria-label^=正在]',
  '[data-testid=loading]',
  CHART_TO_COME,
].join()

/** A chart is drawn when it is reached: goes to the next one that is not. */
const reachNextChart = (page: Page) =>
  page.evaluate(
    (toCome) => document.querySelector(toCome)?.scrollIntoView({ block: 'center' }),
    CHART_TO_COME,
  )

/** What a screen is still waiting for. */
const waitsFor = (page: Page) =>
  page.evaluate(
    (pending) => [
      ...(document.querySelector('h1, h2') ? [] : ['a heading']),
      ...[...document.querySelectorAll(pending)].map(
        (part) => part.getAttribute('aria-label') ?? part.outerHTML.slice(0, 80),
      ),
      ...(document.body.innerText.match(/正在读取.*/g) ?? []),
    ],
    PENDING,
  )

/** Until the screen shows what it has: an open page always listens for live updates, so the network is never idle. */
export async function settled(page: Page): Promise<void> {
  const top = await page.evaluate(() => scrollY)

  await expect
    .poll(() => reachNextChart(page).then(() => waitsFor(page)), {
      timeout: SETTLE_MS,
      intervals: [LOOK_EVERY_MS],
    })
    .toEqual([])

  await page.evaluate((to) => scrollTo(0, to), top)

  await page.evaluate(() => document.fonts.ready)
}

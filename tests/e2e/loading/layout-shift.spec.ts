// Nothing that can be seen moves while a page loads: a thumb on its way to a button would meet another one.
import type { Page, Request } from '@playwright/test'
import { allAnswered, watchCalls } from '../support/calls-under-way.ts'
import { chooseMode, type ModeName } from '../support/modes.ts'
import { expect, signIn, test } from '../support/service.ts'
import { settled } from '../support/settled.ts'

/** Far below the 0.1 that counts as good. */
const LIMIT = 0.02
/** Nothing was measured, as on any day before the morning: what stands below the figures is in sight at once. */
const EMPTY_DAY = '2020-01-01'
/** As on a phone on its way: every answer comes this much later, so that nothing is there at once. */
const ANSWER_AFTER_MS = 400

const ROUTES: Readonly<Partial<Record<ModeName, readonly string[]>>> = {
  normal: [
    '/health',
    '/bloodPressure',
    `/bloodPressure?date=${EMPTY_DAY}`,
    '/heartRateDetails',
    '/bloodOxygen',
    '/sleep',
    '/stepNumber',
    '/skinTemperature',
    '/theHeartList',
    '/warnEventList',
    '/health-report',
    '/health-daily-report-detail',
    '/health-weekend-report-detail',
    '/HeartHidingReport',
    '/forDoctor',
    '/reminders',
    '/mine',
  ],
  elderly: [
    '/oldAgeHealth',
    '/bloodPressure',
    `/bloodPressure?date=${EMPTY_DAY}`,
    '/theHeartList',
    '/warnEventList',
    '/health-daily-report-detail',
    '/oldAgeHeartHidingReport',
    '/forDoctor',
    '/reminders',
    '/mine',
  ],
}

interface Shift {
  value: number
  /** What moved, and from where to where. */
  moved: string[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** For every page that is opened from now on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }

    window.shifts = []

    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (shift.hadRecentInput) continue

        const moved = shift.sources.map(({ node, previousRect, currentRect }) =>
          [
            node?.textContent?.slice(0, 20),
            `${previousRect.y}+${previousRect.height} -> ${currentRect.y}+${currentRect.height}`,
          ].join(' '),
        )

        window.shifts.push({ value: shift.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const answerLate = (page: Page) =>
  page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS))
    // A page that was left no longer waits.
    await route.continue().catch(() => undefined)
  })

/** What comes late comes in the frames after the last answer, be it data or the file of a part. */
async function loaded(page: Page, asked: ReadonlySet<Request>): Promise<void> {
  await settled(page)
  await allAnswered(page, asked)
  await settled(page)
}

for (const [mode, routes] of Object.entries(ROUTES) as [ModeName, readonly string[]][]) {
  for (const route of routes) {
    test(`${route} does not move while it loads: ${mode}`, async ({ page, service }) => {
      await signIn(page, service)
      await chooseMode(page, mode)
      await watchShifts(page)
      const asked = watchCalls(page)
      await answerLate(page)
      await page.goto(`/#${route}`)
      await loaded(page, asked)
      const shifts = await page.evaluate(() => window.shifts)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(LIMIT)
    })
  }
}

/** The seeded son, whose mother shares with him: who is on the screen never pushes what is about them. */
for (const [mode, home] of [
  ['normal', '/health'],
  ['elderly', '/oldAgeHealth'],
] as const) {
  for (const whose of ['his own', "his mother's"]) {
    test(`${home} of ${whose} does not move while it loads: ${mode}`, async ({ page, service }) => {
      await signIn(page, service, '13800000002')
      await chooseMode(page, mode)
      // Once it was opened, the phone knows that he has family.
      await page.goto(`/#${home}`)
      await page.getByRole('button', { name: /我自己.*换人/ }).click()
      const chooser = page.getByRole('dialog', { name: '看谁的健康' })
      const person = whose === 'his own' ? /^我自己/ : /^妈妈/
      await chooser.getByRole('button', { name: person }).click()
      await expect(page).toHaveTitle(whose === 'his own' ? '首页' : '妈妈的首页')
      await watchShifts(page)
      const asked = watchCalls(page)
      await answerLate(page)
      await page.reload()
      await loaded(page, asked)
      const shifts = await page.evaluate(() => window.shifts)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(LIMIT)
    })
  }
}

// With forced colours the browser takes shadows and grounds away: what is chosen and what a chart says must still be seen.
import type { Locator, Page } from '@playwright/test'
import { contrastOf } from './support/contrast.ts'
import { expect, signIn, test } from './support/service.ts'

const ground = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor)

async function expectChosenToDiffer(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible()
  await expect(other.first()).toBeVisible()
  expect(await ground(chosen.first())).not.toBe(await ground(other.first()))
}

/** Of the labels of the first chart against what it is drawn on. */
async function labelContrast(page: Page): Promise<number> {
  const colors = await page
    .locator('[data-chart] svg text')
    .first()
    .evaluate((label) => [
      getComputedStyle(label).fill,
      getComputedStyle(label.closest('[data-chart]') ?? label).backgroundColor,
    ])

  const [label = '', box = ''] = colors
  return contrastOf(label, box)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what is chosen and the labels of charts are seen with forced colours: ${colorScheme}`, async ({
    page,
    service,
  }) => {
    await signIn(page, service)
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await page.goto('/#/bloodPressure?span=month')

    await expectChosenToDiffer(
      page.locator('[role=radio][aria-checked=true]'),
      page.locator('[role=radio][aria-checked=false]'),
    )

    await expect(page.locator('[data-chart] svg text').first()).toBeVisible()
    expect(await labelContrast(page)).toBeGreaterThan(4.5)
    await page.goto('/#/health')

    await expectChosenToDiffer(
      page.locator('nav [aria-current=page]'),
      page.locator('nav a:not([aria-current])'),
    )

    await page.goto('/#/warnEventList')

    await expectChosenToDiffer(
      page.locator('[role=group] [aria-pressed=true]'),
      page.locator('[role=group] [aria-pressed=false]'),
    )
  })
}

// What a customer is shown: an episode of atrial fibrillation from the console to the warning, the strip, the report and the family.
import type { FrameLocator, Page } from '@playwright/test'
import { chinaDay } from '../support/china-day.ts'
import { test } from '../support/gateway-service.ts'
import { expect } from '../support/service.ts'

test.use({
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
  actionTimeout: 15_000,
})

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function go(page: Page, path: string): Promise<void> {
  await page.getByLabel('页面地址').fill(path)
  await page.getByRole('button', { name: '前往' }).click()
}

const picture = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/screens/demonstration/${name}.png` })

/** The page before stays in the document, unseen. */
const shown = (app: FrameLocator, text: string | RegExp) =>
  app.getByText(text).filter({ visible: true }).first()

test('a demonstrator plays an AF episode and shows the warning, the strip, the report and the family', async ({
  page,
  service,
}) => {
  test.setTimeout(240_000)
  await page.goto(`${service.url}/demo/`)
  const app = page.frameLocator('iframe')
  await expect(app.locator('[data-headline]').first()).toBeVisible()

  await test.step('the episode is lived through, and what it brought is on its pages', async () => {
    await go(page, '/warnEventList')
    await expect(app.getByText('疑似房颤')).toHaveCount(0)
    await page.getByRole('button', { name: '放房颤发作' }).click()
    await expect(page.getByText('正在放过去的一段')).toBeVisible()
    await expect(page.getByText('此刻', { exact: true })).toBeVisible({ timeout: 90_000 })

    // The gateway uploads at its own pace.
    await expect(async () => {
      await page.getByRole('button', { name: '刷新' }).click()
      await expect(shown(app, '疑似房颤')).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 90_000 })

    await picture(page, '1-warning')
    await expect(region(page, '调用')).toContainText('warnings.listWarnings')
  })

  await test.step('the strip and its finding', async () => {
    await go(page, `/theHeartList?electrocaTime=${chinaDay(1)}&tab=instrument`)
    await app.getByRole('button', { name: '看波形' }).first().click()
    await expect(shown(app, /疑似房颤/)).toBeVisible()
    await picture(page, '2-strip')
  })

  await test.step('the report of that day', async () => {
    await go(page, '/health-daily-report-list')
    const yesterday = app.getByRole('listitem').filter({ hasText: '昨天' })
    await expect(yesterday).toContainText('要重视')
    await yesterday.getByText('昨天').click()
    await expect(shown(app, '心电图疑似房颤')).toBeVisible()
    await picture(page, '3-report')
  })

  await test.step('the son sees the same of his mother', async () => {
    await page.getByRole('button', { name: /^李建军/ }).click()
    await app.getByRole('button', { name: /换人/ }).click()
    await app.getByRole('dialog').getByRole('button', { name: /妈妈/ }).click()
    await expect(shown(app, /疑似房颤/)).toBeVisible()
    await picture(page, '4-son')
    await go(page, '/warnEventList')
    await expect(shown(app, '疑似房颤')).toBeVisible()
    await picture(page, '5-son-warning')
  })
})

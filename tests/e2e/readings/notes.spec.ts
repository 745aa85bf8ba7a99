import type { Page } from '@playwright/test'
import { chinaDay } from '../support/china-day.ts'
import { chooseMode, type ModeName } from '../support/modes.ts'
import { pageFindings } from '../support/page-findings.ts'
import { expect, signIn, test } from '../support/service.ts'
import { settled } from '../support/settled.ts'

/** The seeded woman, who has told of yesterday's walk and of the night before. */
const WEARER = '13800000001'

const card = (page: Page) => page.getByRole('region', { name: '备注', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function look(page: Page, mode: ModeName, name: string): Promise<void> {
  await settled(page)

  await page.screenshot({
    path: `test-results/screens/notes/${mode}.${name}.png`,
    fullPage: true,
  })

  expect(await pageFindings(page, mode)).toEqual([])
}

for (const mode of ['normal', 'elderly'] as const) {
  test(`${mode}: a moment of the watch gets its words, which are numbered as in the chart`, async ({
    page,
    service,
  }) => {
    await signIn(page, service, WEARER)
    await chooseMode(page, mode)
    await page.goto(`/#/heartRateDetails?date=${chinaDay(1)}`)
    const rows = card(page).getByRole('listitem')
    await expect(rows).toHaveText([/^1\s*09:10\s*刚运动 · 走去菜场/])
    await look(page, mode, 'heart')

    await button(page, '写备注').click()
    await page.getByLabel('什么时候').fill('08:05')
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: '头晕' }).click()
    await page.getByLabel('写一句').fill('起床猛了')
    await look(page, mode, 'sheet')
    await sheet.getByRole('button', { name: '保存' }).click()
    await expect(rows).toHaveText([/^1\s*08:05\s*头晕 · 起床猛了/, /^2\s*09:10/])
    await look(page, mode, 'two')
    // Both numbers stand in the drawing too, which says nothing of their order.
    const drawn = page.locator('[data-chart] text').filter({ hasText: /^[12]$/ })
    await expect(drawn).toHaveCount(2)
    expect((await drawn.allTextContents()).toSorted()).toEqual(['1', '2'])

    await button(page, '删备注 08:05').click()
    await expect(rows).toHaveCount(1)
    await look(page, mode, 'removed')
    await button(page, '撤销').click()
    await expect(rows).toHaveCount(2)
    await button(page, '删备注 08:05').click()
    await expect(rows).toHaveCount(1)

    for (const path of ['bloodOxygen', 'skinTemperature', 'stepNumber']) {
      await page.goto(`/#/${path}?date=${chinaDay(1)}`)
      await button(page, '写备注').click()
      await page.getByLabel('什么时候').fill('02:10')
      await page.getByRole('dialog').getByRole('button', { name: '没睡好' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
      await expect(rows).toHaveText([/^1\s*02:10\s*没睡好/])
      await look(page, mode, path)
      await button(page, '删备注 02:10').click()
      await expect(rows).toHaveCount(0)
    }

    await page.goto(`/#/sleep?date=${chinaDay(1)}`)
    await expect(rows).toHaveText([/^楼上装修，睡得晚/])
    await expect(button(page, '写备注')).toHaveCount(0)
    await look(page, mode, 'night')
  })
}

import type { Page } from '@playwright/test'
import { chooseMode, type ModeName } from './support/modes.ts'
import { expectToFitNarrowPhone, pageFindings, sizeFindings } from './support/page-findings.ts'
import { expect, signIn, test } from './support/service.ts'

const PHONE = '13800000001'
const RESTING = '先静坐一分钟，心跳稳了再测。'

async function rest(page: Page): Promise<void> {
  await page.goto('/#/ecg')
  await page.getByRole('button', { name: '连接心电仪' }).click()
  await expect(page.getByText(RESTING)).toBeVisible({ timeout: 15_000 })
}

const picture = (page: Page, mode: ModeName, name: string) =>
  page.screenshot({ path: `test-results/guided/${mode}/${name}.png`, fullPage: true })

for (const mode of ['normal', 'elderly', 'extra large'] as const) {
  test(`the minute of rest and the strip of a turned phone hold to the design, ${mode}`, async ({
    page,
    service,
  }) => {
    test.setTimeout(150_000)
    await signIn(page, service, PHONE)
    await chooseMode(page, mode)
    await rest(page)
    await expect(page.getByRole('timer')).toHaveAccessibleName(/再静坐 5\d 秒，共 60 秒/)
    await page.getByRole('button', { name: '头晕' }).click()
    await picture(page, mode, 'rest')
    expect(await pageFindings(page, mode)).toEqual([])
    await expectToFitNarrowPhone(page)
    // Without axe, which takes its time: the minute runs.
    expect(await sizeFindings(page, mode)).toEqual([])
    await picture(page, mode, 'rest-narrow')
    await page.setViewportSize({ width: 375, height: 812 })
    await page.getByRole('button', { name: /现在测/ }).click()
    await expect(page.getByText('接触良好，请保持不动。')).toBeVisible({ timeout: 15_000 })
    await picture(page, mode, 'measuring')
    await page.setViewportSize({ width: 812, height: 375 })
    const strip = page.getByRole('img', { name: '正在测量的心电波形' })
    await expect.poll(async () => (await strip.boundingBox())?.width).toBe(812)
    await expect(page.getByRole('button', { name: '停止测量' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: '120' })).toBeInViewport({ ratio: 1 })
    await page.waitForTimeout(2500)
    expect(await pageFindings(page, mode)).toEqual([])
    await picture(page, mode, 'sideways')
    await page.setViewportSize({ width: 568, height: 320 })
    await expect(page.getByRole('button', { name: '停止测量' })).toBeInViewport({ ratio: 1 })
    await picture(page, mode, 'sideways-small')
    await page.setViewportSize({ width: 375, height: 812 })
    await expect(page.getByRole('timer')).toBeVisible()
    await page.getByRole('button', { name: '停止测量' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '停止测量' }).click()
    await expect(page.getByText('这次的结果')).toBeVisible()
    await expect(page.getByRole('button', { name: '头晕' })).toHaveAttribute('aria-pressed', 'true')
    await picture(page, mode, 'result')
    expect(await pageFindings(page, mode)).toEqual([])
  })
}

test('what was told at the measurement stands on its record', async ({ page, service }) => {
  test.setTimeout(90_000)
  await signIn(page, service, PHONE)
  await rest(page)
  await page.getByRole('button', { name: '心慌', exact: true }).click()
  await page.getByRole('button', { name: /现在测/ }).click()
  await expect(page.getByText('接触良好，请保持不动。')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('timer')).toHaveAccessibleName(/还剩 2[0-4] 秒/, { timeout: 15_000 })
  await page.getByRole('button', { name: '停止测量' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '停止测量' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('测时：心慌')).toBeVisible()
  await page.getByRole('button', { name: '查看详情' }).click()
  await expect(page).toHaveTitle('心电详情')
  await expect(page.getByText('测时：心慌')).toBeVisible()
})

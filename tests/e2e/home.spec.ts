import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support/service.ts'

test('[WARN-01] the warning events of the user are listed; without any the page says so', async ({
  page,
  service,
}) => {
  const { token } = await signIn(page, service)
  await page.goto('/#/warnEventList')

  const events = (await (
    await page.request.get(`${service.url}/api/monitor/v1/abnormal/list`, {
      headers: { authorization: token },
    })
  ).json()) as { data: { eventName: string; kangban: { valueText: string } }[] }

  expect(events.data.length).toBeGreaterThan(3)

  // What belongs together is folded into its matter.
  await page
    .getByText(/^逐条看$/)
    .first()
    .waitFor()

  for (const fold of await page.getByText(/^逐条看$/).all()) await fold.click()

  for (const { eventName, kangban } of events.data.slice(0, 3)) {
    const { valueText } = kangban

    await expect(
      page.locator('li').filter({ hasText: eventName }).filter({ hasText: valueText }).first(),
    ).toBeVisible()
  }

  await page.route('**/monitor/v1/abnormal/list*', (route) =>
    route.fulfill({ json: { code: '1000', msg: 'ok', data: [] } }),
  )

  await page.reload()
  await expect(page.getByText('暂无数据~')).toBeVisible()
})

test('home leads to what waits, to every metric and to the reports, and the elderly form to the same', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto('/#/health')

  await page
    .getByRole('region', { name: /件事还没了结/ })
    .getByRole('link', { name: /全部/ })
    .click()

  await expect(page).toHaveTitle('预警事件')

  for (const [name, title] of [
    ['心率', '心率'],
    ['血压', '血压'],
    ['睡眠', '睡眠'],
    ['步数', '步数'],
    ['血氧', '血氧饱和度'],
    ['皮肤温度', '皮肤温度'],
    ['心电', '心电'],
  ] as const) {
    await page.goto('/#/health')

    await page
      .getByRole('list', { name: '各项指标' })
      .getByRole('link')
      .filter({ hasText: name })
      .first()
      .click()

    await expect(page).toHaveTitle(title)
  }

  await page.goto('/#/health')
  const reports = page.getByRole('region', { name: '健康报告' })

  for (const [name, title] of [
    [/^日报/, '日报详情'],
    [/^周报/, '周报详情'],
    [/^心脏隐患/, '心脏隐患报告'],
    [/^中医体质/, '中医报告'],
    [/^全部/, '健康报告'],
  ] as const) {
    await page.goto('/#/health')
    await reports.getByRole('link', { name }).click()
    await expect(page).toHaveTitle(title)
  }

  await page.goto('/#/health')
  await page.getByRole('button', { name: '长辈版' }).click()
  await expect(page.getByRole('button', { name: '一键救援' })).toBeVisible()

  await page
    .getByRole('region', { name: /件事还没了结/ })
    .getByRole('link', { name: /全部/ })
    .click()

  await expect(page).toHaveTitle('预警事件')
  await page.goBack()
  await page.getByRole('link', { name: /健康报告/ }).click()
  await expect(page).toHaveTitle('健康报告')
})

test('without a network home shows what was there before, marked as such', async ({
  page,
  service,
}, info) => {
  info.annotations.push({ type: 'console-errors-expected' })
  await signIn(page, service)
  await page.goto('/#/health')
  const heart = page.locator('[data-metric=heartRate]')
  await expect(heart).toContainText('次/分')
  const before = await heart.textContent()
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(/没能取到最新数据，下面是.*的/)).toBeVisible()
  await expect(heart).toHaveText(before ?? '')
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(page.getByText(/没能取到最新数据/)).toBeHidden()
})

test('signing in for points counts once a day', async ({ page, service }) => {
  await signIn(page, service, '13900000023')
  await page.goto('/#/health')
  await page.getByRole('button', { name: '签到领积分' }).click()
  await expect(page.getByText('今天已签到')).toBeVisible()
  await page.reload()
  await expect(page.getByText('今天已签到')).toBeVisible()
})

/** Each screen with the call that it is made from. */
async function asks(
  page: Page,
  screens: readonly (readonly [hash: string, call: string])[],
): Promise<void> {
  for (const [hash, call] of screens) {
    await page.goto('about:blank')
    const asked = page.waitForRequest((request) => request.url().includes(`/api/${call}`))
    await page.goto(`/#${hash}`)
    await asked
  }
}

test('[REPORT-02] heart rate, oxygen and skin temperature are made from the calls that are named for them', async ({
  page,
  service,
}) => {
  await signIn(page, service)

  await asks(page, [
    ['/heartRateDetails?date=2026-11-01', 'monitor/app/v1/heart/1/2026-11-01'],
    ['/bloodOxygen?date=2026-11-01&span=week', 'monitor/app/v1/oxygen/2/2026-11-01'],
    ['/skinTemperature?date=2026-11-01&span=month', 'monitor/app/v1/temperature/3/2026-11-01'],
  ])
})

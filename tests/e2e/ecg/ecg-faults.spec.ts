import type { Page } from '@playwright/test'
import { chinaDay } from '../support/china-day.ts'
import { expect, type Service, signIn, test } from '../support/service.ts'
import { orderRecorder } from '../support/simulator.ts'

const PHONE = '13800000001'

async function startMeasuring(page: Page, service: Service, leastSeconds: number): Promise<void> {
  await signIn(page, service, PHONE)
  await page.goto('/#/ecg')
  await page.getByRole('button', { name: '连接心电仪' }).click()
  await page.getByRole('button', { name: /现在测/ }).click()
  await expect(page.getByText('接触良好，请保持不动。')).toBeVisible({ timeout: 15_000 })
  const measured = new RegExp(`还剩 ([0-9]|1[0-9]|2[0-${9 - leastSeconds}]) 秒`)
  await expect(page.getByRole('timer')).toHaveAccessibleName(measured, { timeout: 15_000 })
}

test('a hand that lets go pauses the countdown until it is back', async ({ page, service }) => {
  await startMeasuring(page, service, 3)
  await orderRecorder(page, service, 'contact', { left: true, right: false })
  await expect(page.getByText('右手松开了，计时已暂停。')).toBeVisible()
  const paused = await page.getByRole('timer').getAttribute('aria-label')
  await page.waitForTimeout(1500)
  expect(await page.getByRole('timer').getAttribute('aria-label')).toBe(paused)
  await orderRecorder(page, service, 'contact', { left: true, right: true })
  await expect(page.getByText('接触良好，请保持不动。')).toBeVisible()
  await expect(page.getByRole('timer')).not.toHaveAccessibleName(paused ?? '')
})

test('a recorder that is lost is told, and what was measured can be saved', async ({
  page,
  service,
}) => {
  await startMeasuring(page, service, 5)
  await orderRecorder(page, service, 'disconnect', { unreachableMs: 600_000 })
  await expect(page.getByText(/心电仪断开了，已测的 \d+ 秒还在。/)).toBeVisible()
  await page.getByRole('button', { name: '保存已测部分' }).click()
  await expect(page.getByText('提前结束，只测了一部分。')).toBeVisible()
  const saved = page.waitForResponse((response) => response.url().includes('/save-ecg'))
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const response = await saved
  expect((response.request().postDataJSON() as { complete: boolean }).complete).toBe(false)
  await expect(page.getByText('已保存到您的健康记录。')).toBeVisible()
  await orderRecorder(page, service, 'disconnect', { unreachableMs: 0 })
})

test('a measurement saved while the service is down is told, kept over a reload and sent later, once', async ({
  page,
  service,
}, info) => {
  info.annotations.push({ type: 'console-errors-expected' })
  test.setTimeout(120_000)
  const { token } = await signIn(page, service, PHONE)
  await page.goto('/#/ecg')
  await page.getByRole('button', { name: '连接心电仪' }).click()
  await page.getByRole('button', { name: /现在测/ }).click()
  await expect(page.getByText('这次的结果')).toBeVisible({ timeout: 60_000 })
  await page.route('**/save-ecg', (route) => route.abort())
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('已存在手机里，联网后自动上传。')).toBeVisible()
  await page.reload()
  await page.goto('/#/theHeartList?tab=instrument')
  await expect(page.getByText('1 条待上传，联网后自动上传')).toBeVisible()
  const today = chinaDay()

  const count = async () => {
    const list = await page.request.get(
      `${service.url}/api/swk-ecg/v1/measurements/by-date-user?measurementDate=${today}`,
      { headers: { authorization: token } },
    )

    return ((await list.json()) as { data: unknown[] }).data.length
  }

  const before = await count()
  await page.unroute('**/save-ecg')
  await page.getByRole('button', { name: '现在上传' }).click()
  await expect(page.getByText('1 条待上传，联网后自动上传')).toBeHidden()
  expect(await count()).toBe(before + 1)
})

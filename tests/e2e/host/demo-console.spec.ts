// The demo console: the app in a phone, and all that can be set around it.
import type { FrameLocator, Page } from '@playwright/test'
import { axeFindings } from '../support/page-findings.ts'
import { expect, type Service, test } from '../support/service.ts'

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

const SENTENCE = '[data-headline]'

async function open(page: Page, service: Service, scene = ''): Promise<FrameLocator> {
  await page.goto('about:blank')
  await page.goto(`${service.url}/demo/${scene}`)
  return page.frameLocator('iframe')
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a person is chosen, and the phone is theirs, in the form that is chosen', async ({
  page,
  service,
}) => {
  const app = await open(page, service)
  await expect(app.locator(SENTENCE).first()).toBeVisible()
  await page.getByRole('button', { name: /^李建军/ }).click()
  await page.getByLabel('页面地址').fill('/mine')
  await page.getByRole('button', { name: '前往' }).click()
  await expect(app.getByText('李建军', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^王桂兰/ }).click()
  // As she uses it.
  await expect(page.getByRole('switch', { name: '长辈版' })).toBeChecked()
  await expect(app.getByRole('button', { name: '一键救援' })).toBeVisible()
  await page.screenshot({ path: 'test-results/screens/console/1440.png' })
  // The app itself is looked at by the sweep, whole.
  const found = await axeFindings(page)
  expect(found.filter((finding) => !JSON.stringify(finding).includes('iframe'))).toEqual([])
})

test('a call goes wrong as often as it is said, and every call is shown with its envelope', async ({
  page,
  service,
}, info) => {
  info.annotations.push({ type: 'console-errors-expected' })
  const app = await open(page, service)
  await expect(app.locator(SENTENCE).first()).toBeVisible()
  await page.getByLabel('出错接口').fill('warnings.listWarnings')
  await page.getByLabel('页面地址').fill('/warnEventList')
  await page.getByRole('button', { name: '前往' }).click()
  await expect(app.getByText('演示台让这次失败（9999）').first()).toBeVisible()
  await expect(page.getByText('还会出错 0 次')).toBeVisible()
  const calls = region(page, '调用').getByRole('listitem')
  const failed = calls.filter({ hasText: 'warnings.listWarnings' }).filter({ hasText: '9999' })
  await failed.first().locator('summary').click()
  await expect(failed.first()).toContainText('"code": "9999"')
  await page.getByRole('radio', { name: '离线' }).click()
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(calls.filter({ hasText: '没有回答' }).first()).toBeVisible()
})

test('what the scanner reads and what the person permits reach the page', async ({
  page,
  service,
}) => {
  const app = await open(
    page,
    service,
    '#person=13800000004&route=/binding&scan=https://x.example/',
  )

  await app.getByRole('button', { name: '扫码绑定' }).first().click()
  await expect(app.getByText(/这不是设备的二维码/)).toBeVisible()
  const camera = page.getByRole('radiogroup', { name: '相机' })
  await camera.getByRole('radio', { name: '拒绝' }).click()
  await app.getByRole('button', { name: '扫码绑定' }).first().click()
  await expect(app.getByText('没有得到使用相机的许可，请在手机设置里允许。')).toBeVisible()
  await page.getByRole('radio', { name: /^桥接/ }).click()
  await expect(region(page, '发件箱')).toContainText('scanCode')
  // The link says all of it.
  const link = page.url()
  await open(page, service, new URL(link).hash)
  await expect(camera.getByRole('radio', { name: '拒绝' })).toBeChecked()
  await expect(page.getByLabel('扫码结果')).toHaveValue('https://x.example/')
  await expect(app.getByRole('button', { name: '扫码绑定' }).first()).toBeVisible()
})

test('the devices take orders, and the data go back to what they were', async ({
  page,
  service,
}) => {
  const app = await open(page, service)
  await expect(app.locator(SENTENCE).first()).toBeVisible()
  await page.getByLabel('手表的电量').fill('7')
  await expect(region(page, '设备')).toContainText('7%')
  await page.getByRole('button', { name: '放手表没电了' }).click()
  await expect(page.getByText('正在放过去的一段')).toBeVisible()
  await page.getByRole('button', { name: '回到此刻' }).click()
  await expect(page.getByText('此刻', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '数据与登录…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '恢复' }).click()
  await expect(page.getByText(/已恢复到 \d{4}-\d\d-\d\d 的数据，用了 [\d.]+ 秒/)).toBeVisible()
  await expect(app.locator(SENTENCE).first()).toBeVisible()
})

// The contract checker in the demo console, against the service on which the console stands.
import type { Page } from '@playwright/test'
import { axeFindings } from '../support/page-findings.ts'
import { expect, type Service, test } from '../support/service.ts'

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

const panel = (page: Page) => page.getByRole('region', { name: '契约检查', exact: true })

const figure = (page: Page, name: string) =>
  panel(page).locator('dl > div').filter({ hasText: name }).getByRole('definition')

async function open(page: Page, service: Service): Promise<void> {
  await page.goto(`${service.url}/demo/`)
  await expect(page.frameLocator('iframe').locator('[data-headline]').first()).toBeVisible()
}

const SECONDS_60 = 60_000

test('the service keeps its promises: every reading call is looked at, nothing is changed, the phone stays logged in', async ({
  page,
  service,
}) => {
  const asked: { method: string; path: string; token: string | undefined }[] = []
  const loaded: string[] = []
  await open(page, service)

  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/demo/assets/')) loaded.push(pathname)
    if (!pathname.startsWith('/api/') || request.frame() !== page.mainFrame()) return

    asked.push({
      method: request.method(),
      path: pathname,
      token: request.headers()['authorization'],
    })
  })

  const ownToken = await page.evaluate(() => localStorage.getItem('token'))
  await panel(page).getByRole('button', { name: '开始检查' }).click()
  await expect(panel(page).getByRole('progressbar')).toBeVisible()
  await expect(figure(page, '守约')).toHaveText(/^\d{2,}$/, { timeout: SECONDS_60 })
  await expect(figure(page, '不符')).toHaveText('0')
  expect(loaded.length).toBeGreaterThan(0)
  expect(asked.length).toBeGreaterThan(50)
  expect(new Set(asked.map(({ token }) => token === ownToken))).toEqual(new Set([false]))
  await panel(page).getByText('没看的为什么').click()
  await expect(panel(page)).toContainText('会发短信，不叫')
  await panel(page).scrollIntoViewIfNeeded()
  await page.screenshot({ path: 'test-results/screens/console/contract-check.png' })

  await page.screenshot({
    path: 'test-results/screens/console/contract-check-whole.png',
    fullPage: true,
  })

  const found = await axeFindings(page)
  expect(found.filter((finding) => !JSON.stringify(finding).includes('iframe'))).toEqual([])
  // Whose phone it is has not been logged out.
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(page.frameLocator('iframe').locator('[data-headline]').first()).toBeVisible()
})

test('a call that drifted is named with what was promised and what came, its value masked', async ({
  page,
  service,
}) => {
  await open(page, service)

  await page.route('**/api/user/v1/health', async (route) => {
    if (route.request().frame() !== page.mainFrame()) return route.continue()
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: Record<string, unknown> }
    body.data['kangbanSecret'] = '欧阳慕容'
    return route.fulfill({ response: answer, json: body })
  })

  await panel(page).getByRole('button', { name: '开始检查' }).click()
  await expect(figure(page, '不符')).toHaveText('1', { timeout: SECONDS_60 })
  await expect(panel(page)).toContainText('profile.getHealthInfo')
  await expect(panel(page)).toContainText('多出字段 data.kangbanSecret')
  await expect(panel(page)).toContainText('text(4) 某某某某')
  await expect(panel(page)).not.toContainText('欧阳慕容')
})

test('it can be stopped, asks nothing more then, and a failure is one sentence', async ({
  page,
  service,
}, info) => {
  info.annotations.push({ type: 'console-errors-expected' })
  await open(page, service)
  let asked = 0

  await page.route('**/api/**', async (route) => {
    if (route.request().frame() !== page.mainFrame()) return route.continue()
    asked++
    // So slow that there is something to stop.
    await new Promise((resolve) => setTimeout(resolve, 300))
    return route.continue().catch(() => undefined)
  })

  await panel(page).getByRole('button', { name: '开始检查' }).click()
  await expect(panel(page)).toContainText(/[1-9]\d* \/ \d+/)
  await panel(page).getByRole('button', { name: '停下' }).click()
  await expect(panel(page)).toContainText('已停下，没有结果。')
  const before = asked
  await page.waitForTimeout(1000)
  expect(asked).toBe(before)
  await page.route('**/demo/session', (route) => route.abort())
  await panel(page).getByRole('button', { name: '再查一遍' }).click()
  await expect(panel(page)).toContainText('连不上这个服务，没能检查。')
})

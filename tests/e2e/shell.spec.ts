import type { Page } from '@playwright/test'
import { expect, signIn, test } from './service.ts'

const rootFont = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

test('[ROUTE-080] a screen that needs a login sends to /login and comes back after it', async ({
  page,
  service,
}) => {
  await page.goto('/#/theHeartList?tab=instrument')
  await expect(page).toHaveURL(/#\/login/)
  const phone = '13800000000'
  await page.getByLabel('账号', { exact: true }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: /模拟短信/ }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/#\/theHeartList\?tab=instrument/)
  expect(service.url).toBeTruthy()
})

test('[ROUTE-079] the root and an unknown path lead to /health, the latter with a word', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto('/')
  await expect(page).toHaveURL(/#\/health/)
  const notice = page.getByRole('dialog', { name: '没有这个页面' })
  await expect(notice).toBeHidden()

  for (const [path, home] of [
    ['/nowhere', /#\/health$/],
    ['/oldAgeHealth', /#\/oldAgeHealth$/],
    ['/equity', /#\/oldAgeHealth$/],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`/#${path}`)
    await expect(page).toHaveURL(home)
    await expect(notice).toBeVisible({ visible: path !== '/oldAgeHealth' })
    if (path === '/oldAgeHealth') continue
    await page.screenshot({ path: `test-results/nowhere${path.replaceAll('/', '-')}.png` })
    await notice.getByRole('button', { name: '知道了' }).click()
    await expect(notice).toBeHidden()
  }
})

test('[SHELL-03] the title of the page is the title of its route', async ({ page, service }) => {
  await signIn(page, service)

  for (const [path, title] of [
    ['/health', '首页'],
    ['/theHeartList', '心电'],
    ['/ecg', '实时心电'],
    ['/mine', '我的'],
    ['/agreement', '隐私政策'],
  ]) {
    await page.goto(`/#${path}`)
    await expect(page).toHaveTitle(title ?? '')
  }
})

test('[SHELL-01] the page is Chinese', async ({ page }) => {
  await page.goto('/#/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('[SHELL-02] works without any native bridge, on a phone and on a desktop', async ({
  browser,
  service,
}) => {
  for (const options of [
    { viewport: { width: 1280, height: 800 } },
    { viewport: { width: 375, height: 812 }, isMobile: true },
  ]) {
    const context = await browser.newContext({ ...options, baseURL: service.url })
    const page = await context.newPage()
    await page.goto('/#/login')
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await signIn(page, service)
    await page.goto('about:blank')
    await page.goto('/#/health')
    await expect(page.getByRole('heading', { name: '健康', exact: true })).toBeVisible()
    await context.close()
  }
})

test('[SHELL-04] [SHELL-06] scroll goes to the top on a new screen and comes back on a kept one', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto('/#/health')
  await expect(page.getByText('心率').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)

  await page.evaluate(() => {
    location.hash = '#/agreement'
  })

  await expect(page).toHaveTitle('隐私政策')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle('首页')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
})

test('[SHELL-11] the root font is a tenth of the width', async ({ page }) => {
  await page.goto('/#/login')
  await expect.poll(() => rootFont(page)).toBe('37.5px')
  await page.setViewportSize({ width: 414, height: 812 })
  await expect.poll(() => rootFont(page)).toBe('41.4px')
})

test('[SHELL-13] [SHELL-15] [SHELL-17] elderly mode sets 44 px on the ECG list, and the ordinary size after it', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto('/#/login')
  await page.evaluate(() => localStorage.setItem('oldAge', '1'))
  await page.goto('/#/theHeartList')
  await page.reload()
  await expect.poll(() => rootFont(page)).toBe('44px')
  await page.goto('/#/login')
  await expect.poll(() => rootFont(page)).toBe('37.5px')
})

test('[SHELL-18] without the flag no page changes the root font', async ({ page, service }) => {
  await signIn(page, service)
  await page.goto('/#/theHeartList')
  await expect(page).toHaveTitle('心电')
  await expect.poll(() => rootFont(page)).toBe('37.5px')
})

test('[SHELL-21] the switch on the home page turns elderly mode on and off, and /oldAgeHealth turns it on', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto('/#/health')
  await page.getByRole('button', { name: '长辈版' }).click()
  await expect(page).toHaveURL(/#\/oldAgeHealth/)
  expect(await page.evaluate(() => localStorage.getItem('oldAge'))).toBe('1')
  await page.getByRole('button', { name: '普通版' }).click()
  await expect(page).toHaveURL(/#\/health/)
  expect(await page.evaluate(() => localStorage.getItem('oldAge'))).not.toBe('1')
  await page.goto('/#/oldAgeHealth')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('oldAge'))).toBe('1')
})

test('[REQ-25] [REQ-23] code 410 tells it, empties the storage and opens /login', async ({
  page,
  service,
}) => {
  await signIn(page, service)

  await page.route('**/home-summary', (route) =>
    route.fulfill({ json: { code: 410, msg: '登录已失效', data: null } }),
  )

  await page.goto('/#/health')
  await expect(page.locator('[data-type=error]', { hasText: '登录已失效' })).toBeVisible()
  await expect(page).toHaveURL(/#\/login/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test("[REQ-26] code '401' opens /401", async ({ page, service }) => {
  await signIn(page, service)

  await page.route('**/home-summary', (route) =>
    route.fulfill({ json: { code: '401', msg: '', data: null } }),
  )

  await page.goto('/#/health')
  await expect(page).toHaveURL(/#\/401/)
})

test('[ROUTE-076] no link on the home page or on /mine leads to /401', async ({
  page,
  service,
}) => {
  await signIn(page, service)

  for (const path of ['/health', '/mine']) {
    await page.goto(`/#${path}`)
    await expect(page.getByRole('navigation')).toBeVisible()
    await expect(page.locator('a[href*="401"]')).toHaveCount(0)
  }
})

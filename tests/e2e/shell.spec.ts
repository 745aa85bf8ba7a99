import type { Page } from '@playwright/test'
import { chooseMode } from './support/modes.ts'
import { openAnew } from './support/open-anew.ts'
import { sidewaysScroll } from './support/page-findings.ts'
import { expect, signIn, test } from './support/service.ts'
import { settled } from './support/settled.ts'

const rootFont = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

test('[ROUTE-080] a screen that needs a login sends to /login and comes back after it', async ({
  page,
  service,
}) => {
  await page.goto('/#/theHeartList?tab=instrument')
  await expect(page).toHaveURL(/#\/login/)
  // A seeded person of his own: a phone waits a minute for the next code, and the counter asks for the administrator's.
  const phone = '19797707163'
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
    ['/elsewhere', /#\/oldAgeHealth$/],
  ] as const) {
    await openAnew(page, `/#${path}`)
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

test('the page says that it is Chinese', async ({ page }) => {
  await page.goto('/#/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile'

/** What stands in the page of a native app before any of ours runs. */
const BRIDGES = {
  none: () => {},
  android: () => {
    Object.assign(window, { android: { getAppVersion: () => '7.8.9', saveUserInfo: () => {} } })
  },
  ios: () => {
    const saveUserInfo = { postMessage: () => {} }
    Object.assign(window, { webkit: { messageHandlers: { saveUserInfo } } })
  },
} as const

for (const [place, userAgent, bridge, version] of [
  ['the Android app', `${ANDROID} Safari/537.36 wv`, 'android', '7.8.9'],
  ['the iOS app', `${IPHONE} Mobile/15E148`, 'ios', null],
  ['WeChat', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49 NetType/WIFI`, 'none', null],
  ['a phone browser', `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`, 'none', null],
  [
    'a desktop browser',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
    'none',
    null,
  ],
] as const) {
  test(`[SHELL-02] works in ${place}`, async ({ browser, service }) => {
    const isMobile = place !== 'a desktop browser'
    const viewport = isMobile ? { width: 375, height: 812 } : { width: 1280, height: 800 }
    const options = { userAgent, viewport, isMobile, baseURL: service.url }
    const context = await browser.newContext(options)
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.addInitScript(BRIDGES[bridge])
    await page.goto('/#/login')
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await signIn(page, service)
    await page.goto('about:blank')
    await page.goto('/#/health')
    await expect(page.getByRole('heading', { name: '健康', exact: true })).toBeVisible()
    await expect(page.locator('[data-metric=heartRate]')).toContainText('次/分')
    // The native app tells its version, a browser has none.
    await page.goto('/#/aboutUs')
    await expect(page.getByRole('heading', { name: '关于我们' })).toBeVisible()
    await expect(page.getByText('7.8.9')).toHaveCount(version ? 1 : 0)
    expect(errors).toEqual([])
    await context.close()
  })
}

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

test('a phone that is turned and turned back has its letters as before', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto('/#/aboutUs')
  await expect(page.getByRole('heading', { name: '关于我们' })).toBeVisible()

  for (const [width, height, size] of [
    [375, 812, '37.5px'],
    [812, 375, '48px'],
    [375, 812, '37.5px'],
    [320, 568, '32px'],
  ] as const) {
    await page.setViewportSize({ width, height })
    // As a chart does that measures itself: for a moment the page is wider than the phone, which zooms it out.
    await sidewaysScroll(page)
    await expect.poll(() => rootFont(page)).toBe(size)
    expect(await sidewaysScroll(page)).toBe(0)
  }
})

test('a page has its size at once where its owner wants less motion', async ({ page, service }) => {
  await signIn(page, service)
  await chooseMode(page, 'extra large')
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    document.addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName))
  })

  await page.goto('/#/picke')
  await settled(page)
  expect(await page.evaluate(() => Reflect.get(window, 'moved') as string[])).toEqual([])
})

test('the licences of what the app is made with are a tap away, and back leads to the app', async ({
  page,
  service,
}) => {
  // A browser asks for the icon of a text, which can name none.
  test.info().annotations.push({ type: 'console-errors-expected' })
  await signIn(page, service)
  await page.goto('/#/aboutUs')
  await page.getByRole('link', { name: '开源软件' }).click()
  for (const name of ['react-dom', 'echarts', 'pdfjs-dist', 'workbox-core'])
    await expect(page.locator('body')).toContainText(`## ${name} - `)
  await page.goBack()
  await expect(page.getByRole('heading', { name: '关于我们' })).toBeVisible()
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
    // The route itself: the three digits may stand in any identifier.
    await expect(page.locator('a[href$="/401"], a[href*="/401?"]')).toHaveCount(0)
  }
})

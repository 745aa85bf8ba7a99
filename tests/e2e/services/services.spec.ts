// The services tab and its pages in a browser: what only a real layout, a real host and a running service can show.
import type { Page } from '@playwright/test'
import { chooseMode } from '../support/modes.ts'
import { expect, type Service, signIn, test } from '../support/service.ts'

const CONTACT = '13700990002'

/** A native app around the page whose links go to a list instead. */
const catchLinks = (page: Page) =>
  page.addInitScript(() => {
    if (location.protocol === 'about:') return
    ;(window as { android?: object }).android = { saveUserInfo: () => undefined }
  })

const watchLinks = async (page: Page): Promise<string[]> => {
  const links: string[] = []

  page.on('request', (request) => {
    if (request.url().startsWith('healthapp:')) links.push(request.url())
  })

  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')

  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('healthapp:')) links.push(url)
  })

  return links
}

const open = async (page: Page, hash: string) => {
  await page.goto(`/#${hash}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const smsTo = async (page: Page, service: Service, phone: string): Promise<string[]> => {
  const messages = (await (await page.request.get(`${service.url}/demo/outbox`)).json()) as {
    to: string
    text: string
  }[]

  return messages.filter(({ to }) => to === phone).map(({ text }) => text)
}

const addContact = (page: Page, service: Service, token: string) =>
  page.request.post(`${service.url}/api/user/v1/save/contacts`, {
    headers: { authorization: token },
    data: { contactName: '李建军（儿子）', contactPhone: CONTACT },
  })

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

test('[SERVICE-05] [SERVICE-36] the tab bar has its four, in elderly mode its three', async ({
  page,
  service,
}) => {
  await signIn(page, service, '13700990001')
  await open(page, '/service')
  const tabs = page.getByRole('navigation', { name: '主导航' }).getByRole('link')
  await expect(tabs).toHaveText(['健康', '服务', '报告', '我的'])
  await page.getByRole('button', { name: '长辈版', exact: true }).click()
  await expect(tabs).toHaveText(['健康', '服务', '我的'])
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page')
})

test('[SHELL-16] in elderly mode the root font of the services tab is 48 px', async ({
  page,
  service,
}) => {
  await signIn(page, service, '13700990001')
  await chooseMode(page, 'elderly')
  await open(page, '/service')
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(await size()).toBe('48px')
})

test('[SERVICE-08] the floating rescue appears beyond 90 px, in the frame and clear of the tab bar', async ({
  page,
  service,
}) => {
  await signIn(page, service, '13700990001')
  await page.setViewportSize({ width: 375, height: 640 })
  await open(page, '/service')
  const floating = page.locator('[data-floating-rescue]')
  await scrollTo(page, 90)
  await expect(floating).toHaveCount(0)
  await scrollTo(page, 91)
  await expect(floating).toBeVisible()
  const box = await floating.boundingBox()
  const bar = await page.getByRole('navigation', { name: '主导航' }).boundingBox()
  if (!box || !bar) throw new Error('the button or the bar has no box')
  expect(box.width).toBeGreaterThanOrEqual(64)
  expect(box.x + box.width).toBeLessThanOrEqual(375)
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y)
})

test('[SVCDETAIL-01] the button that gets a service is green', async ({ page, service }) => {
  await signIn(page, service, '13700990001')
  await open(page, '/toilet')
  const button = page.getByRole('button', { name: '获取服务', exact: true })
  await expect(button).toHaveCSS('background-color', 'rgb(14, 107, 98)')
})

test('[SERVICE-07] a rescue calls through the app, tells the contact with the place after ten seconds, and nobody when it is called off', async ({
  page,
  service,
  context,
}) => {
  test.setTimeout(90_000)
  // No app takes the link.
  test.info().annotations.push({ type: 'console-errors-expected' })
  const { token } = await signIn(page, service, '13700990001')
  await addContact(page, service, token)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 39.9123, longitude: 116.4001, accuracy: 20 })
  await catchLinks(page)
  const links = await watchLinks(page)
  await open(page, '/service')
  const before = (await smsTo(page, service, CONTACT)).length

  // A link to an app that is not there leaves this browser with a question of its own, which takes all real input.
  const tap = (name: RegExp) => page.getByRole('button', { name }).dispatchEvent('click')

  const press = async () => {
    await tap(/^一键救援 ?24小时/)
    await tap(/^拨打$/)
    await expect(page.getByText('将用短信告诉 1 位紧急联系人')).toBeVisible()
  }

  await press()
  await expect.poll(() => links).toContain('healthapp://rescue')
  await tap(/^撤回，不告诉他们$/)
  await expect(page.getByText('已撤回，没有告诉任何人')).toBeVisible()
  await tap(/^知道了$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press()
  await expect(page.getByText('位置取到了，会写在短信里。')).toBeVisible()
  await expect(page.getByText('已用短信告诉 1 位紧急联系人')).toBeVisible({ timeout: 25_000 })
  const sent = await smsTo(page, service, CONTACT)
  expect(sent).toHaveLength(before + 1)
  expect(sent[0]).toContain('position=116.4001,39.9123')
})

// A page of the same origin around the app drives its simulated host and reads what the app asked of it.
import type { Page } from '@playwright/test'
import type { HostConsole } from '../../../apps/web/src/host/host-console.ts'
import { expect, signIn, test } from '../support/service.ts'

const PHONE = '13912345691'

type Around = Window & { seen?: HostConsole[] }

/** A page of this origin that has nothing but the app in a frame, and heard its console. */
async function embed(page: Page, address: string) {
  const body = '<!doctype html><title>around</title><link rel="icon" href="data:," />'
  await page.route('**/around', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/around')

  await page.evaluate((src) => {
    const around: Around = window
    around.seen = []

    window.addEventListener('kangban-host', (event) => {
      if (event instanceof CustomEvent) around.seen?.push(event.detail as HostConsole)
    })

    const frame = document.createElement('iframe')
    frame.title = 'app'
    frame.width = '375'
    frame.height = '812'
    frame.src = src
    document.body.replaceChildren(frame)
  }, address)

  return page.frameLocator('iframe')
}

const heard = (page: Page) => page.evaluate(() => (window as Around).seen?.length ?? 0)

test('[BRIDGE-20] [BRIDGE-21] a page around the app sets what the phone does and sees each call, without what it need not know', async ({
  page,
  service,
}) => {
  const { token } = await signIn(page, service, PHONE)

  await page.request.post(`${service.url}/api/user/v2/up-health-info`, {
    headers: { authorization: token },
    data: { height: 165, weight: 60 },
  })

  const app = await embed(page, '/?simulatedHost=android#/binding')
  await expect.poll(() => heard(page)).toBe(1)
  const scan = app.getByRole('button', { name: '扫码绑定', exact: true })

  await page.evaluate(() => {
    const permissions = { camera: 'denied', album: 'granted', location: 'granted' } as const

    ;(window as Around).seen?.at(-1)?.set({ permissions, statusBarHeight: 59 })
  })

  await scan.click()
  await expect(app.getByText('没有得到使用相机的许可，请在手机设置里允许。')).toBeVisible()

  await page.evaluate(() => {
    const permissions = { camera: 'granted', album: 'granted', location: 'granted' } as const

    const text = 'https://x.example/?token=secret 13800000001'

    ;(window as Around).seen?.at(-1)?.set({ permissions, scan: text })
  })

  await scan.click()
  await expect(app.getByText(/这不是设备的二维码/)).toBeVisible()

  await page.evaluate(() =>
    (window as Around).seen?.at(-1)?.set({ manner: 'never', patienceMs: 300 }),
  )

  await scan.click()
  await expect(app.getByText(/等了很久没有扫码结果/)).toBeVisible()
  await page.screenshot({ path: 'test-results/host/embedded.png' })

  // As in a browser: the page offers other ways at once, and asks no scanner.
  await page.evaluate(() => (window as Around).seen?.at(-1)?.set({ kind: 'browser' }))
  await scan.click()
  await expect(app.getByText('请在APP中使用扫码功能')).toBeVisible()

  const calls = await page.evaluate(() =>
    (window as Around).seen
      ?.at(-1)
      ?.calls()
      .map(({ name, outcome, answer }) => [name, outcome, answer]),
  )

  expect(calls).toEqual([
    ['scanCode', 'denied', null],
    ['scanCode', 'done', { raw: 'https://x.example/?token=… 138****01' }],
    ['scanCode', 'timeout', null],
  ])

  expect(await page.evaluate(() => window.frames[0]?.innerWidth)).toBe(375)
})

test('there is no such handle where nobody asked for a simulated host', async ({ page }) => {
  const app = await embed(page, '/#/login')
  await expect(app.getByRole('button').first()).toBeVisible()
  expect(await heard(page)).toBe(0)

  expect(await page.evaluate(() => window.frames[0] && 'kangbanHost' in window.frames[0])).toBe(
    false,
  )
})

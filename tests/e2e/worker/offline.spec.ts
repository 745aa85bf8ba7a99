// The one spec with a service worker: without a network the app begins all the same, with what was there last.
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../support/service.ts'

test.use({ serviceWorkers: 'allow' })

// What is not there is written to the console by the browser.
test.beforeEach(({ page }, info) => {
  info.annotations.push({ type: 'console-errors-expected' })
  info.setTimeout(120_000)
  expect(page.url()).toBe('about:blank')
})

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )

    return all.flat().map(({ url }) => url)
  })

const keptAnswers = async (page: Page) =>
  (await keptAddresses(page)).filter((address) => address.includes('/api/'))

/** Opens a page, and again when the worker is there: what was asked before went past it. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)

  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    null,
    {
      timeout: 60_000,
    },
  )

  await page.reload()

  await expect
    .poll(async () => (await keptAnswers(page)).length, { timeout: 30_000 })
    .toBeGreaterThan(2)
}

test('a reload without a network shows the shell and the last answers, and a page first opened then mends itself', async ({
  page,
  context,
  service,
}) => {
  await signIn(page, service)
  await openWithWorker(page, '/#/health')
  const updated = page.getByText(/更新于/).filter({ visible: true })
  await expect(updated).toBeVisible()
  const sentence = await page.getByRole('main').innerText()

  // The worker alone: what the page keeps for itself is taken away.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('kangban.kept.')) localStorage.removeItem(key)
  })

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/没有网络，显示的是.+的数据/)).toBeVisible()
  expect(await page.getByRole('main').innerText()).toContain(sentence.split('\n')[0])

  // Its answers were never here; its code came with the shell.
  await page.evaluate(() => (location.hash = '#/bloodOxygen'))
  const failed = page.getByRole('button', { name: '重试' })
  await expect(failed).toBeVisible()

  await context.setOffline(false)
  await expect(failed).toBeHidden({ timeout: 20_000 })
  await expect(page.getByText(/没有网络|网络已断开/)).toHaveCount(0)
  await expect(updated).toBeVisible()
})

test('answers are kept for one session, and none of them outlives it', async ({
  page,
  context,
  service,
}) => {
  // Of somebody whom no other spec needs: the session ends here.
  const { token } = await signIn(page, service, '13800000009')
  await openWithWorker(page, '/#/health')
  const kept = await keptAddresses(page)
  expect(kept.join('\n')).not.toContain(token)
  const api = kept.filter((address) => !address.includes('/assets/')).join('\n')
  expect(api).not.toMatch(/login|pin|export|outbox|files|trpc/)

  // Another session asks for the same without a network, and gets nothing.
  const home = kept.find((address) => address.includes('home-summary')) ?? ''
  const address = home.replace(/[?&]kept-for=.*$/, '')
  await context.setOffline(true)

  const ask = (authorization: string) =>
    page.evaluate(
      ([url, of]) =>
        fetch(url, { headers: { authorization: of } }).then(
          ({ status }) => status,
          () => 'nothing',
        ),
      [address, authorization] as const,
    )

  expect(await ask(token)).toBe(200)
  expect(await ask('of-somebody-else')).toBe('nothing')
  await context.setOffline(false)

  await page.goto('/#/mine')
  await page.getByRole('button', { name: '退出登录' }).click()
  // By its name: a call that lasts has its 取消 in the dialog too, as the last button.
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await expect.poll(() => keptAnswers(page)).toEqual([])

  await context.setOffline(true)
  expect(await ask(token)).toBe('nothing')
})

test('a session that ended elsewhere takes its answers with it', async ({ page, service }) => {
  await signIn(page, service, '13800000002')
  await openWithWorker(page, '/#/health')
  // A picture asks for nothing: home, whose own session goes on, may still ask for what stands below its words.
  await page.goto('/icon.svg')
  expect(await keptAnswers(page)).not.toEqual([])

  const answered = await page.evaluate(() =>
    fetch('/api/user/v1/health', { headers: { authorization: 'ended' } }).then((it) => it.text()),
  )

  expect(answered).toContain('410')
  await expect.poll(() => keptAnswers(page)).toEqual([])
})

test('an answer that has not changed is not sent again, and is as good as new', async ({
  page,
  context,
  service,
}) => {
  await signIn(page, service, '13800000002')
  await openWithWorker(page, '/#/health')
  const ofWorker: number[] = []

  context.on('response', (response) => {
    const isOfWorker = response.request().serviceWorker() !== null
    if (isOfWorker && response.url().endsWith('/user/v1/health')) ofWorker.push(response.status())
  })

  await page.reload()
  await expect(page.getByText(/更新于/).filter({ visible: true })).toBeVisible()
  await expect.poll(() => ofWorker).toContain(304)
  await expect(page.getByText(/没有网络|网络已断开/)).toHaveCount(0)
})

// What the pages of single metrics have in common, and those of heart rate, blood oxygen and skin temperature.
import type { Locator, Page } from '@playwright/test'
import { minuteOfClock, shanghaiClock } from '@kangban/china-time'
import { demoPeople } from '../../prisma/seed/people/demo-people-file.ts'
import { chinaDay } from './support/china-day.ts'
import { openAnew } from './support/open-anew.ts'
import { expect, type Service, signIn, test } from './support/service.ts'

const PAGES = [
  ['/heartRateDetails', '心率'],
  ['/bloodOxygen', '血氧饱和度'],
  ['/skinTemperature', '皮肤温度'],
] as const

const HEART = '/#/heartRateDetails'

const monthDay = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`

const chart = (page: Page) => page.locator('[data-chart]')
const shownDay = (page: Page) => page.getByRole('main').locator('[aria-live=polite]').first()
const ready = (page: Page) => expect(page.getByText('查看数据表')).toBeVisible()

/** The only answer of a call whose path begins so. */
async function ask<T>(
  page: Page,
  service: Service,
  { path, token }: { path: string; token: string },
): Promise<T> {
  const answer = await page.request.get(`${service.url}/api/monitor/app/v1/${path}`, {
    headers: { authorization: token },
  })

  return ((await answer.json()) as { data: T }).data
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('nothing to see there')
  return box
}

/** One finger that comes down, moves and leaves. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const touch = await page.context().newCDPSession(page)

  const finger = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints })

  await finger('touchStart', from)
  await finger('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
  await finger('touchMove', to)
  await finger('touchEnd')
}

test('[ROUTE-054] [ROUTE-055] [ROUTE-056] the three pages open under their path and title, each with sentence, chart and table', async ({
  page,
  service,
}) => {
  await signIn(page, service)

  for (const [path, title] of PAGES) {
    await openAnew(page, `/#${path}`)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await ready(page)
    await expect(chart(page).locator('svg')).toBeVisible()
    expect(await chart(page).getAttribute('aria-label')).toMatch(/。$/)
  }
})

test('[HRCHART-03] [HRCHART-07] the number follows the index line and stays when the pointer leaves; the chart is 8 rem high', async ({
  page,
  service,
}) => {
  const { token } = await signIn(page, service)
  const day = chinaDay(1)

  const data = await ask<{ detailTimes: string[]; details: (number | null)[] }>(page, service, {
    path: `heart/1/${day}`,
    token,
  })

  await page.goto(`${HEART}?date=${day}`)
  await expect(chart(page).locator('svg')).toBeVisible()
  const { x, y, width, height } = await boxOf(chart(page))

  const root = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  )

  expect(height).toBeCloseTo(8 * root, 0)

  const card = page.locator('section').filter({ has: chart(page) })
  const seen = new Set<string>()

  for (const share of [0.4, 0.6, 0.8]) {
    await page.mouse.move(x + width * share, y + height / 2)
    // The labels of the axis look alike.
    const time = card.getByRole('paragraph').filter({ hasText: /^\d\d:\d\d$/ })
    await expect(time).toBeVisible()
    await expect(time).not.toHaveText([...seen].at(-1) ?? '-')
    const at = (await time.textContent()) ?? ''
    seen.add(at)
    const value = data.details[data.detailTimes.indexOf(at)]
    await expect(card.getByText(`${value}次/分`, { exact: true })).toBeVisible()
  }

  expect(seen.size).toBe(3)
  const last = [...seen].at(-1) ?? ''
  await page.mouse.move(x + width / 2, y - 200)
  await expect(card.getByRole('paragraph')).toHaveText(last)
})

test('a finger over the chart moves its number, not the day', async ({ page, service }) => {
  await signIn(page, service)
  const day = chinaDay(1)
  await page.goto(`${HEART}?date=${day}`)
  await expect(chart(page).locator('svg')).toBeVisible()
  const { x, y, width, height } = await boxOf(chart(page))

  await drag(
    page,
    { x: x + width * 0.8, y: y + height / 2 },
    { x: x + width * 0.4, y: y + height / 2 },
  )

  const card = page.locator('section').filter({ has: chart(page) })
  await expect(card.getByRole('paragraph')).toHaveText(/^\d\d:\d\d( 没有数据)?$/)
  await expect(shownDay(page)).toContainText(monthDay(day))
})

test('days and spans: arrows, picker, swipe and tabs, kept by the address, a reload and a step back', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto('/#/health')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.goto(HEART)
  await ready(page)
  await expect(shownDay(page)).toContainText(monthDay(chinaDay()))
  await expect(page.getByRole('button', { name: /后一天/ })).toBeDisabled()
  await page.getByRole('button', { name: '前一天' }).click()
  await expect(shownDay(page)).toContainText(monthDay(chinaDay(1)))
  await ready(page)
  await drag(page, { x: 60, y: 220 }, { x: 320, y: 225 })
  await expect(shownDay(page)).toContainText(monthDay(chinaDay(2)))
  await ready(page)
  await drag(page, { x: 320, y: 220 }, { x: 60, y: 225 })
  await expect(shownDay(page)).toContainText(monthDay(chinaDay(1)))
  await page.getByLabel('选日期').fill(chinaDay(5))
  await expect(shownDay(page)).toContainText(monthDay(chinaDay(5)))

  await page.getByRole('radio', { name: '周' }).click()
  await expect(page.getByText(/天的平均/)).toBeVisible()
  await expect(shownDay(page)).toContainText(monthDay(chinaDay(11)))
  await page.reload()
  await expect(page.getByRole('radio', { name: '周' })).toBeChecked()
  await expect(shownDay(page)).toContainText(monthDay(chinaDay(11)))
  await page.getByRole('radio', { name: '月' }).click()
  await expect(shownDay(page)).toContainText(monthDay(chinaDay(34)))
  await ready(page)
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(/#\/health$/)
})

test('each span asks for its own data only', async ({ page, service }) => {
  await signIn(page, service)
  const asked: string[] = []

  page.on('request', (request) => {
    const span = /\/heart\/(\d)\//.exec(request.url())?.[1]
    if (span && asked.at(-1) !== span) asked.push(span)
  })

  await page.goto(HEART)
  await ready(page)
  expect(asked).toEqual(['1'])
  await page.getByRole('radio', { name: '周' }).click()
  await expect(page.getByText(/天的平均/)).toBeVisible()
  expect(asked).toEqual(['1', '2'])
})

test('the data stand in a table too', async ({ page, service }) => {
  const { token } = await signIn(page, service)
  const day = chinaDay(1)

  const data = await ask<{ detailTimes: string[]; details: number[] }>(page, service, {
    path: `oxygen/1/${day}`,
    token,
  })

  await page.goto(`/#/bloodOxygen?date=${day}`)
  await page.getByText('查看数据表').click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(data.details.length + 1)
  await expect(rows.nth(1)).toHaveText(`${data.detailTimes[0]}${data.details[0]}`)
})

test('sharing hands on the day and its sentence', async ({ page, service }) => {
  const { token } = await signIn(page, service)
  const day = chinaDay(1)

  const { sentence } = await ask<{ sentence: { text: string }[] }>(page, service, {
    path: `heart/1/${day}`,
    token,
  })

  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(window, { shared })

    Object.defineProperty(navigator, 'share', {
      value: ({ text }: { text: string }) => Promise.resolve(void shared.push(text)),
      configurable: true,
    })
  })

  await page.goto(`${HEART}?date=${day}`)
  await page.getByRole('button', { name: '分享' }).click()
  const shared = () => page.evaluate(() => Reflect.get(window, 'shared') as string[])
  await expect.poll(shared).toHaveLength(1)
  const [text = ''] = await shared()
  expect(text).toContain('心率 昨天')
  expect(text).toContain(sentence.map((part) => part.text).join(''))
})

test('somebody without any data is told how to begin, on every page', async ({ page, service }) => {
  await signIn(page, service, '13800000003')

  for (const [path] of PAGES) {
    await openAnew(page, `/#${path}`)
    await expect(page.getByText(/^还没有.*数据。/)).toBeVisible()
    await expect(chart(page)).toHaveCount(0)
  }
})

test('without a network the last known data stay, marked; pulling down fetches again once it is back', async ({
  page,
  service,
}, info) => {
  info.annotations.push({ type: 'console-errors-expected' })
  await signIn(page, service)
  await page.goto(HEART)
  await ready(page)
  const asks = () => page.waitForResponse((response) => /\/heart\/1\//.test(response.url()))
  const pull = () => drag(page, { x: 180, y: 150 }, { x: 184, y: 400 })
  await page.context().setOffline(true)
  await pull()
  await expect(page.getByText(/没能取到最新数据/)).toBeVisible()
  await ready(page)
  await page.context().setOffline(false)
  const answer = asks()
  await pull()
  expect((await answer).ok()).toBe(true)
  await expect(page.getByText(/没能取到最新数据/)).toHaveCount(0)
})

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the day is that of China', async ({ page, service }) => {
    await signIn(page, service)
    await page.goto(HEART)
    await ready(page)
    await expect(shownDay(page)).toContainText(monthDay(chinaDay()))
    const newest = page.getByText(/^\d\d:\d\d 最新$/)
    const [hour = '', minute = ''] = ((await newest.textContent()) ?? '').slice(0, 5).split(':')

    const minutesAgo =
      minuteOfClock(shanghaiClock(Date.now())) - (Number(hour) * 60 + Number(minute))

    // 13 hours away, a wrong zone cannot be missed; the seeded history ends with the last hours.
    expect(minutesAgo).toBeGreaterThanOrEqual(0)
    expect(minutesAgo).toBeLessThan(12 * 60)
  })
})

test('a heart rate that the watch uploads shows on the open page', async ({ page, service }) => {
  const { userCode } = await signIn(page, service)

  const [deviceCode, key] =
    Object.entries(demoPeople(1)[userCode] ?? {}).find(([code]) => code.startsWith('KW')) ?? []

  if (!deviceCode || !key) throw new Error('the seeded woman has no watch')

  const streaming = page.waitForResponse((response) =>
    response.url().includes('monitoring.watchEvents'),
  )

  await page.goto(HEART)
  await ready(page)
  await streaming
  const hero = page.locator('section').filter({ has: chart(page) })

  const answer = await page.request.post(`${service.url}/api/device/v1/app/ingest`, {
    headers: { 'x-device-key': key },
    data: {
      deviceCode,
      batchId: crypto.randomUUID(),
      readings: [{ kind: 'heartRate', at: new Date().toISOString(), value: 93 }],
    },
  })

  const at = Date.now()
  expect(await answer.json()).toMatchObject({ code: '1000', data: { accepted: 1 } })
  await expect(hero.getByText('93次/分', { exact: true })).toBeVisible()
  console.log(`painted ${Date.now() - at} ms after the answer`)
})

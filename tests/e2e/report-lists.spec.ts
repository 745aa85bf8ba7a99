import type { Page } from '@playwright/test'
import { addDays, shanghaiDay } from '@kangban/china-time'
import { chooseMode } from './support/modes.ts'
import { openAnew } from './support/open-anew.ts'
import { expectToFitNarrowPhone, pageFindings } from './support/page-findings.ts'
import { test as base, expect, signIn } from './support/service.ts'

/** A service of its own: there the tests of other files have not opened the reports yet. */
const test = base.extend<object, { unopened: void }>({
  unopened: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => use(),
    { scope: 'worker', auto: true },
  ],
})

const HUB = '/#/health-report'
const DAILY = '/#/health-daily-report-list'
const WEEKLY = '/#/health-weekend-report-list'
const HISTORY = '/#/HistoricalReport'

/** The reports of a list: each is a link to its page. */
const reports = (page: Page) => page.locator('main').getByRole('listitem').getByRole('link')
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('[ROUTE-058] [ROUTE-059] [ROUTE-060] [ROUTE-067] the hub and the lists open under their paths and titles', async ({
  page,
  service,
}) => {
  await signIn(page, service)

  for (const [path, title] of [
    [HUB, '健康报告'],
    [DAILY, '健康日报'],
    [WEEKLY, '健康周报'],
    [HISTORY, '历史报告'],
  ] as const) {
    await openAnew(page, path)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('link', { name: /\d+月\d+日/ }).first()).toBeVisible()
    expect(new URL(page.url()).hash).toBe(path.slice(1))
  }
})

test('a report that was read loses its mark in the hub, in the calendar and in the list', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto(HUB)
  const calendar = page.getByRole('table')
  const newest = page.getByRole('region', { name: '健康日报' }).getByRole('link', { name: /未读/ })
  await expect(newest).toBeVisible()
  const unreadDays = await calendar.getByRole('link', { name: /未读/ }).count()
  await newest.click()
  await expect(page).toHaveTitle('日报详情')
  await expect(page.getByRole('region', { name: '今日建议' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveTitle('健康报告')
  await expect(newest).toHaveCount(0)
  await expect(calendar.getByRole('link', { name: /未读/ })).toHaveCount(unreadDays - 1)

  await page.getByRole('link', { name: '全部健康日报' }).click()
  await expect(page).toHaveTitle('健康日报')
  const marked = page.locator('main').getByRole('link', { name: /未读/ })
  await expect(marked.first()).toBeVisible()
  const before = await marked.count()
  await marked.first().click()
  await expect(page.getByRole('region', { name: '今日建议' })).toBeVisible()
  await page.goBack()
  await expect(marked).toHaveCount(before - 1)
})

test('a day of the calendar opens by the keyboard', async ({ page, service }) => {
  await signIn(page, service)
  await page.goto(`${HUB}?month=${await lastMonth(page)}`)
  const day = page.getByRole('table').getByRole('link').first()
  const name = (await day.getAttribute('aria-label')) ?? ''
  await day.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('日报详情')

  await expect(page.getByRole('navigation', { name: '换一份日报' }).locator('p')).toHaveText(
    name.split('，')[0] ?? '',
  )
})

const lastMonth = async (page: Page) => {
  const month = shanghaiDay(await page.evaluate(() => Date.now())).slice(0, 7)
  return addDays(`${month}-01`, -1).slice(0, 7)
}

test('more reports come by scrolling, and going back keeps them and the place', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto(DAILY)
  await expect(reports(page)).toHaveCount(20)
  await page.getByRole('button', { name: /^再看/ }).scrollIntoViewIfNeeded()
  await expect(reports(page)).not.toHaveCount(20)
  const report = reports(page).nth(30)
  await report.scrollIntoViewIfNeeded()
  const [place, count] = [await scrolled(page), await reports(page).count()]
  expect(place).toBeGreaterThan(1000)
  await report.click()
  await expect(page).toHaveTitle('日报详情')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveTitle('健康日报')
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(3)
  expect(await reports(page).count()).toBeGreaterThanOrEqual(count)
  // A new visit begins at the top.
  await page.goto(HUB)
  await page.getByRole('link', { name: '全部健康日报' }).click()
  await expect(page).toHaveTitle('健康日报')
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('a month that was chosen stays through a reload', async ({ page, service }) => {
  await signIn(page, service)
  await page.goto(WEEKLY)
  const months = page.getByRole('combobox', { name: '月份' })
  await months.selectOption({ index: 3 })
  const chosen = await months.inputValue()
  await expect(page).toHaveURL(new RegExp(`month=${chosen}`))
  await page.reload()
  await expect(months).toHaveValue(chosen)
  const title = `${chosen.slice(0, 4)}年${Number(chosen.slice(5))}月`
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([title])
})

for (const [filter, name] of [
  ['日报', '步数'],
  ['周报', '晚上血压'],
  ['中医', '气虚质'],
] as const) {
  test(`compares two of the timeline, and steps back to the choice: ${filter}`, async ({
    page,
    service,
  }) => {
    await signIn(page, service)
    await page.goto(HISTORY)
    await page.getByRole('button', { name: filter, exact: true }).click()
    await page.getByRole('button', { name: '两份对比' }).click()
    const boxes = page.getByRole('checkbox')
    await boxes.nth(0).click()
    await boxes.nth(1).click()
    await page.getByRole('button', { name: '对比', exact: true }).click()
    await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible()
    await expect(page.getByText('较早', { exact: true }).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible()
    await page.goBack()
    await expect(boxes.nth(0)).toBeChecked()
    await expect(boxes.nth(1)).toBeChecked()
  })
}

test('a new account is told what will come, and what to do', async ({ page, service }) => {
  await signIn(page, service, '13800000003')
  await page.goto(HUB)
  await expect(page.getByText('还没有日报，戴好手表，过一天就有。')).toBeVisible()

  await expect(
    page.getByRole('region', { name: '以后这里会有' }).getByRole('listitem'),
  ).toHaveCount(5)
})

const SCREENS: [name: string, path: string][] = [
  ['the hub', HUB],
  ['the daily list', DAILY],
  ['the weekly list', WEEKLY],
  ['the timeline', HISTORY],
  ['the choice of two', `${HISTORY}?pick=`],
  ['a comparison', `${HISTORY}?compare=weekly:`],
]

for (const mode of ['normal', 'elderly'] as const) {
  for (const [name, path] of SCREENS) {
    test(`${name} is accessible: ${mode}`, async ({ page, service }) => {
      const { token } = await signIn(page, service)
      await chooseMode(page, mode)

      const answer = await page.request.get(
        `${service.url}/api/report/v1/app/list?kind=weekly&pn=1&ps=2`,
        { headers: { authorization: token } },
      )

      const { data } = (await answer.json()) as { data: { list: { id: string }[] } }
      await page.setViewportSize({ width: 375, height: 1600 })
      await page.goto(path.endsWith(':') ? path + data.list.map(({ id }) => id).join(',') : path)

      await expect(
        page
          .locator('main')
          .getByText(/\d+月\d+日/)
          .first(),
      ).toBeVisible()

      expect(await pageFindings(page, mode)).toEqual([])
      await expectToFitNarrowPhone(page)
    })
  }
}

// In a window wide enough the list stays beside the page that was chosen from it.
import type { Page } from '@playwright/test'
import { builtFile } from '../support/built-files.ts'
import { chooseMode } from '../support/modes.ts'
import { axeFindings, pageFindings, sidewaysScroll } from '../support/page-findings.ts'
import { expect, signIn, test } from '../support/service.ts'
import { settled } from '../support/settled.ts'
import { twoFrames } from '../support/sweep-visits.ts'

const WINDOW = { width: 1280, height: 800 } as const
const TABLET = { width: 1024, height: 768 } as const

test.use({ viewport: WINDOW, isMobile: false, hasTouch: false, trace: 'off' })

const rail = (page: Page) => page.getByRole('navigation', { name: '主导航' })
const list = (page: Page) => page.getByRole('complementary', { name: '列表' })
const main = (page: Page) => page.getByRole('main')

async function boxes(page: Page) {
  const [beside, body] = await Promise.all([list(page).boundingBox(), main(page).boundingBox()])
  if (!beside || !body) throw new Error('nothing is seen')
  return { beside, body }
}

const picture = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/screens/wide/lists/${name}.png` })

for (const mode of ['normal', 'elderly'] as const)
  test(`${mode}: a report is chosen beside the one that is read, and one step back leads out of both`, async ({
    page,
    service,
  }) => {
    await signIn(page, service)
    await chooseMode(page, mode)
    await page.goto('/#/health-daily-report-list')
    const rows = main(page).getByRole('link', { name: /月/ })
    await rows.first().click()
    await expect(page).toHaveTitle('日报详情')
    await settled(page)
    const { beside, body } = await boxes(page)
    expect(beside.x + beside.width).toBeLessThanOrEqual(body.x)
    expect(body.x + body.width).toBeLessThanOrEqual(WINDOW.width)
    expect(beside.width).toBeGreaterThanOrEqual(375)
    expect(body.width).toBeGreaterThanOrEqual(480)
    expect(await pageFindings(page, mode)).toEqual([])
    await picture(page, `${mode}.report`)

    const [first, second] = [0, 1].map((index) => list(page).getByRole('link').nth(index))
    if (!first || !second) throw new Error('no rows')
    await expect(first).toHaveAttribute('aria-current', 'page')
    await expect(second).not.toHaveAttribute('aria-current')
    const day = await second.textContent()
    await second.click()
    await expect(second).toHaveAttribute('aria-current', 'page')
    await expect(first).not.toHaveAttribute('aria-current')
    await expect(main(page)).toContainText(day?.match(/\d+月\d+日/)?.[0] ?? 'no day')

    // Narrower, the page stands alone; its list is a step away as on a phone.
    await page.setViewportSize(TABLET)
    await expect(list(page)).toHaveCount(0)
    await expect(main(page)).toHaveCount(1)
    await page.setViewportSize(WINDOW)
    await expect(list(page)).toHaveCount(1)

    await page.goBack()
    await page.goBack()
    await expect(page).toHaveTitle('健康日报')
    await expect(list(page)).toHaveCount(0)
  })

test('what a matter is about stands beside the matters, its card marked, and the rail leads out', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto('/#/warnEventList')
  const card = main(page).locator('section').filter({ hasText: '夜间血氧偏低' }).first()
  await card.getByRole('button', { name: '看当时的曲线' }).click()
  await expect(page).toHaveTitle('血氧饱和度')
  const marked = list(page).locator('section[aria-current]')
  await expect(marked).toHaveCount(1)
  await expect(marked).toContainText('夜间血氧偏低')
  await settled(page)
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await picture(page, 'normal.matter')

  await rail(page).getByRole('link', { name: '血压' }).click()

  await expect(page).toHaveTitle('血压')
  await expect(list(page)).toHaveCount(0)
})

test('a list that was left before the rail had come stands beside the page all the same', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  const chosen = Promise.withResolvers<void>()

  await page.route(`**${builtFile('src/app/rail/Rail.tsx')}`, async (route) => {
    await chosen.promise
    await route.continue()
  })

  await page.goto('/#/HistoricalReport')
  await main(page).getByRole('link', { name: /日报/ }).first().click()
  await expect(page).toHaveTitle('日报详情')
  await expect(rail(page)).toHaveCount(0)
  chosen.resolve()
  await expect(list(page)).toContainText('历史报告')
})

test('a link to a record brings its list, and a dialog stands over the page', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto('/#/theHeartList?tab=all')
  const to = await main(page).locator('a[href*="theHeart?"]').first().getAttribute('href')
  await page.goto('about:blank')
  await page.goto(`/${to ?? ''}`)
  await expect(list(page).locator('a[aria-current="page"]')).toHaveAttribute('href', to ?? '')
  await main(page).getByRole('button', { name: '备注' }).first().click()
  await twoFrames(page)
  const panel = await page.getByRole('dialog').locator('> *').first().boundingBox()
  const { beside } = await boxes(page)
  expect(panel?.x).toBeGreaterThanOrEqual(beside.x + beside.width)
})

test('who looks after somebody changes the person in the rail, on the page that was opened first', async ({
  page,
  service,
}) => {
  await signIn(page, service, '13800000002')
  await page.goto('/#/bloodPressure')

  await rail(page)
    .getByRole('button', { name: /我自己.*换人/ })
    .click()

  await page.getByRole('dialog').getByRole('button', { name: /^妈妈/ }).click()
  await expect(page).toHaveTitle('妈妈的首页')
  await expect(rail(page).getByRole('button', { name: /妈妈.*换人/ })).toBeVisible()
  await settled(page)
  expect(await axeFindings(page)).toEqual([])
  await picture(page, 'carer')
})

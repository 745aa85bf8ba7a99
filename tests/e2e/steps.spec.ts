import type { Page } from '@playwright/test'
import { builtFile } from './support/built-files.ts'
import { expect, signIn, test } from './support/service.ts'

const PATH = '/#/stepNumber'

const spanOf = (url: string) =>
  /\/monitor\/app\/v1\/activity\/(\d\/\d{4}-\d{2}-\d{2})/.exec(url)?.[1]

/** The spans that the page asks for, in their order. */
function watchSpans(page: Page): string[] {
  const spans: string[] = []

  page.on('request', (request) => {
    const span = spanOf(request.url())
    if (span) spans.push(span)
  })

  return spans
}

/** The file of each view, which goes by its hash alone. */
const viewFiles = () =>
  new Map(
    ['Day', 'Week', 'Month'].map((view) => [
      builtFile(`src/features/monitoring/steps/Steps${view}.tsx`),
      view,
    ]),
  )

/** Changes what the service answers about the steps. */
const answerWith = (
  page: Page,
  { kangban, ...change }: { kangban: object } & Record<string, unknown>,
) =>
  page.route('**/monitor/app/v1/activity/**', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { kangban: object } }
    const added = { ...answer.data.kangban, ...kangban }

    await route.fulfill({
      json: { ...answer, data: { ...answer.data, ...change, kangban: added } },
    })
  })

test.beforeEach(async ({ page, service }) => {
  await signIn(page, service)
})

test('[ROUTE-031] /stepNumber opens and is called 步数', async ({ page }) => {
  await page.goto(PATH)
  await expect(page.getByRole('heading', { name: '步数', level: 1 })).toBeVisible()
  await expect(page.getByText('今天', { exact: true }).first()).toBeVisible()
  await expect(page).toHaveTitle('步数')
})

test('[STEPS-01] has the tabs 日, 周 and 月, and begins with the day', async ({ page }) => {
  await page.goto(PATH)
  const tabs = page.getByRole('radiogroup', { name: '看多长时间' }).getByRole('radio')
  await expect(tabs).toHaveCount(3)
  for (const name of ['日', '周', '月'])
    await expect(page.getByRole('radio', { name })).toBeVisible()
  await expect(page.getByRole('radio', { name: '日' })).toHaveAttribute('aria-checked', 'true')
})

test('[STEPS-02] loads the view of the day at first, and that of the week when it is tapped', async ({
  page,
}) => {
  const views: string[] = []
  const files = viewFiles()

  page.on('request', (request) => {
    const view = files.get(new URL(request.url()).pathname)
    if (view) views.push(view)
  })

  const spans = watchSpans(page)
  await page.goto(PATH)
  await expect(page.getByText('7 天平均')).toBeVisible()
  expect([...new Set(views)]).toEqual(['Day'])
  expect(spans.every((span) => span.startsWith('1/'))).toBe(true)
  await page.getByRole('radio', { name: '周' }).click()
  await expect(page.getByText('本周路程')).toBeVisible()
  expect([...new Set(views)]).toEqual(['Day', 'Week'])
})

test('[STEPS-03] has a larger root font in elderly mode', async ({ page }) => {
  const rootFont = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

  await page.goto(PATH)
  await expect(page.getByText('7 天平均')).toBeVisible()
  const normal = await rootFont()
  await page.evaluate(() => localStorage.setItem('oldAge', '1'))
  await page.reload()
  await expect(page.getByRole('button', { name: '读给我听' })).toBeVisible()
  expect(await rootFont()).toBeGreaterThan(normal)
})

test('[STEPS-04] each tab reads its own type', async ({ page }) => {
  const spans = watchSpans(page)
  await page.goto(`${PATH}?date=2026-01-15`)

  for (const [name, type] of [
    ['日', '1'],
    ['周', '2'],
    ['月', '3'],
  ] as const) {
    await page.getByRole('radio', { name }).click()
    await expect.poll(() => spans.at(-1)).toBe(`${type}/2026-01-15`)
  }
})

test('a week keeps its days in the address, leads to a day of its own, and back', async ({
  page,
}) => {
  await page.goto(`${PATH}?span=week`)
  const chart = page.locator('[data-chart]').first()
  await expect(chart.locator('svg')).toBeVisible()
  const box = await chart.boundingBox()
  if (!box) throw new Error('no chart')
  // The second of seven bars.
  await page.mouse.click(box.x + box.width * 0.21, box.y + box.height * 0.6)
  await page.getByRole('button', { name: /每小时的$/ }).click()
  await expect(page.getByRole('radio', { name: '日' })).toHaveAttribute('aria-checked', 'true')
  await expect(page).toHaveURL(/span=day/)
  await page.reload()
  await expect(page.getByText('走动的时间')).toBeVisible()
})

test('the goal is changed, and changed back', async ({ page }) => {
  await page.goto(PATH)
  await page.getByRole('button', { name: '改目标' }).click()
  const sheet = page.getByRole('dialog', { name: '每天走多少步' })
  const field = sheet.getByRole('textbox')
  const before = await field.inputValue()
  await sheet.getByRole('button', { name: '多 500 步' }).click()
  const after = await field.inputValue()
  expect(Number(after)).toBeGreaterThan(Number(before))
  await sheet.getByRole('button', { name: '保存' }).click()
  await expect(sheet).toHaveCount(0)

  await expect(
    page.getByText(`目标改成 ${Number(after).toLocaleString('en-US')} 步了`),
  ).toBeVisible()

  await page.getByRole('button', { name: /^改回/ }).click()
  await expect(page.getByText(/^目标改成/)).toHaveCount(0)
  await page.getByRole('button', { name: '改目标' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(before)
})

test('a goal that cannot be saved stays in its field', async ({ page }) => {
  test.info().annotations.push({ type: 'console-errors-expected' })
  await page.route('**/user/v1/app/goal', (route) => route.abort())
  await page.goto(PATH)
  await page.getByRole('button', { name: '改目标' }).click()
  const field = page.getByRole('dialog').getByRole('textbox')
  await field.fill('7300')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(/没能保存/)).toBeVisible()
  await expect(field).toHaveValue('7300')
})

test('without the height says so instead of a distance', async ({ page }) => {
  await answerWith(page, { distance: null, calorie: null, kangban: { missing: ['height'] } })
  await page.goto(PATH)
  await expect(page.getByText(/还不知道您的身高/)).toBeVisible()
  await expect(page.getByRole('link', { name: '去填写' })).toBeVisible()
})

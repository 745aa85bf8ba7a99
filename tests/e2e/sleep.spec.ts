import { contract, type SleepData } from '@kangban/contracts'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support/service.ts'

const PATH = '/#/sleep'
const DAY = '2024-01-02'
const example = contract.monitoring.getSleep.example?.output
if (!example) throw new Error('no example')
const NIGHT: SleepData = example

/** The service answers this night, whichever is asked for. */
const answerWith = (page: Page, change: Partial<SleepData> = {}) =>
  page.route('**/monitor/app/v1/sleep/**', (route) =>
    route.fulfill({ json: { code: '1000', msg: '', data: { ...NIGHT, ...change } } }),
  )

function watchSpans(page: Page): string[] {
  const spans: string[] = []

  page.on('request', (request) => {
    const span = /\/monitor\/app\/v1\/(sleep\/\d\/\d{4}-\d{2}-\d{2})/.exec(request.url())?.[1]
    if (span) spans.push(span)
  })

  return spans
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.beforeEach(async ({ page, service }) => {
  await signIn(page, service)
})

test('[ROUTE-032] [SLEEP-01] /sleep opens with the night of its day and is called 睡眠', async ({
  page,
}) => {
  // Between midnight and the morning no night has ended today.
  await answerWith(page)
  await page.goto(PATH)
  await expect(page.getByRole('heading', { name: '睡眠', level: 1 })).toBeVisible()
  await expect(page.getByText('睡眠结构')).toBeVisible()
  await expect(page).toHaveTitle('睡眠')
})

test('[SLEEP-02] [SLEEP-03] the arrows lead to the day before and the day after', async ({
  page,
}) => {
  const spans = watchSpans(page)
  await page.goto(`${PATH}?date=${DAY}`)
  await page.getByRole('button', { name: '前一天' }).click()
  await expect.poll(() => spans.at(-1)).toBe('sleep/1/2024-01-01')
  await page.getByRole('button', { name: '后一天' }).click()
  await page.getByRole('button', { name: '后一天' }).click()
  await expect.poll(() => spans.at(-1)).toBe('sleep/1/2024-01-03')
})

test('[SLEEP-04] a date can be chosen', async ({ page }) => {
  const spans = watchSpans(page)
  await page.goto(PATH)
  await page.getByLabel('选日期').fill('2024-02-29')
  await expect.poll(() => spans.at(-1)).toBe('sleep/1/2024-02-29')
})

test('[SLEEP-05] reads one night by type 1 and its day', async ({ page }) => {
  const spans = watchSpans(page)
  await page.goto(`${PATH}?date=2024-01-01`)
  await expect.poll(() => spans).toContain('sleep/1/2024-01-01')
})

test('[SLEEP-06] [SLEEP-08] [SLEEP-09] [SLEEP-11] [SLEEP-12] [SLEEP-13] shows the figures of the night', async ({
  page,
}) => {
  await answerWith(page)
  await page.goto(`${PATH}?date=${DAY}`)
  await expect(page.getByText('84分', { exact: true })).toBeVisible()
  await expect(card(page, '睡眠时长').getByText('6 小时 12 分')).toBeVisible()
  const totals = page.getByLabel('各阶段多长时间')
  for (const text of ['0:38', '4:22', '1:12']) await expect(totals.getByText(text)).toBeVisible()
  const ring = card(page, '睡眠结构')
  for (const text of ['深睡 38 分钟', '浅睡 4 小时 22 分', 'REM 1 小时 12 分'])
    await expect(ring.getByText(text)).toBeVisible()
  await expect(page.getByText(/22:40 入睡，05:20 醒来/)).toBeVisible()
  await expect(card(page, '夜里').getByText('59次/分')).toBeVisible()
  await expect(card(page, '夜里').getByText('03:26 低到 87%')).toBeVisible()
  await expect(card(page, '夜里').getByText('1次')).toBeVisible()
})

test('[SLEEP-10] minutes awake are shown only where there were any', async ({ page }) => {
  await answerWith(page, { wake: 0, wakeCount: 0 })
  await page.goto(`${PATH}?date=${DAY}`)
  const totals = page.getByLabel('各阶段多长时间')
  await expect(totals.getByText('0:38')).toBeVisible()
  await expect(totals.getByText(/清醒/)).toHaveCount(0)
  await page.unroute('**/monitor/app/v1/sleep/**')
  await answerWith(page, { wake: 5, wakeCount: 1 })
  await page.reload()
  await expect(totals.getByText('0:05')).toBeVisible()
  await expect(totals.getByText('清醒 1 次')).toBeVisible()
})

/** Shows a card with the state and the reference that the service answers. */
const hasStateAndReference =
  ({ name, texts }: { name: string; texts: readonly string[] }, change: Partial<SleepData>) =>
  async ({ page }: { page: Page }) => {
    await answerWith(page, change)
    await page.goto(`${PATH}?date=${DAY}`)
    for (const text of texts) await expect(card(page, name)).toContainText(text)
  }

test(
  '[SLEEP-14] the card of the duration has its state and reference',
  hasStateAndReference(
    { name: '睡眠时长', texts: ['偏低', '参考 5-9小时'] },
    { sleepState: '偏低' },
  ),
)

test(
  '[SLEEP-15] the card of deep sleep has its state and reference',
  hasStateAndReference({ name: '深睡比例', texts: ['偏高', '参考 5-14%'] }, { deepState: '偏高' }),
)

test(
  '[SLEEP-16] the card of REM has its state and reference',
  hasStateAndReference({ name: 'REM 比例', texts: ['偏低', '参考 11-30%'] }, { remState: '偏低' }),
)

test(
  '[SLEEP-17] the card of the awakenings has their number, state and reference',
  hasStateAndReference(
    { name: '夜里醒来', texts: ['4 次', '偏多', '参考 0-2次'] },
    { wakeState: '偏高', wakeCount: 4 },
  ),
)

test('[SHELL-14] in elderly mode the root font stays the documented one, whatever the width', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('oldAge', '1')
  })

  await page.setViewportSize({ width: 414, height: 896 })
  await page.goto(PATH)
  await expect(page.locator('html')).toHaveCSS('font-size', '37.5px')
})

test('[SLEEP-19] [SLEEP-20] explains low oxygen and REM', async ({ page }) => {
  await answerWith(page)
  await page.goto(`${PATH}?date=${DAY}`)
  const oxygen = page.getByText(/血氧低于 90% 算一次/)
  await expect(oxygen).toBeHidden()
  await page.getByRole('button', { name: '低血氧是什么意思' }).click()
  await expect(oxygen).toBeVisible()
  await page.getByRole('button', { name: 'REM 比例是什么意思' }).click()
  await expect(page.getByText(/^REM 就是快速眼动睡眠/)).toBeVisible()
})

test('a tap on the night tells which stage it was, from when to when', async ({ page }) => {
  await answerWith(page)
  await page.goto(`${PATH}?date=${DAY}`)
  const plot = page.getByRole('img', { name: /昨夜睡了/ })
  const box = await plot.boundingBox()
  if (!box) throw new Error('no plot')
  await page.mouse.click(box.x + 4, box.y + box.height / 2)
  await expect(page.getByText('浅睡 22:40–23:05，25 分钟')).toBeVisible()
  await page.mouse.click(box.x + box.width - 4, box.y + box.height / 2)
  await expect(page.getByText(/^浅睡 03:23–05:20/)).toBeVisible()
})

test('[SLEEP-29] a day without a night has two dashes for every value, no stages, and a way to the newest', async ({
  page,
}) => {
  await page.goto(`${PATH}?date=${DAY}`)
  const figures = page.getByLabel('没有记录时的各项')
  await expect(figures).toBeVisible()
  expect(new Set(await figures.getByRole('definition').allTextContents())).toEqual(new Set(['--']))
  await expect(page.locator('[data-stage]')).toHaveCount(0)
  await page.getByRole('button', { name: /^看.*的$/ }).click()
  await expect(page.locator('[data-stage]').first()).toBeVisible()
})

test('a week has the mean night, and a night of its own to go to', async ({ page }) => {
  await page.goto(`${PATH}?span=week`)
  const chart = page.locator('[data-chart]').first()
  await expect(chart.locator('svg')).toBeVisible()
  const box = await chart.boundingBox()
  if (!box) throw new Error('no chart')
  await page.mouse.click(box.x + box.width * 0.6, box.y + box.height * 0.7)
  await expect(page.getByText(/：睡了 \d+ 小时/)).toBeVisible()
  await page.getByRole('button', { name: /这一夜$/ }).click()
  await expect(page).toHaveURL(/span=day/)
  await expect(page.locator('[data-stage]').first()).toBeVisible()
})

test('says when the night cannot be read, and reads it again', async ({ page }) => {
  test.info().annotations.push({ type: 'console-errors-expected' })
  await page.route('**/monitor/app/v1/sleep/**', (route) => route.abort())
  await page.goto(`${PATH}?date=${DAY}`)
  await expect(page.getByText('没能取到数据，请检查网络后重试。')).toBeVisible()
  await page.unroute('**/monitor/app/v1/sleep/**')
  await answerWith(page)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('睡眠结构')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { addDays } from '@kangban/china-time'
import { chinaDay } from '../support/china-day.ts'
import { expect, signIn, test } from '../support/service.ts'
import { watchToasts } from '../support/toasts.ts'

const PDF = '/api/files/v1/ecg-report/x.pdf?expires=1&signature=a%2Bb'

const MEASUREMENTS = [
  {
    recordStartTime: '2026-01-05 08:00:00',
    durationStr: '30秒',
    completed: true,
    labeled: true,
    pdfFilePath: PDF,
    kangban: { id: 'M1' },
  },
  {
    recordStartTime: '2026-01-05 09:10:00',
    durationStr: '12秒',
    completed: false,
    labeled: false,
    pdfFilePath: null,
    kangban: { id: 'M2' },
  },
]

const answerMeasurements = (page: Page, data: unknown) =>
  page.route('**/by-date-user**', (route) =>
    route.fulfill({ json: { code: '1000', msg: '', data } }),
  )

const answerWatch = (page: Page, list: unknown[]) =>
  page.route('**/find-ecg-list**', (route) =>
    route.fulfill({ json: { code: '1000', msg: '', data: { dataEcgInfosRespList: list } } }),
  )

const queries = (page: Page, part: string) => {
  const seen: URLSearchParams[] = []

  page.on('request', (request) => {
    if (request.url().includes(part)) seen.push(new URL(request.url()).searchParams)
  })

  return seen
}

test.beforeEach(async ({ page, service }) => {
  await signIn(page, service)
})

test('[ECGLIST-01] [ECGLIST-04] [ECGLIST-07] [ECGLIST-08] opens on today with two tabs', async ({
  page,
}) => {
  const watch = queries(page, 'find-ecg-list')
  await page.goto('/#/theHeartList?tab=watch')
  await expect(page).toHaveTitle('心电')

  await expect(
    page.getByRole('radio', { name: '手表心电' }).or(page.getByRole('tab', { name: '手表心电' })),
  ).toBeVisible()

  await expect(
    page.getByRole('radio', { name: '心电仪' }).or(page.getByRole('tab', { name: '心电仪' })),
  ).toBeVisible()

  await expect.poll(() => watch[0]?.get('dayDate')).toBe(chinaDay())
})

test('[ECGLIST-05] [ECGLIST-06] the date comes from the query, then from local storage', async ({
  page,
}) => {
  const watch = queries(page, 'find-ecg-list')
  await page.goto('/#/login')
  await page.evaluate(() => localStorage.setItem('dataTime', '2026-01-03'))
  await page.goto('/#/theHeartList?electrocaTime=2026-01-02')
  await expect.poll(() => watch.at(-1)?.get('dayDate')).toBe('2026-01-02')
  await page.goto('/#/mine')
  await page.goto('/#/theHeartList?tab=watch')
  await expect.poll(() => watch.at(-1)?.get('dayDate')).toBe('2026-01-03')
})

test('[ECGLIST-02] [ECGLIST-03] [ECGLIST-12] [CONFLICT-31] [STORE-06] arrows and picker choose the day of both lists', async ({
  page,
}) => {
  const watch = queries(page, 'find-ecg-list')
  const instrument = queries(page, 'by-date-user')
  await page.goto('/#/theHeartList?tab=watch')
  await page.getByRole('button', { name: '前一天' }).click()
  const yesterday = addDays(chinaDay(), -1)
  await expect.poll(() => watch.at(-1)?.get('dayDate')).toBe(yesterday)
  await expect.poll(() => instrument.at(-1)?.get('measurementDate')).toBe(yesterday)
  const userCode = await page.evaluate(() => localStorage.getItem('userCode'))
  expect(instrument.at(-1)?.get('userCode')).toBe(userCode)
  await page.getByRole('button', { name: '后一天' }).click()
  await expect(page.getByRole('button', { name: /后一天/ })).toBeDisabled()
  await page.getByLabel('选日期').fill('2026-02-03')
  await expect.poll(() => watch.at(-1)?.get('dayDate')).toBe('2026-02-03')
  await expect.poll(() => instrument.at(-1)?.get('measurementDate')).toBe('2026-02-03')
  expect(await page.evaluate(() => localStorage.getItem('dataTime'))).toBe('2026-02-03')
})

test('[ECGLIST-09] [ECGLIST-10] [REQ-34] a watch record shows its figures and opens the detail page', async ({
  page,
}) => {
  await answerWatch(page, [
    { id: 'E1', dataTime: '2026-01-05T08:36:00+08:00', heartRat: 71, qt: 392, hrv: 46 },
  ])

  await page.goto('/#/theHeartList?tab=watch')
  const row = page.getByRole('listitem').first()
  await expect(row).toContainText('71次/分')
  await expect(row).toContainText('392毫秒')
  await expect(row).toContainText('46毫秒')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/#\/theHeart\?ecg=1&id=E1/)
})

test('[ECGLIST-11] [ECGLIST-24] empty tabs say so', async ({ page }) => {
  await answerWatch(page, [])
  await answerMeasurements(page, [])
  await page.goto('/#/theHeartList?tab=watch')
  await expect(page.getByText('暂无手表心电数据')).toBeVisible()
  await page.goto('/#/theHeartList?tab=instrument')
  await expect(page.getByText('暂无心电仪数据')).toBeVisible()
})

test('[ECGLIST-13] [ECGLIST-14] [ECGLIST-15] [ECGLIST-16] [ECGLIST-17] [ECGLIST-21] [CONFLICT-28] instrument records are numbered and show their states', async ({
  page,
}) => {
  await answerMeasurements(page, MEASUREMENTS)
  await page.goto('/#/theHeartList?tab=instrument')
  const rows = page.getByRole('listitem').filter({ visible: true })
  await expect(rows).toHaveCount(2)
  for (const text of ['1', '08:00', '30秒', '已上传', '已标注', '可查看'])
    await expect(rows.first()).toContainText(text)

  for (const text of ['2', '09:10', '12秒', '未上传', '未标注', '暂无', '报告生成中，请稍后查看']) {
    await expect(rows.last()).toContainText(text)
  }
})

test('[ECGLIST-18] viewing opens the PDF viewer with the encoded link', async ({ page }, info) => {
  info.annotations.push({ type: 'console-errors-expected' })
  await answerMeasurements(page, MEASUREMENTS)
  await page.goto('/#/theHeartList?tab=instrument')
  await page.getByRole('button', { name: '查看PDF' }).first().click()

  await expect(page).toHaveURL(
    (url) => url.hash === `#/pdfViewer?pdfUrl=${encodeURIComponent(PDF)}`,
  )
})

test('[ECGLIST-22] [ECGLIST-23] [CONFLICT-28] without a PDF viewing and copying say so and stay', async ({
  page,
}) => {
  await answerMeasurements(page, MEASUREMENTS.slice(1))
  await page.goto('/#/theHeartList?tab=instrument')
  await page.getByRole('button', { name: '查看PDF' }).click()
  await expect(page.getByText('暂无PDF报告，请稍后查看')).toBeVisible()
  await page.getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByText('暂无PDF链接')).toBeVisible()
  await expect(page).toHaveTitle('心电')
})

test('[ECGLIST-19] copying puts the link on the clipboard', async ({ page, context, service }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await answerMeasurements(page, MEASUREMENTS)
  await page.goto('/#/theHeartList?tab=instrument')
  await page.getByRole('button', { name: '复制链接' }).first().click()
  await expect(page.getByText('PDF链接已复制到剪贴板')).toBeVisible()

  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(PDF, service.url).href,
  )
})

test('[ECGLIST-20] a clipboard that refuses is told', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    document.execCommand = () => false
  })

  await answerMeasurements(page, MEASUREMENTS)
  await page.goto('/#/theHeartList?tab=instrument')
  await page.getByRole('button', { name: '复制链接' }).first().click()
  await expect(page.getByText('复制失败')).toBeVisible()
})

test('[ECGLIST-25] [REQ-36] a failing instrument call empties the list and is only logged', async ({
  page,
}, info) => {
  info.annotations.push({ type: 'console-errors-expected' })
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))

  await page.route('**/by-date-user**', (route) =>
    route.fulfill({ json: { code: '9999', msg: '内部错误', data: null } }),
  )

  const toasts = await watchToasts(page)
  await page.goto('/#/theHeartList?tab=instrument')
  await expect(page.getByText('暂无心电仪数据')).toBeVisible()
  expect(toasts).toEqual([])
  expect(logged.some((text) => text.includes('ECG recorder data'))).toBe(true)
})

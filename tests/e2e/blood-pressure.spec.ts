import type { Page } from '@playwright/test'
import { isoWeekday } from '@kangban/china-time'
import { chinaDay } from './support/china-day.ts'
import { pageFindings } from './support/page-findings.ts'
import { expect, signIn, test } from './support/service.ts'
import { putCuffOn } from './support/simulator.ts'
import { watchToasts } from './support/toasts.ts'

const WEEKDAYS = '一二三四五六日'
const longDate = (day: string) => `${day} 星期${WEEKDAYS[isoWeekday(day) - 1]}`
const answer = (data: unknown) => ({ json: { code: '1000', msg: '', data } })

const monitorDay = (day: string) => ({
  records: [
    ['08:12', 142, 88, 74, '康伴血压仪', 'high', '偏高'],
    ['19:40', 128, 78, 70, null, 'normal', '正常'],
  ].map(([time, sbp, dbp, pulseRate, deviceTypeName, state, stateText]) => ({
    sbp,
    dbp,
    pulseRate,
    measureTime: `${day}T${time}:00+08:00`,
    deviceSn: 'KP1',
    deviceTypeName,
    kangban: { state, stateText },
  })),
  avgSbp: 135,
  avgDbp: 83,
  avgPulseRate: 72,
})

/** What the monitor's call answers from now on. */
const answerMonitor = (page: Page, data: (day: string) => unknown) =>
  page.route('**/query-blood-pressure', (route) => {
    const { queryDate } = route.request().postDataJSON() as { queryDate: string }
    return route.fulfill(answer(data(queryDate)))
  })

const answerDay = (page: Page, change: object) =>
  page.route('**/bloodpre/1/*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...change } } })
  })

const section = (page: Page) => page.getByRole('region', { name: '读数' })

test.beforeEach(async ({ page, service }) => {
  await signIn(page, service)
})

test('[ROUTE-033] [BP-01] [BP-09] the page has its title, the date with its weekday and the normal range', async ({
  page,
}) => {
  await page.goto(`/#/bloodPressure?date=${chinaDay(2)}`)
  await expect(page).toHaveTitle('血压')
  await expect(page.getByText(longDate(chinaDay(2)))).toBeVisible()
  const about = page.getByRole('region', { name: '血压多少算正常' })
  await expect(about).toContainText('高压 90–140 mmHg、低压 60–90 mmHg 算正常')
})

test('[BP-02] choosing a day reads both calls of that day', async ({ page }) => {
  const asked: string[] = []

  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/bloodpre/')) asked.push(pathname.split('/').slice(-2).join(' '))

    if (pathname.endsWith('/query-blood-pressure')) {
      asked.push((request.postDataJSON() as { queryDate: string }).queryDate)
    }
  })

  await page.goto('/#/bloodPressure')
  await expect.poll(() => asked).toContain(chinaDay(0))
  await page.getByLabel('选日期').fill(chinaDay(5))
  await expect(page.getByText(longDate(chinaDay(5)))).toBeVisible()
  await expect.poll(() => asked).toEqual(expect.arrayContaining([`1 ${chinaDay(5)}`, chinaDay(5)]))
})

test('[BP-05] the statistics of the day are visible', async ({ page }) => {
  await answerDay(page, { avgHi: 131, avgLow: 81, hi: 123, low: 77 })
  await page.goto(`/#/bloodPressure?date=${chinaDay(1)}`)
  await expect(page.getByText('131/81')).toBeVisible()
  await expect(page.getByText('123/77')).toBeVisible()
})

test('[BP-06] [BP-07] [BP-08] the readings of the monitor have a row each, and their means', async ({
  page,
}) => {
  await answerMonitor(page, monitorDay)
  await page.goto(`/#/bloodPressure?date=${chinaDay(1)}`)
  const rows = section(page).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  for (const text of ['08:12', '142/88', '脉搏 74', '康伴血压仪', '偏高'])
    await expect(rows.nth(1)).toContainText(text)
  await expect(rows.nth(0).getByText('血压仪', { exact: true })).toBeVisible()
  for (const mean of ['135', '83', '72'])
    await expect(section(page).getByText(mean, { exact: true })).toBeVisible()
})

test('[BP-10] a day without readings of the monitor says so', async ({ page }) => {
  await answerMonitor(page, () => ({ records: [], avgSbp: null, avgDbp: null, avgPulseRate: null }))
  await page.goto('/#/bloodPressure')
  await expect(section(page).getByText('暂无血压仪测量数据')).toBeVisible()
})

test('[BP-11] a failing call clears the readings', async ({ page }) => {
  await page.route('**/query-blood-pressure', (route) => {
    const { queryDate } = route.request().postDataJSON() as { queryDate: string }

    return route.fulfill(
      queryDate === chinaDay(1)
        ? answer(monitorDay(queryDate))
        : { json: { code: '9999', msg: '查询失败', data: null } },
    )
  })

  const toasts = await watchToasts(page)
  await page.goto(`/#/bloodPressure?date=${chinaDay(1)}`)
  await expect(section(page).getByText('142/88')).toBeVisible()
  await page.getByRole('button', { name: '前一天' }).click()
  await expect(section(page).getByText('暂无血压仪测量数据')).toBeVisible()
  await expect(section(page).getByRole('listitem')).toHaveCount(0)
  expect(toasts).toEqual([])
})

test('the week reads only its own span, and shows mornings and evenings', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/#/bloodPressure?span=week')
  await expect(page.getByText('早晨平均')).toBeVisible()
  await expect(page.getByRole('img').locator('svg')).toBeVisible()

  expect(asked.filter((path) => path.includes('/bloodpre/'))).toEqual([
    expect.stringContaining('/bloodpre/2/'),
  ])

  expect(asked.some((path) => path.endsWith('/query-blood-pressure'))).toBe(false)
})

test('a reading is taken from the monitor, judged by the service and shown on the page', async ({
  page,
  service,
}) => {
  const { userCode } = await signIn(page, service)
  await page.goto('/#/bloodPressure')
  await page.getByRole('button', { name: /量血压|再测一次/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/袖带绑在上臂/)).toBeVisible()
  await sheet.getByRole('button', { name: '连接血压仪' }).click()
  await expect(sheet.getByText(/按血压仪上的开始键/)).toBeVisible()
  await putCuffOn(page, service, userCode)
  await expect(sheet.getByText(/这次量得/)).toBeVisible()
  await sheet.getByRole('button', { name: '只量这一次' }).click()
  const value = await sheet.getByText(/^\d+\/\d+$/).textContent()
  await sheet.getByRole('button', { name: '完成' }).click()
  await expect(section(page).getByText(value ?? '')).toBeVisible()
})

test(
  'a reading survives a lost network: it is kept on the phone and sent later',
  { annotation: { type: 'console-errors-expected' } },
  async ({ page, service }) => {
    const { userCode } = await signIn(page, service)
    await page.goto('/#/bloodPressure')
    await page.getByRole('button', { name: /量血压|再测一次/ }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: '连接血压仪' }).click()
    await expect(sheet.getByText(/按血压仪上的开始键/)).toBeVisible()
    await page.route('**/save-blood-pressure', (route) => route.abort())
    await putCuffOn(page, service, userCode)
    await sheet.getByRole('button', { name: '只量这一次' }).click()
    await expect(sheet.getByText(/先存在这部手机里/)).toBeVisible()
    await sheet.getByRole('button', { name: '完成' }).click()
    await expect(page.getByText('1 次读数还在这部手机里，联网后会自动上传。')).toBeVisible()
    await page.unroute('**/save-blood-pressure')
    await page.getByRole('button', { name: '现在上传' }).click()
    await expect(page.getByText(/还在这部手机里/)).toHaveCount(0)
  },
)

test('a sitting of two readings goes on over a reload, and both stand on the page with what was told', async ({
  page,
  service,
}) => {
  const { userCode } = await signIn(page, service)
  await page.goto('/#/bloodPressure')
  const sheet = page.getByRole('dialog')

  const connect = async () => {
    await page.getByRole('button', { name: /量血压|再测一次/ }).click()
    await sheet.getByRole('button', { name: '头晕' }).click()
    await page.screenshot({ path: 'test-results/guided/pressure-before.png' })
    await sheet.getByRole('button', { name: '连接血压仪' }).click()
    await expect(sheet.getByText(/按血压仪上的开始键/)).toBeVisible()
  }

  await connect()
  await putCuffOn(page, service, userCode)
  await expect(sheet.getByRole('timer')).toHaveAccessibleName(/再歇 \d+ 秒，量第二次/)
  await expect(sheet.getByText(/已经记下/)).toBeVisible()
  await page.screenshot({ path: 'test-results/guided/pressure-pause.png' })
  expect(await pageFindings(page, 'normal')).toEqual([])

  // As the pause would, without its minute.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('kangban.pressure-begun.'))
    if (!key) throw new Error('the sitting is not noted')
    const taken = JSON.parse(localStorage.getItem(key) ?? '') as { takenAt: number }
    localStorage.setItem(key, JSON.stringify({ ...taken, takenAt: taken.takenAt - 400_000 }))
  })

  await page.reload()
  await connect()
  await putCuffOn(page, service, userCode)
  await expect(sheet.getByText(/^量了 2 次/)).toBeVisible()
  await expect(sheet.getByText('2 次都已记下。')).toBeVisible()
  await page.screenshot({ path: 'test-results/guided/pressure-result.png' })
  expect(await pageFindings(page, 'normal')).toEqual([])
  await sheet.getByRole('button', { name: '完成' }).click()
  await expect(section(page).getByText('头晕').nth(1)).toBeVisible()
})

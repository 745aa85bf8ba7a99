// What somebody is reminded of: planned on the page, due by the real clock, done, put off, skipped, and ticked by a reading.
import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { deviceCodeOf } from '../../../prisma/seed/people/device-identity.ts'
import type { APIResponse, Page } from '@playwright/test'
import {
  MS_PER_HOUR,
  MS_PER_MINUTE,
  MS_PER_SECOND,
  shanghaiClock,
  shanghaiTime,
} from '@kangban/china-time'
import { NEWCOMER_CODE } from '@kangban/vitals'
import { chooseMode } from '../support/modes.ts'
import { pageFindings, sidewaysScroll } from '../support/page-findings.ts'
import { shownCode } from '../support/shown-code.ts'
import { expect, type Service, signIn, test } from '../support/service.ts'
import { showWhole } from '../support/sweep-visits.ts'

const HERE = '/#/reminders'
const PHONE = '13900000071'
const CUFF = deviceCodeOf('bloodPressureMonitor', NEWCOMER_CODE)
const DAILY = [1, 2, 3, 4, 5, 6, 7]
/** Saving takes some seconds; a time that has passed by then would be tomorrow's. */
const ROOM_MS = 20 * MS_PER_SECOND
const UNTIL_DUE_MS = 2 * MS_PER_MINUTE
/** The service looks for what is due every 15 s. */
const UNTIL_TOLD_MS = MS_PER_MINUTE

const soon = (): string => shanghaiClock(Date.now() + ROOM_MS + MS_PER_MINUTE)

interface Caller {
  page: Page
  service: Service
}

const dataOf = async <T>(answer: APIResponse): Promise<T> => {
  const { code, msg, data } = (await answer.json()) as { code: string; msg: string; data: T }
  expect([code, msg]).toEqual(['1000', '操作成功'])
  return data
}

async function caller({ page, service }: Caller) {
  const { token } = await signIn(page, service, PHONE)
  const headers = { authorization: token }
  const url = (path: string) => `${service.url}/api${path}`

  return {
    get: async <T>(path: string) => dataOf<T>(await page.request.get(url(path), { headers })),
    post: async <T>(path: string, data: object) =>
      dataOf<T>(await page.request.post(url(path), { headers, data })),
  }
}

type Api = Awaited<ReturnType<typeof caller>>

async function clear(api: Api): Promise<void> {
  const { plans } = await api.get<{ plans: { id: string }[] }>('/reminder/v1/app/list')
  for (const { id } of plans) await api.post('/reminder/v1/app/delete', { id })
}

const plan = (api: Api, fields: object) =>
  api.post<{ id: string }>('/reminder/v1/app/save', {
    name: '',
    dose: '',
    weekdays: DAILY,
    active: true,
    ...fields,
  })

/** As if it had been planned before its time came, as the test of that waits for. */
function inForceForAnHour({ database }: Service, reminderId: string): void {
  const plans = new DatabaseSync(database, { timeout: 5000 })
  const since = new Date(Date.now() - MS_PER_HOUR).toISOString()
  plans.prepare('UPDATE Reminder SET since = ? WHERE reminderId = ?').run(since, reminderId)
  plans.close()
}

test.beforeEach(async ({ page, service }) => clear(await caller({ page, service })))
test.afterEach(async ({ page, service }) => clear(await caller({ page, service })))

/** Texts to the phone without a code, the newest first. */
async function remindersSent({ page, service }: Caller): Promise<string[]> {
  const outbox = (await (await page.request.get(`${service.url}/demo/outbox`)).json()) as {
    to: string
    code: string | null
    text: string
  }[]

  return outbox.filter(({ to, code }) => to === PHONE && code === null).map(({ text }) => text)
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

const picture = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/reminders/${name}.png`, fullPage: true })

test('a medicine is planned by hand, changed, deleted and brought back', async ({ page }) => {
  await page.goto(HERE)
  await expect(page.getByText('到点叫您')).toBeVisible()
  await picture(page, 'first-use')
  await button(page, '加一个提醒').click()
  const sheet = page.getByRole('dialog', { name: '加一个提醒' })
  await button(page, '吃药').click()
  await sheet.getByRole('button', { name: '保存' }).click()
  await expect(sheet.getByText('请填写药名')).toBeVisible()
  await sheet.getByLabel('药名').fill('氨氯地平')
  await sheet.getByLabel('剂量').fill('5 mg')
  await sheet.getByRole('button', { name: '日', exact: true }).click()
  await sheet.getByLabel('时间 1').fill('06:10')
  await picture(page, 'plan-sheet')
  expect(await pageFindings(page, 'normal')).toEqual([])
  await sheet.getByRole('button', { name: '保存' }).click()
  await expect(sheet).toHaveCount(0)
  const row = button(page, /^氨氯地平 5 mg.*06:10.*周一、二、三、四、五、六$/)
  await row.click()
  const form = page.getByRole('dialog', { name: '修改提醒' })
  await form.getByRole('switch', { name: '到点提醒' }).click()
  await form.getByRole('button', { name: '保存' }).click()
  await button(page, /^氨氯地平 5 mg.*已关/).click()
  await form.getByRole('button', { name: '删除这个提醒' }).click()
  await expect(page.getByText('已删除 氨氯地平 5 mg')).toBeVisible()
  await expect(button(page, /^氨氯地平/)).toHaveCount(0)
  await button(page, '撤销').click()
  await expect(button(page, /^氨氯地平 5 mg/)).toBeVisible()
})

test('comes due while another page is open, and is done, put off, skipped and taken back', async ({
  page,
  service,
}) => {
  test.setTimeout(4 * MS_PER_MINUTE)
  const api = await caller({ page, service })
  const time = soon()
  await plan(api, { kind: 'medicine', name: '华法林', dose: '3 mg', times: [time] })
  await plan(api, { kind: 'weight', times: [time] })
  await plan(api, { kind: 'temperature', times: [time] })
  await api.post('/reminder/v1/app/delivery', { sms: true })
  await page.goto('/#/mine')
  const banner = page.getByRole('link', { name: /^该吃药、量体温、称体重了/ })
  await expect(banner).toBeVisible({ timeout: UNTIL_DUE_MS })
  await picture(page, 'banner')
  const quiet = time >= '22:00' || time < '06:00'
  const messages = quiet ? [] : ['【康伴】该吃药、量体温、称体重了。']
  const told = () => remindersSent({ page, service })
  // What is done before the service comes to it needs no message.
  await expect.poll(told, { timeout: UNTIL_TOLD_MS }).toEqual(messages)
  await banner.click()
  await expect(page).toHaveTitle('提醒')
  await expect(page.getByRole('region', { name: /华法林/ })).toBeVisible()
  await picture(page, 'due')
  expect(await pageFindings(page, 'normal')).toEqual([])
  await button(page, '吃了').click()
  await expect(page.getByText('已记下：吃药，华法林 3 mg')).toBeVisible()
  await button(page, '撤销').click()
  await expect(button(page, '吃了')).toBeVisible()
  await button(page, '吃了').click()
  await expect(page.getByText(/已吃$/)).toBeVisible()
  const weight = page.getByRole('region', { name: /称体重/ })
  await weight.getByRole('button', { name: '过 10 分钟' }).click()
  await expect(page.getByText(/再叫您$/).last()).toBeVisible()

  await page
    .getByRole('region', { name: /量体温/ })
    .getByRole('button', { name: '跳过' })
    .click()

  await expect(page.getByText('跳过了', { exact: true })).toBeVisible()
  await picture(page, 'marked')
  await page.goto('/#/health')
  expect(await told()).toEqual(messages)
})

test('is ticked by the reading that it asked for', async ({ page, service }) => {
  const api = await caller({ page, service })
  await api.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
  await api.post('/user/v2/up-health-info', { height: 160, weight: 60 })
  const scan = encodeURIComponent(JSON.stringify({ bindingCode: shownCode(CUFF) }))
  await api.get(`/device/v1/app/bind-device?bindStatus=02&deviceCode=${CUFF}&jsonBrs=${scan}`)
  await plan(api, { kind: 'pressure', times: [soon()] })
  await page.goto(HERE)
  await expect(button(page, /^测血压/)).toBeVisible()

  const saved = await api.post<{ stored: string; reason: string | null }>(
    '/blood-pressure-monitor/v1/save-blood-pressure',
    {
      measurementId: randomUUID(),
      deviceCode: CUFF,
      at: shanghaiTime(Date.now()),
      systolic: 128,
      diastolic: 78,
    },
  )

  expect(saved).toMatchObject({ stored: 'new', reason: null })

  // Without a tap: the page hears of the reading.
  await expect(page.getByText(/，128\/78$/)).toBeVisible()
  await picture(page, 'ticked')
  await api.get(`/device/v1/app/unbind-bind-device?bindStatus=03&deviceCode=${CUFF}`)
})

test('in the elderly form is large, reads itself aloud and has the same buttons', async ({
  page,
  service,
}) => {
  const api = await caller({ page, service })
  const now = shanghaiClock(Date.now())
  const { id } = await plan(api, { kind: 'medicine', name: '氨氯地平', dose: '5 mg', times: [now] })
  inForceForAnHour(service, id)
  await plan(api, { kind: 'watch', times: ['22:00'] })
  await chooseMode(page, 'elderly')
  await page.goto(HERE)
  await expect(page.getByText('每天').first()).toBeVisible()
  await expect(button(page, '吃了')).toBeVisible()
  await picture(page, 'elderly')
  // A row that lies half under the bar would count as too small.
  await showWhole(page, { width: 375, height: 812 })
  expect(await pageFindings(page, 'elderly')).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
  await button(page, '过 10 分钟').click()
  await expect(page.getByText(/再叫您$/).last()).toBeVisible()
  await button(page, '设置').click()
  const ways = page.getByRole('dialog', { name: '怎样提醒' })
  await ways.getByRole('switch', { name: '短信提醒' }).click()
  await expect(page.getByText(/会发短信提醒您|不再发短信/)).toBeVisible()
  await picture(page, 'elderly-delivery')
  expect(await pageFindings(page, 'elderly')).toEqual([])
})

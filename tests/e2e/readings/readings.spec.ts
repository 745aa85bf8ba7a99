import type { Page } from '@playwright/test'
import { HEALTH_DATA_CONSENT_VERSION } from '@kangban/contracts/constants'
import { chinaDay } from '../support/china-day.ts'
import { chooseMode, type ModeName } from '../support/modes.ts'
import { pageFindings } from '../support/page-findings.ts'
import { expect, type Service, signIn, test } from '../support/service.ts'
import { settled } from '../support/settled.ts'

/** Somebody without any device. */
const PHONE = '13711000060'
/** The seeded woman, whose monitor measured today or yesterday. */
const WEARER = '13800000001'

async function enter(page: Page, service: Service, phone: string): Promise<string> {
  const { token } = await signIn(page, service, phone)
  const headers = { authorization: token }
  const api = `${service.url}/api`

  await page.request.post(`${api}/user/v1/app/consent`, {
    headers,
    data: { kind: 'health-data', version: HEALTH_DATA_CONSENT_VERSION },
  })

  return token
}

/** Takes away what the test before has typed in. */
async function clear(page: Page, service: Service, token: string): Promise<void> {
  const headers = { authorization: token }
  const manual = `${service.url}/api/monitor/app/v1/manual`

  for (const kind of ['bloodPressure', 'oxygen', 'temperature', 'weight']) {
    const today = chinaDay(0)
    const query = `fromDay=${today}&toDay=${today}`
    const answer = await page.request.get(`${manual}/${kind}?${query}`, { headers })
    const { data } = (await answer.json()) as { data: { id: string }[] }
    for (const { id } of data)
      await page.request.post(`${manual}/delete`, { headers, data: { id } })
  }
}

const card = (page: Page, name: '读数' | '手动输入' = '读数') =>
  page.getByRole('region', { name, exact: true })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function type(page: Page, figures: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(figures)) await page.getByLabel(label).fill(value)
}

/** As it is seen, and without what the audit would find. */
async function look(page: Page, mode: ModeName, name: string): Promise<void> {
  await settled(page)

  await page.screenshot({
    path: `test-results/screens/readings/${mode}.${name}.png`,
    fullPage: true,
  })

  expect(await pageFindings(page, mode)).toEqual([])
}

for (const mode of ['normal', 'elderly'] as const) {
  test(`${mode}: a pressure from the clinic is typed in, marked, corrected, deleted and taken back`, async ({
    page,
    service,
  }) => {
    const token = await enter(page, service, PHONE)
    await clear(page, service, token)
    await chooseMode(page, mode)
    await page.goto('/#/bloodPressure')
    await look(page, mode, 'first')
    await button(page, '记一笔').click()
    await expect(page.getByText('别处量的血压，在这里记一笔。')).toBeVisible()

    await button(page, '保存').click()
    await expect(page.getByRole('alert')).toHaveText('请填高压')
    await type(page, { 高压: '138', 低压: '86', 脉搏: '72' })
    await expect(page.getByText('接近上限')).toBeVisible()
    await button(page, '刚运动').click()
    await expect(page.getByText('刚走过路，歇 5 分钟再量更准。')).toBeVisible()
    await page.getByLabel('用什么量的').selectOption({ label: '社区卫生站' })
    await page.getByLabel('哪只手臂').selectOption({ label: '左臂' })
    await button(page, /写一句/).click()
    await page.getByLabel('备注').fill('走着去的')
    await look(page, mode, 'entry')
    await button(page, '保存').click()
    await expect(page.getByText('这次量得 138/86，接近上限。')).toBeVisible()
    await look(page, mode, 'saved')
    await button(page, '好了').click()

    const row = card(page).getByRole('listitem')
    await expect(row).toContainText('138/86')
    await expect(row).toContainText('手动输入')
    await expect(row).toContainText('社区卫生站 · 左臂 · 脉搏 72 · 刚运动 · 走着去的')
    await expect(page.getByText(/今天手动输入 1 次/)).toBeVisible()
    await expect(card(page)).toContainText('手动输入的 1 次不算在内')
    await look(page, mode, 'listed')

    await page
      .getByRole('tab', { name: '周' })
      .or(page.getByRole('radio', { name: '周' }))
      .first()
      .click()

    await look(page, mode, 'week')
    await page.goto('/#/bloodPressure')

    await button(page, /^改 .*138\/86$/).click()
    await expect(page.getByLabel('备注')).toHaveValue('走着去的')
    await type(page, { 高压: '128', 低压: '78' })
    await button(page, '保存').click()
    await button(page, '好了').click()
    await expect(row).toContainText('128/78')
    await expect(row).toContainText('改过')

    await button(page, /^删 .*128\/78$/).click()
    await page.getByRole('dialog').getByRole('button', { name: '删掉' }).click()
    await expect(row).toHaveCount(0)
    await look(page, mode, 'deleted')
    await button(page, '撤销').click()
    await expect(row).toContainText('128/78')
  })
}

test('beside the monitor: the chart has a hollow diamond, the averages say what they count', async ({
  page,
  service,
}) => {
  const token = await enter(page, service, WEARER)
  await clear(page, service, token)
  await page.goto('/#/manualReading?kind=bloodPressure')
  await type(page, { 高压: '188', 低压: '112' })
  await button(page, '保存').click()
  const sure = page.getByRole('dialog')
  if (await sure.isVisible()) await sure.getByRole('button', { name: '没错，保存' }).click()
  await expect(page.getByText(/很高，请坐下休息，五分钟后再测/)).toBeVisible()
  await page.goto('/#/bloodPressure?span=week')
  await expect(page.getByText(/另有手动输入 1 次，188\/112 很高|其中 188\/112 很高/)).toBeVisible()

  await expect(
    page.getByText('平均只算血压仪和手表量的，手动输入的 1 次不算在内。').first(),
  ).toBeVisible()

  await look(page, 'normal', 'beside-week')
  await page.goto('/#/bloodPressure?span=day')
  await look(page, 'normal', 'beside-day')
  await clear(page, service, token)
})

test('home shows a pressure that was typed in where no device has given one since, and says what it asks for', async ({
  page,
  service,
}) => {
  const token = await enter(page, service, PHONE)
  await clear(page, service, token)
  await page.goto('/#/manualReading?kind=bloodPressure')
  await type(page, { 高压: '188', 低压: '112' })
  await button(page, '保存').click()
  await expect(page.getByText(/很高，请坐下休息，五分钟后再测/)).toBeVisible()

  for (const [mode, home] of [
    ['normal', '/#/health'],
    ['elderly', '/#/oldAgeHealth'],
  ] as const) {
    await chooseMode(page, mode)
    await page.goto('about:blank')
    await page.goto(home)
    const shown = page.getByRole('listitem').filter({ hasText: '188/112' })
    await expect(shown).toContainText('手动输入')
    await expect(page.getByText('手动输入的血压很高（188/112），')).toBeVisible()
    await look(page, mode, 'home')
  }

  await clear(page, service, token)
})

test('what cannot be is refused, what is odd is asked about, and nothing typed is lost without a network', async ({
  page,
  service,
}, info) => {
  info.annotations.push({ type: 'console-errors-expected' })
  const token = await enter(page, service, WEARER)
  await clear(page, service, token)
  await page.goto('/#/manualReading?kind=oxygen')
  await type(page, { 血氧: '30' })
  await button(page, '保存').click()
  await expect(page.getByRole('alert')).toHaveText('血氧应在50到100之间')
  await type(page, { 血氧: '72' })
  await button(page, '保存').click()
  await page.getByRole('dialog').getByRole('button', { name: '再看看' }).click()
  await type(page, { 血氧: '97' })
  await page.route('**/manual/save', (route) => route.abort())
  await button(page, '保存').click()
  await expect(page.getByRole('alert')).toContainText('您写的已留在这部手机上')
  await page.unroute('**/manual/save')
  await page.reload()
  await expect(page.getByLabel('血氧')).toHaveValue('97')
  await expect(page.getByText('上次没存完的还在')).toBeVisible()
  await button(page, '保存').click()
  await expect(page.getByText('血氧 97%，在正常范围。')).toBeVisible()
  await button(page, '再记一次').click()
  await expect(page.getByLabel('血氧')).toHaveValue('')
  await page.goto('/#/bloodOxygen')
  await expect(card(page, '手动输入').getByRole('listitem')).toContainText('97%')
  await look(page, 'normal', 'oxygen')
  await clear(page, service, token)
})

test('a weight is kept with its day, and is that of the profile', async ({ page, service }) => {
  const token = await enter(page, service, PHONE)
  await clear(page, service, token)
  await page.goto('/#/weight')
  await look(page, 'normal', 'weight-first')
  await button(page, '记一笔').click()
  await type(page, { 体重: '61.46' })
  await expect(page.getByLabel('体重')).toHaveValue('61.4')
  await button(page, '保存').click()
  await button(page, '好了').click()
  await expect(page.getByText(/最近一次 61\.4 公斤，今天 \d\d:\d\d 称的/)).toBeVisible()
  await look(page, 'normal', 'weight')
  await page.goto('/#/information')
  await expect(page.getByText('61公斤').or(page.getByText('61 公斤')).first()).toBeVisible()
  await page.getByRole('link', { name: '称重记录' }).click()
  await expect(page).toHaveTitle('体重')
})

test("a note is written to a monitor's reading, changed and taken away", async ({
  page,
  service,
}) => {
  await enter(page, service, WEARER)
  await page.goto('/#/bloodPressure?span=week')

  await button(page, /^写备注 /)
    .first()
    .click()

  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: '没睡好' }).click()
  await sheet.getByLabel('写一句').fill('邻居装修')
  await page.screenshot({ path: 'test-results/screens/readings/note.png' })
  await sheet.getByRole('button', { name: '保存' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('邻居装修')).toBeVisible()

  await button(page, /^写备注 /)
    .first()
    .click()

  await sheet.getByLabel('写一句').fill('')
  await sheet.getByRole('button', { name: '没睡好' }).click()
  await sheet.getByRole('button', { name: '保存' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('邻居装修')).toHaveCount(0)
})

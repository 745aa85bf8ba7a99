import type { Page } from '@playwright/test'
import { chooseMode, MODES, type ModeName } from './support/modes.ts'
import { expectToFitNarrowPhone, pageFindings } from './support/page-findings.ts'
import { expect, type Service, signIn, test } from './support/service.ts'
import { familyPhone } from './support/sharing.ts'

const HERE = '/#/forDoctor'

/** Takes every page back that was sent, and forgets the medicines. */
async function clear(page: Page, service: Service): Promise<void> {
  const { token } = await signIn(page, service)
  const headers = { authorization: token }
  const report = `${service.url}/api/report/v1/app`
  const answer = await page.request.get(`${report}/doctor-share-list`, { headers })
  const { data } = (await answer.json()) as { data: { id: string }[] }

  for (const { id } of data)
    await page.request.post(`${report}/doctor-share-revoke`, { headers, data: { id } })

  await page.request.post(`${service.url}/api/user/v1/medicines`, {
    headers,
    data: { medicines: [] },
  })
}

test.beforeEach(({ page, service }) => clear(page, service))
test.afterEach(({ page, service }) => clear(page, service))

/** Sends the form that is chosen for a day and gives the address. */
async function send(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: button })
  await sheet.getByRole('radio', { name: '1 天', exact: true }).click()
  await sheet.getByRole('button', { name: button, exact: true }).click()
  const address = (await sheet.getByText('?token=').textContent()) ?? ''
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect(sheet).toHaveCount(0)
  return address
}

test('is one tap from home, and its PDF opens from there', async ({ page }) => {
  await page.goto('/#/health')
  await page.getByRole('link', { name: /^给医生看/ }).click()
  await expect(page).toHaveTitle('给医生看')
  await expect(page.getByText('王桂兰').first()).toBeVisible()
  await expect(page.getByText(/家庭参考 135\/85 mmHg/).first()).toBeVisible()
  await page.getByRole('button', { name: 'PDF', exact: true }).click()
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible()
  await expect(page.getByText(/家庭健康记录/).first()).toBeAttached()
})

test('a medicine that is typed stands on the page at once', async ({ page }) => {
  await page.goto(HERE)
  await page.getByRole('button', { name: '填写用药' }).click()
  const sheet = page.getByRole('dialog', { name: '正在吃的药' })
  await sheet.getByLabel('剂量').fill('5 mg')
  await sheet.getByRole('button', { name: '保存' }).click()
  await expect(sheet.getByText('请填写药名')).toBeVisible()
  await sheet.getByLabel('药名').fill('氨氯地平')
  await sheet.getByLabel('用法').fill('每天早晨 1 次')
  await sheet.getByRole('button', { name: '保存' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('用药：氨氯地平 5 mg，每天早晨 1 次（本人填写）')).toBeVisible()
})

test('both forms are seen in another browser, counted, and end when taken back', async ({
  page,
}) => {
  await page.goto(HERE)
  const doctor = await send(page, '发给医生')
  await page.getByRole('radio', { name: '家人版' }).click()
  const family = await send(page, '发给家人')
  const elsewhere = await familyPhone(page)
  const other = elsewhere.family
  await other.goto(doctor)
  await expect(other.getByText('王桂兰')).toBeVisible()
  await expect(other.getByText(/高血压/).first()).toBeVisible()
  const pdf = await other.getByRole('link', { name: '打开 PDF' }).getAttribute('href')
  const opened = await other.request.get(pdf ?? '')
  expect((await opened.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await other.goto('about:blank')
  await other.goto(family)
  await expect(other.getByText('王*兰')).toBeVisible()
  await expect(other.getByText('王桂兰')).toHaveCount(0)
  await expect(other.getByText('病史')).toHaveCount(0)

  await page.reload()
  const sent = page.getByRole('region', { name: '发过的' })
  await expect(sent.getByRole('listitem')).toHaveCount(2)
  await expect(sent.getByText(/看过 1 次/)).toHaveCount(2)
  await sent.getByRole('button', { name: /^收回 医生版/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '收回' }).click()
  await expect(sent.getByRole('button', { name: /^收回 医生版/ })).toHaveCount(0)

  await other.goto('about:blank')
  await other.goto(doctor)
  await expect(other.getByText('链接已失效，请本人重新发一份')).toBeVisible()
  const late = await other.request.get(pdf ?? '')
  expect(await late.text()).toContain('链接已失效')
  await other.goto('about:blank')
  await other.goto(family)
  await expect(other.getByText('王*兰')).toBeVisible()
  await elsewhere.close()
})

test('says what it is without a network, and comes back', async ({ page, context }, info) => {
  info.annotations.push({ type: 'console-errors-expected' })
  await page.goto(HERE)
  await expect(page.getByText('发出去的样子')).toBeVisible()
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  const retry = page.getByRole('button', { name: '重试' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('link', { name: '120' })).toBeVisible()
  await page.unroute('**/api/**')
  await context.setOffline(false)
  // The page may have asked again by itself before.
  await retry.click({ timeout: 2000 }).catch(() => undefined)
  await expect(page.getByText('发出去的样子')).toBeVisible()
})

test('prints the sheet alone, whatever the mode', async ({ page }) => {
  await page.goto(HERE)
  await expect(page.getByText('发出去的样子')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: '家庭健康记录' })).toBeVisible()
  await expect(page.getByText('发出去的样子')).toBeHidden()
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden()
  await expect(page.getByText('医生版写明')).toBeHidden()
})

for (const mode of Object.keys(MODES) as ModeName[]) {
  test(`fits the phone: ${mode}`, async ({ page }) => {
    await chooseMode(page, mode)

    for (const width of [375, 430, 320]) {
      // As high as the page: what stands half below the bar at the bottom is no small target.
      await page.setViewportSize({ width, height: 4200 })
      await page.goto(HERE)
      await expect(page.getByText('发出去的样子')).toBeVisible()
      expect(await pageFindings(page, mode)).toEqual([])
    }

    await expectToFitNarrowPhone(page)
    await page.getByRole('button', { name: '填写用药' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await pageFindings(page, mode)).toEqual([])
  })
}

// A mother and her son on two phones: she asks, he accepts, he sees what is new of her, and loses sight when she ends it.
import type { Browser, Page } from '@playwright/test'
import { chooseMode } from '../support/modes.ts'
import { axeFindings } from '../support/page-findings.ts'
import { expect, type Service, signIn, test } from '../support/service.ts'

const MOTHER = '13877760001'
const SON = '13877760002'
const SON_PHONE = { viewport: { width: 375, height: 812 }, locale: 'zh-CN' } as const

interface Phone {
  page: Page
  token: string
  userCode: string
}

async function phoneOf(browser: Browser, service: Service, phone: string): Promise<Phone> {
  const context = await browser.newContext({ ...SON_PHONE, baseURL: service.url })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const session = await signIn(page, service, phone)
  return { page, ...session }
}

const call = async (service: Service, { page, token }: Phone, path: string, data: object) => {
  const answer = await page.request.post(`${service.url}/api${path}`, {
    headers: { authorization: token },
    data,
  })

  return ((await answer.json()) as { code: string }).code
}

/** A strip of ECG is the only reading that a page sends without a device: it brings a heart rate. */
const saveEcg = (service: Service, who: Phone, beatsPerMinute: number) => {
  const step = Math.round((60 / beatsPerMinute) * 512)

  const samples = Array.from({ length: 15 * 512 }, (_, at) => {
    const phase = at % step
    return phase < 20 ? (1.2 * (10 - Math.abs(phase - 10))) / 10 : 0.02 * Math.sin(at / 40)
  })

  return call(service, who, '/monitor/v1/app/save-ecg', {
    measurementId: crypto.randomUUID(),
    deviceType: '10040001',
    deviceCode: 'ECG-FAMILY',
    startedAt: new Date(Date.now() - 15_000).toISOString(),
    ecgContent: samples.map((value) => value.toFixed(3)).join(','),
    complete: true,
  })
}

/** What stands there when messages have gone: one that fades is pale for a moment, and nobody is to read it then. */
async function lookedAt(page: Page) {
  await expect(page.getByRole('status').locator('button[data-type]')).toHaveCount(0)
  return axeFindings(page)
}

const agree = (service: Service, who: Phone) =>
  call(service, who, '/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })

test('[ROUTE-020] [SVCDETAIL-18] [SVCDETAIL-22] a mother shares with her son, and takes it back', async ({
  browser,
  service,
}) => {
  test.setTimeout(120_000)
  const mother = await phoneOf(browser, service, MOTHER)
  const son = await phoneOf(browser, service, SON)
  await call(service, mother, '/user/v2/up-health-info', { name: '周桂英', birthday: '1954-03-01' })
  await agree(service, mother)
  await agree(service, son)
  await saveEcg(service, son, 61)
  await saveEcg(service, mother, 88)

  // She asks him by his phone.
  await mother.page.goto('/#/sharing')
  await expect(mother.page).toHaveTitle('家人安心')
  await expect(mother.page.getByText('请家人一起看着')).toBeVisible()
  await expect(mother.page.getByRole('button', { name: '添加紧急联系人' })).toBeVisible()
  await mother.page.screenshot({ path: 'test-results/family/empty.png', fullPage: true })
  await mother.page.getByRole('button', { name: '邀请家人' }).click()
  const sheet = mother.page.getByRole('dialog', { name: '邀请家人' })
  await sheet.getByLabel('您怎么称呼对方').fill('李建军（儿子）')
  await sheet.getByLabel('对方的手机号').fill('123')
  await sheet.getByRole('button', { name: '发出邀请' }).click()
  await expect(mother.page.getByText('请输入正确的手机号格式')).toBeVisible()
  await expect(sheet.getByLabel('您怎么称呼对方')).toHaveValue('李建军（儿子）')
  await sheet.getByLabel('对方的手机号').fill(SON)
  await expect(sheet.getByRole('switch', { checked: true })).toHaveCount(5)
  await sheet.getByRole('switch', { name: '提醒' }).click()
  await mother.page.screenshot({ path: 'test-results/family/invite.png', fullPage: true })
  await sheet.getByRole('button', { name: '发出邀请' }).click()
  await expect(mother.page.getByText(/还没接受，邀请剩 30 天/)).toBeVisible()
  await mother.page.screenshot({ path: 'test-results/family/invited.png', fullPage: true })

  // He is asked at home, and accepts.
  await son.page.goto('/#/health')
  await son.page.getByRole('status').getByRole('button', { name: '去看看' }).click()
  await expect(son.page.getByText(/周\*英（138\*\*\*\*0001）想让您看/)).toBeVisible()
  await expect(son.page.getByText('接受后，您看得到：预警、每天指标、心电、报告。')).toBeVisible()
  await son.page.screenshot({ path: 'test-results/family/asked.png', fullPage: true })
  await son.page.getByLabel('您怎么称呼对方').fill('妈妈')
  await son.page.getByRole('button', { name: '接受' }).click()
  await expect(son.page.getByRole('button', { name: '看健康 妈妈' })).toBeVisible()
  // Her page shows it without being loaded anew.
  await expect(mother.page.getByText('儿子看得到您的健康')).toBeVisible()

  // He looks: her name is in the strip, the title, the heading and the sentence.
  await son.page.getByRole('button', { name: '看健康 妈妈' }).click()
  const strip = son.page.getByRole('complementary', { name: '看谁的健康' })
  await expect(strip.getByText('妈妈', { exact: true })).toBeVisible()

  await expect(strip.getByRole('link', { name: '打电话给妈妈' })).toHaveAttribute(
    'href',
    `tel:${MOTHER}`,
  )

  await expect(son.page).toHaveTitle('妈妈的首页')
  const ecg = son.page.locator('[data-metric="ecg"]')
  await expect(ecg).toContainText('88')
  await expect(son.page.locator('[data-headline]').first()).toContainText('妈妈')
  await expect(son.page.getByRole('button', { name: '测一次心电' })).toHaveCount(0)
  await son.page.screenshot({ path: 'test-results/family/her-home.png', fullPage: true })
  expect(await lookedAt(son.page)).toEqual([])

  // What is new of her is there within a second, without a reload.
  const fresh = son.page.waitForResponse((answer) => answer.url().includes('/home-summary'))
  await saveEcg(service, mother, 97)
  const savedAt = Date.now()
  expect((await fresh).url()).toContain(`userCode=${mother.userCode}`)
  await expect(ecg).toContainText('97')
  expect(Date.now() - savedAt).toBeLessThan(1500)

  // She is told what he looked at.
  await mother.page.reload()
  await expect(mother.page.getByText(/儿子看了首页/)).toBeVisible()
  await mother.page.screenshot({ path: 'test-results/family/shared.png', fullPage: true })

  // His own health is a tap away, and never hers.
  await strip.getByRole('button').click()
  const chooser = son.page.getByRole('dialog', { name: '看谁的健康' })
  await expect(chooser.getByRole('button', { name: /妈妈.*正在看/ })).toBeVisible()
  await son.page.screenshot({ path: 'test-results/family/switch.png', fullPage: true })
  await chooser.getByRole('button', { name: /^我自己/ }).click()
  await expect(strip).toHaveCount(0)
  await expect(son.page).toHaveTitle('首页')
  await expect(ecg).toContainText('61')
  await son.page.screenshot({ path: 'test-results/family/own-home.png', fullPage: true })

  // Back to her, and loaded anew: it is still her.
  await son.page.getByRole('button', { name: /我自己.*换人/ }).click()
  await chooser.getByRole('button', { name: /^妈/ }).click()
  await expect(ecg).toContainText('97')
  await son.page.reload()
  await expect(strip.getByText('妈妈', { exact: true })).toBeVisible()
  await expect(ecg).toContainText('97')

  // What is not about her is about him.
  await son.page.goto('/#/mine')
  await expect(strip).toHaveCount(0)
  await expect(son.page).toHaveTitle('我的')
  await son.page.goto('/#/health')
  await son.page.getByRole('button', { name: /我自己.*换人/ }).click()
  await chooser.getByRole('button', { name: /^妈/ }).click()
  await expect(ecg).toContainText('97')

  // She shares no ECG any more while he looks at it: the page closes with a word, and is offered no more.
  await son.page.goto('/#/theHeartList')
  await expect(son.page).toHaveTitle('妈妈的心电')
  await mother.page.getByRole('button', { name: '改看得到什么 李建军（儿子）' }).click()
  const choice = mother.page.getByRole('dialog', { name: '儿子看得到什么' })
  await expect(choice.getByRole('switch')).toHaveCount(5)
  await mother.page.screenshot({ path: 'test-results/family/areas.png', fullPage: true })
  for (const name of ['预警', '每天指标', '心电', '报告'])
    await choice.getByRole('switch', { name, exact: true }).click()
  await choice.getByRole('button', { name: '保存' }).click()
  await expect(mother.page.getByText('请至少选一样；什么都不给看，请用「收回」')).toBeVisible()
  await choice.getByRole('switch', { name: '每天指标', exact: true }).click()
  await choice.getByRole('button', { name: '保存' }).click()
  await expect(choice).toHaveCount(0)
  await expect(son.page.getByText('妈妈不再分享心电')).toBeVisible({ timeout: 2000 })
  await expect(son.page).toHaveTitle('妈妈的首页')
  await expect(son.page.getByText('妈妈没有分享：预警、心电、报告、提醒。')).toBeVisible()
  await expect(ecg).toHaveCount(0)
  await expect(son.page.locator('[data-metric="heartRate"]')).toBeVisible()
  await expect(son.page.getByRole('link', { name: '报告', exact: true })).toHaveCount(0)
  await expect(son.page.getByText('妈妈不再分享心电')).toHaveCount(0)
  await son.page.screenshot({ path: 'test-results/family/her-home-part.png', fullPage: true })
  await mother.page.screenshot({ path: 'test-results/family/shared-part.png', fullPage: true })
  // Nothing lies half below the bar.
  await son.page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await lookedAt(son.page)).toEqual([])

  // What he asks for all the same, by an address or by a call, he is refused.
  const asked: string[] = []
  son.page.on('request', (request) => asked.push(request.url()))
  await son.page.goto('/#/theHeartList')
  await expect(son.page.getByText(/妈妈没有分享心电。想看，请妈妈打开/)).toBeVisible()
  await expect(son.page).toHaveTitle('妈妈的心电')
  await son.page.screenshot({ path: 'test-results/family/not-shared.png', fullPage: true })
  expect(await lookedAt(son.page)).toEqual([])
  await son.page.getByRole('button', { name: '回妈妈的首页' }).click()
  await expect(son.page).toHaveTitle('妈妈的首页')
  expect(asked.filter((url) => /ecg|report|abnormal|reminder/.test(url))).toEqual([])

  const unshared = await son.page.request.get(
    `${service.url}/api/monitor/v1/abnormal/list?userCode=${mother.userCode}`,
    { headers: { authorization: son.token } },
  )

  expect(await unshared.json()).toMatchObject({ code: '401', data: null })

  // She takes it back: his open page loses sight at once.
  await mother.page.getByRole('button', { name: '收回 李建军（儿子）' }).click()
  await mother.page.getByRole('dialog').getByRole('button', { name: '收回' }).click()
  await expect(son.page.getByText('妈妈已收回分享')).toBeVisible({ timeout: 2000 })
  await expect(strip).toHaveCount(0)
  await expect(ecg).toContainText('61')
  await expect(son.page.getByText('97')).toHaveCount(0)

  const refused = await son.page.request.get(
    `${service.url}/api/monitor/v1/app/home-summary?userCode=${mother.userCode}`,
    { headers: { authorization: son.token } },
  )

  expect(await refused.json()).toMatchObject({ code: '401', data: null })
  await mother.page.context().close()
  await son.page.context().close()
})

test('an older carer sees the same in elderly mode, and never a way to change it', async ({
  page,
  service,
}) => {
  // The seeded son of the woman of 72.
  await signIn(page, service, '13800000002')
  await chooseMode(page, 'elderly')
  await page.goto('/#/oldAgeHealth')
  await page.getByRole('button', { name: /我自己.*换人/ }).click()
  const chooser = page.getByRole('dialog', { name: '看谁的健康' })
  await page.screenshot({ path: 'test-results/family/elder-switch.png', fullPage: true })
  await chooser.getByRole('button', { name: /^妈妈/ }).click()
  await expect(page).toHaveTitle('妈妈的首页')
  await expect(page.getByRole('button', { name: '一键救援' })).toHaveCount(0)
  await expect(page.getByText(/妈妈有 \d+ 件|\d+ 件/).first()).toBeVisible()
  await page.screenshot({ path: 'test-results/family/elder-home.png', fullPage: true })
  expect((await lookedAt(page)).map(([id]) => id)).toEqual([])

  await expect(page.getByText('妈妈今天', { exact: true })).toBeVisible()

  for (const path of [
    'warnEventList',
    'forDoctor',
    'bloodPressure?span=week',
    'theHeartList',
    'sleep',
    'health-report',
    'health-daily-report-detail',
    'health-weekend-report-detail',
    'HeartHidingReport',
  ]) {
    await page.goto(`/#/${path}`)
    await expect(page.getByRole('complementary', { name: '看谁的健康' })).toBeVisible()
    await expect(page).toHaveTitle(/^妈妈的/)
    await expect(page.getByLabel('正在加载，请稍候')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('妈妈的')

    await expect(
      page.getByRole('button', {
        name: /^(标为已处理|稍后|已告诉|手动|测一次|再测|分享给家人|发给|填写用药|去填|补记)/,
      }),
    ).toHaveCount(0)

    await page.screenshot({
      path: `test-results/family/elder-${path.replace(/\W/g, '-')}.png`,
      fullPage: true,
    })
  }

  await page.goto('/#/sharing')
  await expect(page.getByText('谁分享给我')).toBeVisible()
  await page.screenshot({ path: 'test-results/family/elder-sharing.png', fullPage: true })
  expect((await lookedAt(page)).map(([id]) => id)).toEqual([])
})

test('[GATE-15] without the benefit card, adding an emergency contact leads to the card', async ({
  page,
  service,
}) => {
  await signIn(page, service, '13877760003')
  await page.goto('/#/sharing')
  await page.getByRole('button', { name: '添加紧急联系人' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByText('该权益需要拥有以下服务权益')).toBeVisible()
  await modal.getByRole('button', { name: '去看权益卡' }).click()
  await expect(page).toHaveURL(/#\/equity$/)
})

test('with the benefit card, a contact is added on the page', async ({ page, service }) => {
  await signIn(page, service)
  await page.goto('/#/sharing')
  await expect(page.getByText(/出事先打给/)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('equityinfo'))).toBe('1')
  await page.getByRole('button', { name: '添加紧急联系人' }).click()
  await expect(page.getByRole('dialog').getByLabel('姓名或称呼')).toBeVisible()
})

// A visit is asked for by a form, with pictures, by a person of the family; it goes out as a mail and can be changed and cancelled.
import { addDays } from '@kangban/china-time'
import type { Page } from '@playwright/test'
import { chinaDay } from '../support/china-day.ts'
import { chooseMode, type ModeName } from '../support/modes.ts'
import { pageFindings, sidewaysScroll } from '../support/page-findings.ts'
import { expect, type Service, signIn, test } from '../support/service.ts'

const HERE = '/#/makeanappointment'
const MAILBOX = 'assist@example.invalid'
const CARER = '13900000083'
const PATIENT = { name: '李秀兰', idNo: '999999195003142049' }

const [FROM, TO] = [addDays(chinaDay(0), 3), addDays(chinaDay(0), 6)]
const written = (day: string) => day.split('-').map(Number).join('.')
const DATES = `${written(FROM)}-${written(TO)}`

interface Mail {
  kind: string
  to: string
  text: string
  attachments: string[]
}

async function mailsAbout(page: Page, service: Service, hospital: string): Promise<Mail[]> {
  const kept = (await (await page.request.get(`${service.url}/demo/outbox`)).json()) as Mail[]

  return kept.filter(
    ({ kind, to, text }) => kind === 'mail' && to === MAILBOX && text.includes(hospital),
  )
}

/** Photos of something: of the page itself. */
async function photos(page: Page, count: number) {
  const buffer = await page.screenshot()

  return Array.from({ length: count }, (_, index) => ({
    name: `photo-${index}.png`,
    mimeType: 'image/png',
    buffer,
  }))
}

const group = (page: Page, name: '诊断报告（可不传）' | '其他资料（可不传）') =>
  page.getByRole('region', { name, exact: true })

/** A day on the wheels, which look for the phone's owner like three lists. */
async function chooseDay(page: Page, label: string, day: string): Promise<void> {
  const [year, month, date] = day.split('-').map(Number)
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  await page.getByLabel(`${label}年`).selectOption(`${year}年`)
  await page.getByLabel(`${label}月`).selectOption(`${month}月`)
  await page.getByLabel(`${label}日`).selectOption(`${date}日`)
  await page.getByRole('button', { name: '确定', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const submit = (page: Page) => page.getByRole('button', { name: '提交', exact: true }).click()

const confirmIt = (page: Page) =>
  page.getByRole('button', { name: '确认提交', exact: true }).click()

async function fill(page: Page, hospital: string): Promise<void> {
  await page.getByLabel('期望医院', { exact: true }).fill(hospital)
  await page.getByLabel('期望科室', { exact: true }).fill('心血管内科')
  await chooseDay(page, '最早哪天', FROM)
  await chooseDay(page, '最晚哪天', TO)
}

async function consent({ page, service }: { page: Page; service: Service }, phone: string) {
  const session = await signIn(page, service, phone)

  await page.request.post(`${service.url}/api/user/v1/app/consent`, {
    headers: { authorization: session.token },
    data: { kind: 'health-data', version: '2023-11-20' },
  })

  return session
}

async function picture(page: Page, name: string, mode: ModeName): Promise<void> {
  expect([name, mode, await sidewaysScroll(page), await pageFindings(page, mode)]).toEqual([
    name,
    mode,
    0,
    [],
  ])

  const path = `test-results/outpatient/${mode.replace(/\W+/g, '-')}-${name}.png`
  await page.screenshot({ path, fullPage: !name.startsWith('sheet') })
}

for (const [mode, phone, hospital] of [
  ['normal', CARER, '市第一人民医院'],
  ['elderly', '13900000084', '省人民医院'],
] as const) {
  test(`[OUTPATIENT-02] [OUTPATIENT-07] [OUTPATIENT-11] [OUTPATIENT-17] [OUTPATIENT-18] a carer books a visit with pictures, finds the mail in the outbox, changes and cancels it: ${mode}`, async ({
    page,
    service,
  }) => {
    test.setTimeout(150_000)
    await signIn(page, service, phone)
    await chooseMode(page, mode)
    await page.goto(`${HERE}?view=mine`)
    await expect(page.getByText('还没有预约过。')).toBeVisible()
    await picture(page, 'empty', mode)
    await page.getByRole('button', { name: '填预约', exact: true }).click()
    await expect(page.getByText('预约前，请您同意')).toBeVisible()
    await picture(page, 'consent', mode)
    await page.getByRole('button', { name: '同意并继续' }).click()
    await page.getByRole('radio', { name: '家人' }).click()
    await picture(page, 'first', mode)
    await page.getByLabel('姓名', { exact: true }).fill(PATIENT.name)
    await page.getByLabel('身份证号', { exact: true }).fill(PATIENT.idNo)
    await expect(page.getByLabel('联系电话', { exact: true })).toHaveValue(/^139\*{4}008\d$/)
    await page.getByLabel('期望医院', { exact: true }).fill(hospital)
    await page.getByRole('button', { name: '选科室' }).click()
    await page.getByRole('button', { name: '心血管内科', exact: true }).click()
    await expect(page.getByLabel('期望科室', { exact: true })).toHaveValue('心血管内科')
    await chooseDay(page, '最早哪天', FROM)
    await chooseDay(page, '最晚哪天', TO)

    await page
      .getByRole('group', { name: '报销方式' })
      .getByRole('button', { name: '医保', exact: true })
      .click()

    await page.getByLabel('病情描述（可不填）').fill('近两周早晨血压偏高，偶有头晕。')
    const reports = group(page, '诊断报告（可不传）')
    const materials = group(page, '其他资料（可不传）')
    await reports.locator('input[type=file]').setInputFiles(await photos(page, 2))
    await materials.locator('input[type=file]').setInputFiles(await photos(page, 1))
    await expect(reports.getByText('已传好 2/2 张')).toBeVisible()
    await expect(materials.getByText('已传好 1/1 张')).toBeVisible()
    await picture(page, 'filled', mode)
    await submit(page)
    const summary = page.getByRole('dialog', { name: '请您核对' })
    await expect(summary.getByText('999999********2049')).toBeVisible()
    await picture(page, 'sheet', mode)
    const sent = page.waitForRequest(/outpatient\/v1\/assist-send-email/)
    // A double tap is one request.
    await summary.getByRole('button', { name: '确认提交' }).dblclick()

    expect(Object.keys((await sent).postDataJSON() as object).toSorted()).toEqual(
      [
        'userName',
        'idNo',
        'userPhone',
        'expectHospital',
        'expectDate',
        'expectKeShi',
        'baoXiaoMethod',
        'diseaseDescription',
        'diagnosticReportIds',
        'otherMaterialIds',
      ].toSorted(),
    )

    await expect(page.getByText('客服会打电话确认。').first()).toBeVisible()
    await picture(page, 'sent', mode)
    const [mail, ...more] = await mailsAbout(page, service, hospital)
    expect(more).toEqual([])
    expect(mail?.attachments).toEqual(['诊断报告1.jpg', '诊断报告2.jpg', '其他资料1.jpg'])

    for (const line of [
      `门诊预约申请：${hospital} 心血管内科 ${DATES}`,
      `就诊人：${PATIENT.name}`,
      `身份证号：${PATIENT.idNo}`,
      `联系电话：${phone}`,
      '报销方式：医保',
      '病情描述：近两周早晨血压偏高，偶有头晕。',
    ])
      expect(mail?.text.split('\n')).toContain(line)

    // In a browser, the own appointments follow by themselves.
    const list = page.getByRole('list', { name: '我的预约' })
    await expect(list.getByText('已提交')).toBeVisible({ timeout: 10_000 })
    await picture(page, 'list', mode)
    await list.getByRole('link').click()
    await expect(page.getByRole('region', { name: '预约详情' })).toBeVisible()
    await expect(page.getByRole('button', { name: '看第 1 张大图，共 2 张' })).toBeVisible()
    await picture(page, 'detail', mode)
    await page.getByRole('button', { name: '修改', exact: true }).click()
    await page.getByLabel('期望科室', { exact: true }).fill('老年医学科')
    await picture(page, 'change', mode)
    await submit(page)
    await confirmIt(page)
    await expect(list.getByText('老年医学科')).toBeVisible({ timeout: 10_000 })
    const [changed] = await mailsAbout(page, service, hospital)
    expect(changed?.text).toContain('期望科室：老年医学科（原为：心血管内科）')
    expect(changed?.attachments).toEqual(mail?.attachments)
    await list.getByRole('link').click()
    await page.getByRole('button', { name: '取消预约', exact: true }).click()
    await picture(page, 'sheet-cancel', mode)
    await page.getByRole('dialog').getByRole('button', { name: '确定取消' }).click()
    await expect(page.getByText('这个预约已经取消，').first()).toBeVisible()
    await picture(page, 'cancelled', mode)
    const [cancelled] = await mailsAbout(page, service, hospital)
    expect(cancelled?.text).toContain('这个预约取消了，请不要再安排。')
    expect(await mailsAbout(page, service, hospital)).toHaveLength(3)
  })
}

test('[OUTPATIENT-08] nine pictures fill a group; what was typed and sent up is there after the page was killed, and the phone is left clean by logging out', async ({
  page,
  service,
}) => {
  await consent({ page, service }, '13900000085')
  await page.goto(HERE)
  await page.getByLabel('期望医院', { exact: true }).fill('县人民医院')
  const reports = group(page, '诊断报告（可不传）')
  const input = reports.locator('input[type=file]')
  await input.setInputFiles(await photos(page, 10))
  await expect(reports.getByText('最多 9 张，多选的 1 张没有加进来。')).toBeVisible()
  await expect(input).toHaveCount(0)
  await expect(reports.getByText('已传好 9/9 张')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: '删除第 9 张' }).click()
  await expect(input).toHaveCount(1)
  // As a phone does that needs the memory: nothing is asked.
  await page.evaluate(() => window.stop())
  const again = await page.context().newPage()
  await again.goto(HERE)
  await expect(again.getByText('上次没提交的内容还在，可以接着填。')).toBeVisible()
  await expect(again.getByLabel('期望医院', { exact: true })).toHaveValue('县人民医院')
  const there = group(again, '诊断报告（可不传）')
  await expect(there.getByText('8/9 张')).toBeVisible()
  await expect(there.getByText('打不开')).toHaveCount(0)
  await again.getByRole('button', { name: '返回' }).click()
  await again.getByRole('dialog').getByRole('button', { name: '留下' }).click()
  await again.getByRole('button', { name: '清空重填' }).click()
  await expect(again.getByLabel('期望医院', { exact: true })).toHaveValue('')

  expect(await again.evaluate(() => localStorage.getItem('kangban.outpatient.new'))).toBeNull()

  await again.close()
})

test('[OUTPATIENT-09] [OUTPATIENT-10] [OUTPATIENT-12] [OUTPATIENT-13] [OUTPATIENT-14] in the app, pictures come from its album, nine less what is there; 提交成功 stands for 2 s, then the page closes', async ({
  page,
  service,
}) => {
  const { token } = await consent({ page, service }, '13900000086')
  const [photo] = await photos(page, 1)
  const images: { id: string; url: string }[] = []

  for (let at = 0; at < 4; at++) {
    const answer = await page.request.post(`${service.url}/api/files/v1/app/upload`, {
      headers: { authorization: token },
      multipart: { file: photo!, purpose: 'outpatient' },
    })

    images.push(((await answer.json()) as { data: { id: string; url: string } }).data)
  }

  await page.addInitScript((album) => {
    const asked: number[] = []

    Object.assign(window, {
      asked,
      android: {
        saveUserInfo: () => undefined,
        getAppVersion: () => '1.0',
        uploadImage: (json: string) => {
          const { remain, callbackId } = JSON.parse(json) as { remain: number; callbackId: string }
          asked.push(remain)
          const value = JSON.stringify(asked.length > 1 ? [] : album)

          const { __hostCallback: answer } = window as unknown as Record<
            '__hostCallback',
            (id: string, answer: object) => void
          >

          setTimeout(() => answer(callbackId, { ok: true, value }))
        },
      },
    })
  }, images)

  const links: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => links.push(url))
  await page.goto(HERE)
  await page.getByLabel('姓名', { exact: true }).fill(PATIENT.name)
  await page.getByLabel('身份证号', { exact: true }).fill(PATIENT.idNo)
  await fill(page, '县中医院')
  const reports = group(page, '诊断报告（可不传）')
  await reports.getByRole('button', { name: /拍照或选图/ }).click()
  await expect(reports.getByText('已传好 4/4 张')).toBeVisible()
  await reports.getByRole('button', { name: /拍照或选图/ }).click()

  await expect
    .poll(() => page.evaluate(() => (window as unknown as { asked: number[] }).asked))
    .toEqual([9, 5])

  await submit(page)
  await confirmIt(page)
  const done = page.getByText('提交成功')
  await expect(done).toBeVisible()
  const shownAt = Date.now()
  await expect.poll(() => links, { timeout: 10_000 }).toContain('healthapp://closeWebView')
  expect(Date.now() - shownAt).toBeGreaterThan(1500)
  const [mail] = await mailsAbout(page, service, '县中医院')
  expect(mail?.attachments).toHaveLength(4)
})

test('[OUTPATIENT-16] what is missing is asked for before anything is sent, and the service says the same', async ({
  page,
  service,
}) => {
  const { token } = await consent({ page, service }, '13900000087')
  await page.goto(HERE)
  let sent = 0

  page.on(
    'request',
    (request) => void (sent += Number(request.url().includes('assist-send-email'))),
  )

  await submit(page)

  const messages = [
    '请输入就诊人姓名',
    '请输入正确的身份证号',
    '请输入期望就诊医院',
    '请输入期望就诊科室',
  ]

  for (const message of messages)
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(page.getByText('请选择期望就诊日期，开始日期不能晚于结束日期')).toBeVisible()
  expect(sent).toBe(0)

  const good = {
    userName: PATIENT.name,
    idNo: PATIENT.idNo,
    userPhone: CARER,
    expectHospital: '县医院',
    expectKeShi: '内科',
    expectDate: DATES,
  }

  for (const [field, message] of [
    ['userName', messages[0]],
    ['idNo', messages[1]],
    ['expectHospital', messages[2]],
    ['expectKeShi', messages[3]],
    ['expectDate', '请选择期望就诊日期，开始日期不能晚于结束日期'],
    ['userPhone', '请输入正确的手机号格式'],
  ] as const) {
    const answer = await page.request.post(`${service.url}/api/outpatient/v1/assist-send-email`, {
      headers: { authorization: token },
      data: { ...good, [field]: '' },
    })

    expect(await answer.json()).toMatchObject({ code: '9999', msg: message })
  }
})

test('[OUTPATIENT-01] the form is reached from the page of outpatient assistance', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto('/#/assist')
  await expect(page).toHaveTitle('门诊协助')
  await page.getByRole('button', { name: '获取服务', exact: true }).click()
  await expect(page).toHaveURL(/#\/makeanappointment$/)
  await expect(page).toHaveTitle('门诊预约')
  await expect(page.getByLabel('期望医院', { exact: true })).toBeVisible()
})

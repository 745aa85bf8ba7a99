import type { Page } from '@playwright/test'
import { chooseMode } from './support/modes.ts'
import { openAnew } from './support/open-anew.ts'
import { expectToFitNarrowPhone, pageFindings } from './support/page-findings.ts'
import { pdfPages } from './support/pdf-text.ts'
import { expect, type Service, signIn, test } from './support/service.ts'
import { familyPhone, shareReport } from './support/sharing.ts'

const DETAIL = '/#/health-weekend-report-detail'

interface Week {
  id: string
  day: string
  previousId: string | null
  warnings: { byKind: object[] }
  goals: object[]
}

async function newestWeek(page: Page, service: Service, token: string): Promise<Week> {
  const ask = async (path: string): Promise<unknown> => {
    const answer = await page.request.get(`${service.url}/api/report/v1/app/${path}`, {
      headers: { authorization: token },
    })

    return ((await answer.json()) as { data: unknown }).data
  }

  const { list } = (await ask('list?kind=weekly&pn=1&ps=1')) as { list: { id: string }[] }
  return (await ask(`detail?kind=weekly&id=${list[0]?.id}`)) as Week
}

/** Ends every link of the person: the list in the page shows the newest ones only. */
async function revokeAll(page: Page, service: Service): Promise<void> {
  const { token } = await signIn(page, service)
  const headers = { authorization: token }
  const report = `${service.url}/api/report/v1/app`

  const { data } = (await (await page.request.get(`${report}/share-list`, { headers })).json()) as {
    data: { id: string }[]
  }

  for (const { id } of data)
    await page.request.post(`${report}/share-revoke`, { headers, data: { id } })
}

const spanOf = (page: Page) => page.getByRole('navigation', { name: '换一份周报' }).locator('p')

test.beforeEach(({ page, service }) => revokeAll(page, service))
test.afterEach(({ page, service }) => revokeAll(page, service))

test('[ROUTE-061] opens the newest week: conclusion, averages of a table, what a doctor should look at', async ({
  page,
  service,
}) => {
  const { token } = await signIn(page, service)
  const { day } = await newestWeek(page, service, token)
  await page.goto(DETAIL)
  await expect(page).toHaveTitle('周报详情')
  await expect(spanOf(page)).toContainText(`${Number(day.slice(5, 7))}月${Number(day.slice(8))}日–`)
  const table = page.getByRole('table')

  await expect(table.getByRole('columnheader')).toHaveText([
    '一周平均',
    '平均',
    '七天走势',
    '较上周',
  ])

  await expect(table.getByRole('rowheader', { name: '早晨血压' })).toBeVisible()
  await expect(table.getByRole('img', { name: /^早晨血压七天走势，高压：周一/ })).toBeVisible()
  const attention = page.getByRole('region', { name: '请医生留意' })
  await expect(attention.getByText('（本人填写）')).toBeVisible()
  await expect(page.getByText('供医生参考，不是诊断')).toBeVisible()
})

test('leafs to the week before and back, opens the goals, and one step back leaves the reports', async ({
  page,
  service,
}) => {
  const { token } = await signIn(page, service)
  const { previousId } = await newestWeek(page, service, token)
  await page.goto('/#/mine')
  await expect(page).toHaveTitle('我的')
  await page.goto(DETAIL)
  const newest = (await spanOf(page).textContent()) ?? ''
  await expect(page.getByRole('button', { name: '下一周' })).toBeDisabled()
  await page.getByRole('button', { name: '上一周' }).click()
  await expect(page).toHaveURL(new RegExp(`id=${previousId}`))
  await expect(spanOf(page)).not.toHaveText(newest)
  await page.reload()
  await expect(page).toHaveURL(new RegExp(`id=${previousId}`))
  await page.getByRole('button', { name: '下一周' }).click()
  await expect(spanOf(page)).toHaveText(newest)
  await page.getByRole('button', { name: '下周目标' }).click()

  await expect(
    page.getByRole('dialog', { name: '下周目标' }).getByRole('listitem'),
  ).not.toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveTitle('我的')
})

test('the family reads a shared week without a session, in large text if they like, until it is revoked', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  const address = await shareReport(page, DETAIL)
  expect(address).toContain('/#/zb?token=')
  const { family, errors, close } = await familyPhone(page)
  // A link of a week that says day leads to the page of the week.
  await family.goto(address.replace('/zb?', '/rb?'))
  await expect(family).toHaveTitle('周报')
  await expect(family).toHaveURL(address)
  await expect(family.getByRole('heading', { level: 1 })).toHaveText(/^.\*.的健康周报$/)
  await expect(family.getByText(/^链接 .*前有效$/)).toBeVisible()
  await expect(family.getByText('王桂兰')).toHaveCount(0)
  await expect(family.getByText('用药')).toHaveCount(0)
  await expect(family.getByRole('button')).toHaveCount(0)
  await expect(family.getByRole('link')).toHaveCount(0)
  await expect(family.getByRole('table')).toBeVisible()
  await family.getByRole('switch', { name: '长辈版大字' }).click()
  await expect(family.getByRole('region', { name: '一周平均' })).toBeVisible()
  await expect(family.getByRole('table')).toBeHidden()

  const card = page.getByRole('region', { name: '还有效的分享链接' })
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await card.getByRole('button', { name: /^撤销 周报/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤销', exact: true }).click()
  await expect(card).toHaveCount(0)

  await family.reload()
  await expect(family.getByText('分享链接无效或已过期，请让家人重新分享')).toBeVisible()
  await expect(family.getByRole('region', { name: '请医生留意' })).toHaveCount(0)
  expect(errors).toEqual([])
  await close()
})

test('[ROUTE-048] whoever is logged in can open a shared week too; the link of a day leads to the day', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  const address = await shareReport(page, DETAIL)
  await page.goto(address)
  await expect(page).toHaveTitle('周报')
  await expect(page.getByRole('region', { name: '请医生留意' })).toBeVisible()
  const daily = await shareReport(page, '/#/health-daily-report-detail')
  await page.goto(daily.replace('/rb?', '/zb?'))
  await expect(page).toHaveTitle('日报')
  await expect(page.getByRole('region', { name: '今日建议' })).toBeVisible()
})

for (const path of [DETAIL, '/#/health-daily-report-detail']) {
  test(`a report becomes a picture that can be kept: ${path}`, async ({ page, service }) => {
    await signIn(page, service)
    await page.goto(path)
    await page.getByRole('button', { name: '存为图片' }).click()
    const sheet = page.getByRole('dialog', { name: '存为图片' })
    const picture = sheet.getByRole('img', { name: '报告的图片' })
    await expect(picture).toBeVisible()

    const size = await picture.evaluate((img: HTMLImageElement) => [
      img.naturalWidth,
      img.naturalHeight,
    ])

    expect(size[0]).toBeGreaterThan(600)
    expect(size[1]).toBeGreaterThan(1000)
    const coming = page.waitForEvent('download')
    await sheet.getByRole('button', { name: '保存图片' }).click()
    expect((await coming).suggestedFilename()).toMatch(/^健康(周|日)报 \d{4}-\d{2}-\d{2}\.png$/)
  })
}

for (const mode of ['normal', 'elderly'] as const) {
  test(`prints on one page without anything to press, however much there is to tell: ${mode}`, async ({
    page,
    service,
  }) => {
    await signIn(page, service)
    await chooseMode(page, mode)

    await page.route('**/report/v1/app/detail**', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: Week }
      const [kind] = answer.data.warnings.byKind

      // Six kinds of event and three goals are the most there can be.
      const kinds = [
        'heart-fast',
        'heart-slow',
        'oxygen-low',
        'pressure-high',
        'pressure-low',
        'af-suspected',
      ]

      const warnings = {
        ...answer.data.warnings,
        byKind: kinds.map((name) => ({ ...kind, kind: name })),
      }

      await route.fulfill({ json: { ...answer, data: { ...answer.data, warnings } } })
    })

    await page.goto(DETAIL)

    await expect(
      page.getByRole('region', { name: '请医生留意' }).getByRole('listitem'),
    ).toHaveCount(8)

    const [paper = '', ...more] = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
    expect(more).toEqual([])
    // Who finds the paper in another year knows of when it is, when it was made, and what every figure counts.
    expect(paper).toMatch(/^健康周报\d{4}年\d+月\d+日–.*?\d{4}年\d+月\d+日\d\d:\d\d生成/)
    // The second day of a span may take its year from the first one.
    expect(paper.match(/(?<![年–])(?<!\d)\d+月\d+日/g)).toBeNull()
    expect(paper).not.toMatch(/(?<!月\d*)\d日\d\d:\d\d/)

    for (const row of [
      /早晨血压高压\d+–\d+mmHg\d+\/\d+mmHg(\D偏.|)((高|低)\d+mmHg|持平)/,
      /心率\d+–\d+次\/分\d+次\/分((快|慢)\d+次\/分|持平)/,
      /最低血氧\d+–\d+%\d+%/,
      /睡眠\d:\d\d–\d+:\d\d小时:分\d+:\d\d小时:分/,
      /皮肤温度[\d.]+–[\d.]+℃[\d.]+℃((高|低)[\d.]+℃|持平)/,
      /步数[\d,]+–[\d,]+步[\d,]+步((多|少)[\d,]+步|持平)/,
    ])
      expect(paper).toMatch(row)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('region', { name: '下周目标' })).toBeVisible()
    await expect(page.getByText('王桂兰')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link')).toHaveCount(0)
  })

  test(`the week and its share view are accessible: ${mode}`, async ({ page, service }) => {
    await signIn(page, service)
    const address = await shareReport(page, DETAIL)
    await chooseMode(page, mode)

    const findings: unknown[] = []

    for (const path of [DETAIL, address]) {
      await page.setViewportSize({ width: 375, height: 4200 })
      await openAnew(page, path)
      await expect(page.getByRole('region', { name: '请医生留意' })).toBeVisible()

      for (const finding of await pageFindings(page, mode)) findings.push([path, ...finding])
      await expectToFitNarrowPhone(page)
    }

    expect(findings).toEqual([])
  })
}

import type { Page } from '@playwright/test'
import { chooseMode } from './support/modes.ts'
import { expectToFitNarrowPhone, pageFindings } from './support/page-findings.ts'
import { pdfPages } from './support/pdf-text.ts'
import { expect, signIn, test } from './support/service.ts'

const PATH = '/#/HeartHidingReport'
const ELDER_PATH = '/#/oldAgeHeartHidingReport'

const findings = (page: Page) => page.getByRole('region', { name: '查了这六项' })

test('[ROUTE-065] says the level, all six findings, the weeks, what to do and how the level comes about', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto(PATH)
  await expect(page).toHaveTitle('心脏隐患报告')
  await expect(page.getByText(/^(高|中等|低)风险$/)).toBeVisible()
  await expect(findings(page).getByRole('heading', { level: 3 })).toHaveCount(6)

  await expect(
    page.getByRole('region', { name: '每周的预警' }).getByRole('listitem'),
  ).not.toHaveCount(0)

  await expect(page.getByRole('region', { name: '怎么办' })).toBeVisible()
  await expect(page.getByRole('region', { name: '风险是怎么算的' })).toContainText('计分')
  await expect(page.getByText('不是诊断')).toBeVisible()
})

test('leads to the ECG records and to the warnings', async ({ page, service }) => {
  await signIn(page, service)
  await page.goto(PATH)
  await page.getByRole('link', { name: '心电记录' }).click()
  await expect(page).toHaveTitle('心电')
  await page.goBack()
  await page.getByRole('link', { name: '预警事件' }).click()
  await expect(page).toHaveTitle('预警事件')
})

test('[ROUTE-064] the elderly layout has the level, who to call, and the same findings below', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto(PATH)
  await expect(findings(page)).toBeVisible()
  const same = await findings(page).getByRole('listitem').allTextContents()
  await page.goto(ELDER_PATH)
  await expect(page).toHaveTitle('心脏隐患报告')
  await expect(page.getByText(/^(高|中等|低)风险$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /打电话给/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '给医生看' })).toBeVisible()
  await expect(findings(page).getByRole('listitem')).toHaveText(same)
})

test('in elderly mode the report opens in the elderly layout, with its id', async ({
  page,
  service,
}) => {
  const { token } = await signIn(page, service)

  const answer = await page.request.get(`${service.url}/api/report/v1/app/heart-risk`, {
    headers: { authorization: token },
  })

  const { data } = (await answer.json()) as { data: { id: string } }
  await chooseMode(page, 'elderly')
  await page.goto(`${PATH}?id=${data.id}`)
  await expect(findings(page)).toBeVisible()
  await expect(page).toHaveURL((url) => url.hash === `#/oldAgeHeartHidingReport?id=${data.id}`)
})

test('whoever has measured nothing is told how to begin', async ({ page, service }) => {
  await signIn(page, service, '13800000003')
  await page.goto(PATH)
  await expect(page.getByText('还没有可看的数据', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: '去测心电' }).click()
  await expect(page).toHaveTitle('实时心电')
})

for (const mode of ['normal', 'elderly'] as const) {
  const path = mode === 'elderly' ? ELDER_PATH : PATH

  test(`the screening prints on one page and is accessible: ${mode}`, async ({ page, service }) => {
    await signIn(page, service)
    await chooseMode(page, mode)

    await page.route('**/report/v1/app/heart-risk**', async (route) => {
      const answer = (await (await route.fetch()).json()) as {
        data: { findings: object[]; advice: string[] }
      }

      const times = Array.from({ length: 5 }, (_, day) => `2026-11-1${day}T12:50:00+08:00`)

      // All six found, each with as many times as are told and a piece of advice of its own, is the most there can be.
      const found = answer.data.findings.map((finding) => ({
        ...finding,
        state: 'found',
        count: 9,
        points: 2,
        times,
      }))

      const advice = answer.data.findings.map(
        (_, index) => `${index + 1}，${answer.data.advice[0]}`,
      )

      await route.fulfill({
        json: { ...answer, data: { ...answer.data, findings: found, advice } },
      })
    })

    await page.setViewportSize({ width: 375, height: 4200 })
    await page.goto(path)
    await expect(findings(page).getByText('发现 9 次')).toHaveCount(6)

    expect(await pageFindings(page, mode)).toEqual([])
    const [paper = '', ...more] = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
    expect(more).toEqual([])
    expect(paper).toMatch(/^心脏隐患报告\d{4}年\d+月\d+日–.*?\d{4}年\d+月\d+日\d\d:\d\d生成/)
    expect(paper).toContain('2026-11-1412:50')
    // The second day of a span may take its year from the first one.
    expect(paper.match(/(?<![年–])(?<!\d)\d+月\d+日/g)).toBeNull()
    expect(paper).toMatch(/平均\d+\/\d+mmHg/)
    await expectToFitNarrowPhone(page)
  })
}

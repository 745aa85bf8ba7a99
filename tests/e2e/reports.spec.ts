import type { Page } from '@playwright/test'
import { chooseMode } from './support/modes.ts'
import { openAnew } from './support/open-anew.ts'
import { expectToFitNarrowPhone, pageFindings } from './support/page-findings.ts'
import { expect, type Service, signIn, test } from './support/service.ts'
import { familyPhone, shareReport } from './support/sharing.ts'

const DETAIL = '/#/health-daily-report-detail'

interface Report {
  id: string
  day: string
  previousId: string | null
  events: { id: string }[]
}

/** What the service answers about the reports of whoever is signed in. */
async function ask<T>(
  page: Page,
  service: Service,
  call: { path: string; token: string },
): Promise<T> {
  const answer = await page.request.get(`${service.url}/api/report/v1/app/${call.path}`, {
    headers: { authorization: call.token },
  })

  const { data } = (await answer.json()) as { data: T }
  return data
}

async function newestReport(page: Page, service: Service, token: string): Promise<Report> {
  const { list } = await ask<{ list: { id: string }[] }>(page, service, {
    path: 'list?kind=daily&pn=1&ps=1',
    token,
  })

  return ask<Report>(page, service, { path: `detail?kind=daily&id=${list[0]?.id}`, token })
}

const dayOf = (page: Page) => page.getByRole('navigation', { name: '换一份日报' }).locator('p')

test('opens the newest daily report, with all six sections in order', async ({ page, service }) => {
  const { token } = await signIn(page, service)
  const { day } = await newestReport(page, service, token)
  await page.goto(DETAIL)
  await expect(dayOf(page)).toContainText(`${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`)
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()

  const names = await page
    .getByRole('region', { name: '这一天的测量' })
    .getByRole('heading', { level: 3 })
    .allTextContents()

  expect(names).toEqual(['睡眠', '心率', '血压', '血氧', '皮肤温度', '步数'])
  await expect(page.getByText('供参考，不是诊断')).toBeVisible()
})

test('opening a report takes its unread mark away', async ({ page, service }) => {
  const { token } = await signIn(page, service)
  const path = 'list?kind=daily&pn=1&ps=2'

  const rows = () =>
    ask<{ list: { id: string; unread: boolean }[] }>(page, service, { path, token })

  const second = (await rows()).list[1]
  await page.goto(`${DETAIL}?id=${second?.id}`)
  await expect(dayOf(page)).toBeVisible()
  expect((await rows()).list.find(({ id }) => id === second?.id)?.unread).toBe(false)
})

test('steps to the report before and back, and one step back leaves the reports', async ({
  page,
  service,
}) => {
  const { token } = await signIn(page, service)
  const { previousId } = await newestReport(page, service, token)
  await page.goto('/#/mine')
  await expect(page).toHaveTitle('我的')
  await page.goto(DETAIL)
  const newest = (await dayOf(page).textContent()) ?? ''
  await expect(page.getByRole('button', { name: '后一份' })).toBeDisabled()
  await page.getByRole('button', { name: '前一份' }).click()
  await expect(page).toHaveURL(new RegExp(`id=${previousId}`))
  await expect(dayOf(page)).not.toHaveText(newest)
  await page.getByRole('button', { name: '后一份' }).click()
  await expect(dayOf(page)).toHaveText(newest)
  await page.goBack()
  await expect(page).toHaveTitle('我的')
})

test('the list of warnings opens from the events of the day', async ({ page, service }) => {
  await signIn(page, service)
  await page.goto(DETAIL)
  await page.getByRole('link', { name: '全部预警事件' }).click()
  await expect(page).toHaveTitle('预警事件')
})

test('the family reads a shared report without a session, until the link is revoked', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  const address = await shareReport(page, DETAIL)
  const { family, errors, close } = await familyPhone(page)
  await family.goto(address)
  await expect(family).toHaveTitle('日报')
  await expect(family.getByRole('heading', { level: 1 })).toHaveText(/^.\*.的健康日报$/)
  await expect(family.getByText(/^链接 .*前有效$/)).toBeVisible()
  await expect(family.getByText('王桂兰')).toHaveCount(0)
  await expect(family.getByRole('button')).toHaveCount(0)
  await expect(family.getByRole('link')).toHaveCount(0)

  const card = page.getByRole('region', { name: '还有效的分享链接' })
  await expect(card.getByRole('listitem')).not.toHaveCount(0)
  const before = await card.getByRole('listitem').count()
  await card.getByRole('button', { name: /^撤销/ }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '撤销', exact: true }).click()
  await expect(card.getByRole('listitem')).toHaveCount(before - 1)

  await family.reload()
  await expect(family.getByText('分享链接无效或已过期，请让家人重新分享')).toBeVisible()
  await expect(family.getByRole('region', { name: '这一天的测量' })).toHaveCount(0)
  expect(errors).toEqual([])
  await close()
})

const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0

for (const mode of ['normal', 'elderly'] as const) {
  test(`prints on one page without anything to press, with more events than there is room for: ${mode}`, async ({
    page,
    service,
  }) => {
    await signIn(page, service)
    await chooseMode(page, mode)

    await page.route('**/report/v1/app/detail**', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: Report }
      const [event] = answer.data.events
      const events = Array.from({ length: 40 }, (_, index) => ({ ...event, id: `e${index}` }))
      await route.fulfill({ json: { ...answer, data: { ...answer.data, events } } })
    })

    await page.goto(DETAIL)
    await expect(page.getByText('40 次')).toBeVisible()
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('另有 33 次', { exact: false })).toBeVisible()
    await expect(page.getByText('项目', { exact: true })).toBeVisible()
    await expect(page.getByText('王桂兰')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link')).toHaveCount(0)
  })

  test(`the report and its share view are accessible: ${mode}`, async ({ page, service }) => {
    await signIn(page, service)
    const address = await shareReport(page, DETAIL)
    await chooseMode(page, mode)

    const findings: unknown[] = []

    for (const path of [DETAIL, address]) {
      await page.setViewportSize({ width: 375, height: 3600 })
      await openAnew(page, path)
      await expect(page.getByRole('region', { name: '今日建议' })).toBeVisible()

      for (const finding of await pageFindings(page, mode)) findings.push([path, ...finding])
      await expectToFitNarrowPhone(page)
    }

    expect(findings).toEqual([])
  })
}

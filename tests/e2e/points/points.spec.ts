// Points from the sign-in to the counter: two people, two browsers.
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from '@playwright/test'
import { shareClock } from '../support/clock.ts'
import { expect, type Service, signIn, test } from '../support/service.ts'
import { watchToasts } from '../support/toasts.ts'

/** Of nobody that was seeded: no sign-in, no draw. */
const WINNER = '13900000031'

/** Points prizes of the newcomers' wheel run out, so that chance has cash alone to give. */
function leaveOnlyCash({ database }: Service): void {
  const stock = new DatabaseSync(database, { timeout: 5000 })

  stock.exec(
    `UPDATE "Prize" SET "stock" = 0 WHERE "activityId" = 'new-user' AND "prizeType" = '0001'`,
  )

  stock.close()
}

/** Whoever stands at the counter: nobody is logged in there. */
async function counter(browser: Browser, service: Service): Promise<Page> {
  const context = await browser.newContext({ baseURL: service.url, serviceWorkers: 'block' })
  await shareClock(context)
  return context.newPage()
}

async function enterCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: /模拟短信/ }).click()
  await page.getByRole('button', { name: '确定', exact: true }).click()
}

test('[ROLE-03] she signs in, draws cash by the keyboard, keeps its code; the administrator redeems it elsewhere, once', async ({
  page,
  service,
  browser,
}) => {
  leaveOnlyCash(service)
  await signIn(page, service, WINNER)
  await page.goto('/#/mine')
  await page.getByRole('link', { name: /^\d+ 积分/ }).click()
  await page.getByRole('button', { name: '签到，领 30 积分' }).click()
  await expect(page.getByText('今天已签到')).toBeVisible()
  await expect(page.getByText('明天再签可得 60 积分')).toBeVisible()

  await page.getByRole('button', { name: '抽奖：新人有礼' }).press('Enter')
  const asked = page.waitForRequest((request) => request.url().includes('/files/v1/app/qr-code?'))
  await page.getByRole('button', { name: /^抽奖 免费/ }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '转盘正在转' })).toBeVisible()
  const result = page.getByRole('dialog', { name: '抽奖结果' })
  await expect(result).toContainText('恭喜您，抽中现金')
  const image = result.getByRole('img', { name: '现金核销二维码' })

  await expect
    .poll(() => image.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0)

  const download = page.waitForEvent('download')
  await result.getByRole('button', { name: '保存二维码' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.png$/)
  await result.getByRole('button', { name: '查看中奖记录' }).click()
  await expect(page).toHaveTitle('中奖记录')
  await expect(page.getByRole('button', { name: /待核销/ })).toBeVisible()

  const scanned = new URL((await asked).url()).searchParams.get('reqUrl') ?? ''
  const admin = await counter(browser, service)
  const toasts = await watchToasts(admin)
  await admin.goto(scanned)
  await expect(admin).toHaveTitle('奖品核销')
  await admin.getByRole('button', { name: '获取验证码' }).click()
  await expect(admin.getByRole('button', { name: /s 后重发$/ })).toBeDisabled()
  await admin.getByLabel('验证码').fill('000000')
  await admin.getByRole('button', { name: '确定', exact: true }).click()
  await expect(admin.getByRole('alert')).toHaveText('验证码错误')
  await enterCode(admin)
  await expect(admin).toHaveTitle('核销信息')
  await expect(admin.getByText('139****0031')).toBeVisible()
  await admin.getByRole('button', { name: '核销', exact: true }).click()
  await admin.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(admin.getByRole('button', { name: '已核销' })).toBeDisabled()
  expect(toasts.some((toast) => toast.includes('核销成功'))).toBe(true)
  await admin.context().close()

  await page.reload()
  await expect(page.getByRole('button', { name: /已核销/ })).toBeVisible()
  await page.getByRole('button', { name: /已核销/ }).click()
  await expect(page.getByRole('dialog', { name: '现金二维码' })).toContainText('已经核销')
})

test('[PTREC-01] [PTREC-03] both records grow as one scrolls', async ({ page, service }) => {
  await signIn(page, service)

  for (const [path, flag] of [
    ['/integralRecord', '1'],
    ['/awardRecord', '2'],
  ]) {
    const asked: string[] = []

    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())

      if (pathname.endsWith('/integral-record') && searchParams.get('flag') === flag)
        asked.push(`pn=${searchParams.get('pn')} ps=${searchParams.get('ps')}`)
    })

    await page.goto(`/#${path}?userCode=any`)
    await expect(page.getByRole('listitem').first()).toBeVisible()
    const first = await page.getByRole('listitem').count()
    expect(asked[0]).toBe('pn=1 ps=20')
    await page.getByRole('listitem').last().scrollIntoViewIfNeeded()
    await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(first)
    expect(asked[1]).toBe('pn=2 ps=20')
  }
})

test('[REQ-35] another code leaves the points centre as it was, with the toast alone', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  const toasts = await watchToasts(page)
  const failures: Error[] = []
  page.on('pageerror', (failure) => failures.push(failure))

  await page.route('**/integral/v1/app/info', (route) =>
    route.fulfill({ json: { code: '9999', msg: '积分暂时查不到', data: { remain: 7 } } }),
  )

  await page.goto('/#/integral')
  await expect.poll(() => toasts).toEqual([expect.stringContaining('积分暂时查不到')])
  await expect(page.getByRole('heading', { level: 1, name: '积分中心' })).toBeVisible()
  // What came with the code is not applied: no points, no day of the strip, no activity.
  await expect(page.getByText('7 积分')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^抽奖：/ })).toHaveCount(0)
  await expect(page).toHaveURL(/#\/integral$/)
  await page.unroute('**/integral/v1/app/info')
  await page.getByRole('button', { name: '重试', exact: true }).click()
  await expect(page.getByRole('region', { name: '七天签到' })).toBeVisible()
  expect(failures).toEqual([])
})

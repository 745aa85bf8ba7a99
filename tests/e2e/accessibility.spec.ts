import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { auditPage } from './audit-page.js'
import { expect, type Service, signIn, test } from './service.ts'

const SCREENS = [
  '/login',
  '/401',
  '/informationGathering',
  '/mine',
  '/aboutUs',
  '/agreement',
  '/serviceAgreement',
  '/health',
  '/oldAgeHealth',
  '/ecg',
  '/theHeartList?tab=watch',
  '/theHeartList?tab=instrument',
  '/theHeart',
  '/lead',
  '/pdfViewer',
  '/health-daily-report-detail',
  '/rb',
]
const MODES = {
  normal: { elder: false, extraLarge: false, limits: { minFont: 13, minTarget: 44 } },
  elderly: { elder: true, extraLarge: false, limits: { minFont: 18, minTarget: 60, lineHeight: 1.3 } },
  'extra large': { elder: false, extraLarge: true, limits: { minFont: 13, minTarget: 44 } },
} as const

/** A stored record of the seeded woman, for the screens that show one. */
async function someRecord(page: Page, service: Service, token: string): Promise<string> {
  for (let daysAgo = 0; daysAgo < 90; daysAgo++) {
    const day = new Date(Date.now() + 8 * 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10)
    const answer = await page.request.get(`${service.url}/api/monitor/v1/app/find-ecg-list?dayDate=${day}`, {
      headers: { authorization: token },
    })
    const { data } = (await answer.json()) as { data: { dataEcgInfosRespList: { id: string }[] } }
    const record = data.dataEcgInfosRespList[0]
    if (record) return record.id
  }
  throw new Error('the seeded woman has no ECG')
}

async function open(page: Page, path: string, record: string): Promise<void> {
  if (path !== '/lead' && path !== '/pdfViewer') {
    await page.goto(path === '/theHeart' ? `/#/theHeart?ecg=1&id=${record}` : `/#${path}`)
  } else {
    await page.goto(`/#/theHeart?ecg=1&id=${record}`)
    await page.getByRole('button', { name: path === '/lead' ? /导联图/ : 'PDF 报告' }).click()
    await expect(page.locator('canvas').first()).toBeVisible()
  }
  // An open page always listens for live updates, so the network is never idle: the skeletons tell.
  await expect(page.locator('h1, h2').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

for (const [mode, { elder, extraLarge, limits }] of Object.entries(MODES)) {
  test(`every screen is accessible: ${mode}`, async ({ page, service }) => {
    test.setTimeout(180_000)
    const { token } = await signIn(page, service)
    const record = await someRecord(page, service, token)
    await page.addInitScript(
      ([isElder, isExtraLarge]) => {
        if (location.protocol === 'about:') return
        localStorage.setItem('oldAge', isElder ? '1' : '0')
        localStorage.setItem('extraLarge', isExtraLarge ? '1' : '0')
      },
      [elder, extraLarge],
    )
    const findings: unknown[] = []
    for (const path of SCREENS) {
      if ((path === '/health' && elder) || (path === '/oldAgeHealth' && !elder)) continue
      // As high as the longest screen, so that nothing lies under the bars.
      await page.setViewportSize({ width: 375, height: 2400 })
      await page.goto('about:blank')
      await open(page, path, record)
      const axe = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      for (const { id, nodes } of axe.violations) findings.push([path, 'axe', id, nodes[0]?.target])
      const found = await page.evaluate(auditPage, limits)
      for (const finding of found) findings.push([path, ...(finding as unknown[])])
      await page.setViewportSize({ width: 320, height: 568 })
      await page.waitForTimeout(100)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overflow > 1) findings.push([path, 'overflow at 320 px', overflow])
    }
    expect(findings).toEqual([])
  })
}

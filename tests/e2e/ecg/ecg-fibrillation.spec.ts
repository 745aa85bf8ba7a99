import type { Page } from '@playwright/test'
import { addDays } from '@kangban/china-time'
import { chinaDay } from '../support/china-day.ts'
import { chooseMode } from '../support/modes.ts'
import { expect, type Service, signIn, test } from '../support/service.ts'

interface MonthAnswer {
  data: {
    list: { id: string; dataTime: string; finding: string; rateText: string; stateText: string }[]
  }
}

async function monthOf(page: Page, service: Service, token: string, month: string) {
  const answer = await page.request.get(`${service.url}/api/monitor/v1/app/ecg-month`, {
    params: { month },
    headers: { authorization: token },
  })

  return (await answer.json()) as MonthAnswer
}

/** The newest suspected fibrillation of this month or the one before, and its month. */
async function fibrillation(page: Page, service: Service, token: string) {
  const thisMonth = chinaDay().slice(0, 7)

  for (const month of [thisMonth, addDays(`${thisMonth}-01`, -1).slice(0, 7)]) {
    const answer = await monthOf(page, service, token, month)
    const found = answer.data.list.find(({ finding }) => finding === 'af')
    if (found) return { found, month }
  }

  throw new Error('no fibrillation was seeded')
}

for (const mode of ['normal', 'elderly'] as const) {
  test(`a suspected fibrillation reads alike in list and detail, and home names the one that waits, ${mode}`, async ({
    page,
    service,
  }) => {
    const { token } = await signIn(page, service)
    await chooseMode(page, mode)
    await page.setViewportSize({ width: 375, height: 812 })
    const { found, month } = await fibrillation(page, service, token)
    expect(found.rateText).toMatch(/^\d+–\d+$/)
    await page.goto(`/#/theHeartList?tab=all&electrocaTime=${month}-01`)
    const row = page.locator(`a[href*="${found.id}"]`)
    await expect(row).toContainText(`${found.rateText}次/分`)
    await expect(row).toContainText('疑似房颤')
    await expect(row).toContainText(/医生/)
    await expect(row.locator('svg')).toBeVisible()
    await row.click()
    await expect(page.getByText('这份心电疑似房颤，')).toBeVisible()
    const rate = page.getByRole('region', { name: '心率', exact: true })
    await expect(rate).toContainText(`${found.rateText}次/分`)
    const hrv = page.getByRole('region', { name: 'HRV' })
    await expect(hrv).toContainText('房颤时不评估')
    await expect(hrv).not.toContainText(/正常|偏高/)
    const qt = page.getByRole('region', { name: /^QT/ })
    await expect(qt).toContainText(/仅供参考|不作判断/)
    await expect(qt).not.toContainText(/正常|偏长|偏短|很长/)
    await page.goto(mode === 'elderly' ? '/#/oldAgeHealth' : '/#/health')
    await expect(page.getByText(/心电疑似房颤/).first()).toBeVisible()
    const matter = page.getByText('疑似房颤', { exact: true }).first()
    await expect(matter).toBeVisible()
  })
}

import { expect, type Page } from '@playwright/test'

/** Makes a link of one day in a report's page, and gives its address. */
export async function shareReport(page: Page, report: string): Promise<string> {
  await page.goto(report)
  await page.getByRole('button', { name: /^分享/ }).click()
  const sheet = page.getByRole('dialog', { name: '分享给家人' })
  await sheet.getByRole('radio', { name: '1 天', exact: true }).click()
  await sheet.getByRole('button', { name: '生成链接' }).click()
  const address = (await sheet.getByText('?token=').textContent()) ?? ''
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect(sheet).toHaveCount(0)
  return address
}

/** A phone of the family: nobody is logged in there. What it wrote as an error to its console comes along. */
export async function familyPhone(page: Page) {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' })

  if (!context) throw new Error('the browser is gone')
  const family = await context.newPage()
  const errors: string[] = []
  family.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  family.on('pageerror', (error) => errors.push(error.message))
  return { family, errors, close: () => context.close() }
}

// All own data as a file: the one step of it that only a browser shows.
import { readFileSync } from 'node:fs'
import { expect, signIn, test } from './support/service.ts'

test('all own data come as a ZIP, and the page stays where it is', async ({ page, service }) => {
  await signIn(page, service, '13800000002')
  await page.goto('/#/mine')
  await page.getByRole('button', { name: /导出我的数据/ }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载', exact: true }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^kangban-\d{4}-\d\d-\d\d\.zip$/)
  const zip = readFileSync(await file.path())
  expect(zip.subarray(0, 2).toString()).toBe('PK')
  // What is inside is looked at by the tests of the service; that it came to its end says the list of its files.
  for (const name of ['请先看我.txt', '指标/心率.csv', '账号/账号.csv'])
    expect(zip.lastIndexOf(name)).toBeGreaterThan(zip.indexOf(name))

  await expect(page).toHaveURL(/#\/mine$/)
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

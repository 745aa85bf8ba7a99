// The web app on a back end that knows the two documents and nothing of ours, from a static host on another origin.
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { chinaDay } from '../support/china-day.ts'
import { enter, everyScreen, open, screens } from '../support/documented-screens.ts'
import { test, watchRequests } from '../support/documented-service.ts'
import { signIn } from '../support/service.ts'
import { settled } from '../support/settled.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ trace: 'off', baseURL: async ({ production }, use) => use(production.origin) })

for (const mode of ['normal', 'elderly'] as const) {
  test(`every screen lives on the documents alone: ${mode}`, async ({ page, production }) => {
    test.setTimeout(400_000)
    const findings = await everyScreen({ page, production }, mode, mode)
    expect(findings, findings.join('\n')).toEqual([])
  })
}

const sentenceOf = (page: Page) => page.locator('[class*="_sentence_"]').first().innerText()

for (const mode of ['normal', 'elderly'] as const) {
  test(`the woman of 72 finds her answers there: ${mode}`, async ({ page, production }) => {
    test.setTimeout(120_000)
    await enter(page, production, mode)
    await open(page, '#/health')
    // How she slept.
    await expect(page.locator('a[href$="#/sleep"]')).toBeVisible()
    // The night before: of the last one she may not have woken yet.
    await open(page, `#/sleep?date=${chinaDay(1)}`)
    await expect(page).toHaveTitle('睡眠')
    expect(await sentenceOf(page)).toMatch(/睡得|醒得|睡了/)
    // Whether her pressure is high.
    await open(page, '#/bloodPressure?span=month')
    expect(await sentenceOf(page)).toMatch(/偏高|超过 140/)
    // What was unusual.
    await open(page, '#/health')

    await page
      .getByRole('region', { name: /件事还没了结/ })
      .getByRole('link', { name: /全部/ })
      .click()

    await settled(page)
    await expect(page.getByText('夜间血氧偏低').filter({ visible: true }).first()).toBeVisible()
    // What to show her doctor: one page, on paper too.
    await open(page, '#/health')
    const forDoctor = { name: /^给医生看/ }
    await page.getByRole('link', forDoctor).or(page.getByRole('button', forDoctor)).first().click()
    await expect(page).toHaveTitle('周报详情')
    await settled(page)
    await expect(page.getByText('早晨血压').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('请医生留意')).toBeVisible()
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
}

test('a report of the recorder opens from the other origin', async ({ page, production }) => {
  const token = await enter(page, production, 'normal')
  const { userCode } = await signIn(page, production.service)
  let day = ''

  for (let daysAgo = 0; daysAgo < 90 && !day; daysAgo++) {
    const date = chinaDay(daysAgo)
    const path = `${production.service.url}/api/swk-ecg/v1/measurements/by-date-user?measurementDate=${date}&userCode=${userCode}`
    const answer = await page.request.get(path, { headers: { authorization: token } })
    const { data } = (await answer.json()) as { data: { pdfFilePath: string | null }[] }
    if (data.some(({ pdfFilePath }) => pdfFilePath)) day = date
  }

  expect(day).not.toBe('')
  await open(page, `#/theHeartList?tab=instrument&electrocaTime=${day}`)
  await page.getByRole('button', { name: '查看PDF' }).first().click()
  await expect(page).toHaveTitle('报告查看')
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: 20_000 })
})

test('an ECG measured there stays on the phone, is listed as such, and leaves it as EDF+, WFDB and PDF', async ({
  page,
  production,
}) => {
  test.setTimeout(150_000)
  await enter(page, production, 'normal')
  const strange = watchRequests(page, production)
  await open(page, '#/ecg')
  await page.getByRole('button', { name: '连接心电仪' }).click()
  await page.getByRole('button', { name: /现在测/ }).click()
  await expect(page.getByText('这次的结果')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText(/已保存在这部手机上/).first()).toBeVisible()
  // The end of a session empties local storage; what has no other copy outlives it.
  await page.evaluate(() => localStorage.removeItem('dataTime'))
  await open(page, '#/theHeartList?tab=instrument')
  await expect(page.getByText('只在这部手机上')).toBeVisible()
  await page.getByRole('button', { name: '查看详情' }).click()
  await expect(page).toHaveTitle('心电详情')
  await settled(page)

  for (const [name, ending] of [
    ['导出 EDF+', /\.edf$/],
    ['导出 WFDB', /\.zip$/],
    ['导出 PDF', /\.pdf$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    expect((await download).suggestedFilename()).toMatch(ending)
  }

  expect(strange).toEqual([])
})

/** `| \`/sleep\` | part | … |` */
function readmeRows() {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const rows = readme.matchAll(/^\| ((?:`\/[\w/-]*` ?)+)\s*\| (all|part|not offered)\s*\|/gm)

  return [...rows].flatMap(([, paths = '', kind = '']) =>
    [...paths.matchAll(/`(\/[\w/-]*)`/g)].map(([, path = '']) => ({ path, kind })),
  )
}

test('the table of the README names every screen once, and says rightly which are offered', () => {
  const rows = readmeRows()

  expect(rows.map(({ path }) => path).toSorted()).toEqual(
    screens.map(({ path }) => path).toSorted(),
  )

  const notOffered = rows.filter(({ kind }) => kind === 'not offered').map(({ path }) => path)

  expect(notOffered.toSorted()).toEqual(
    screens.flatMap(({ path, ours }) => (ours ? [path] : [])).toSorted(),
  )
})

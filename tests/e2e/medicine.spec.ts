import type { Page } from '@playwright/test'
import { chooseMode } from './support/modes.ts'
import { openAnew } from './support/open-anew.ts'
import { expectToFitNarrowPhone, pageFindings } from './support/page-findings.ts'
import { expect, signIn, test } from './support/service.ts'

const NEW_PERSON = '13900000021'
const REPORT = '/#/chineseMedicineIndex'
const ELDER_REPORT = '/#/oldAgeChineseMedicine'
const SURVEY = '/#/survey'

const place = (page: Page) => page.getByText(/^第 \d+ 题，共 \d+ 题$/)

/** How many questions there are; the first is open. */
async function total(page: Page): Promise<number> {
  const text = (await place(page).textContent()) ?? ''
  return Number(/共 (\d+) 题/.exec(text)?.[1])
}

/** Answers from this question on, the same each time. */
async function answerFrom(
  page: Page,
  first: number,
  { label, last }: { label: string; last: number },
) {
  for (let number = first; number <= last; number++) {
    await expect(place(page)).toHaveText(new RegExp(`^第 ${number} 题`))
    await page.getByRole('button', { name: label, exact: true }).click()
  }
}

test('the report in both layouts and the survey open under their path and title', async ({
  page,
  service,
}) => {
  await signIn(page, service)

  for (const [path, title] of [
    ['/chineseMedicineIndex', '中医报告'],
    ['/survey', '问卷'],
    // Last, since it turns elderly mode on.
    ['/oldAgeChineseMedicine', '中医报告'],
  ] as const) {
    await openAnew(page, `/#${path}`)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(new URL(page.url()).hash).toBe(`#${path}`)
  }

  await openAnew(page, `${REPORT}?date=2026-01-01`)
  await expect(page).toHaveURL(/#\/oldAgeChineseMedicine\?date=2026-01-01$/)
})

test('somebody new answers the whole survey with a pause, a reload and no network, and reads the report', async ({
  page,
  service,
}, info) => {
  test.setTimeout(240_000)
  info.annotations.push({ type: 'console-errors-expected' })
  await signIn(page, service, NEW_PERSON)
  await page.goto(REPORT)
  await expect(page.getByText('还没有中医报告。')).toBeVisible()
  await page.getByRole('button', { name: '去答问卷' }).click()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: '开始答题' }).click()
  const last = await total(page)
  await answerFrom(page, 1, { label: '有时', last: 3 })

  await expect(place(page)).toHaveText(/^第 4 题/)
  await page.reload()
  await expect(place(page)).toHaveText(/^第 4 题/)
  await page.goBack()
  await expect(page.getByText('已答 3 题', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: '接着答第 4 题' }).click()

  await page.getByRole('button', { name: '先跳过' }).click()
  await answerFrom(page, 5, { label: '很少', last })
  await expect(page.getByText('还有 1 题没有回答。')).toBeVisible()
  await page.getByRole('button', { name: '回答这几题' }).click()
  await answerFrom(page, 4, { label: '有时', last: 4 })
  await expect(page.getByText(`${last} 题都答完了，可以提交。`)).toBeVisible()

  await page.context().setOffline(true)
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByRole('alert')).toContainText('没有提交成功')
  await page.context().setOffline(false)
  // Sent by itself when the network is back.
  await expect(page.getByRole('region', { name: '接下来' })).toContainText('三个月后再答一次')

  await page.getByRole('button', { name: '看中医报告' }).click()
  await expect(page.getByRole('region', { name: '主要体质' })).toBeVisible()

  await expect(page.getByRole('region', { name: '九种体质得分' }).getByRole('button')).toHaveCount(
    9,
  )

  await expect(page.getByRole('region', { name: '以前的报告' }).getByRole('listitem')).toHaveCount(
    1,
  )

  await page.goBack()
  await expect(page.getByRole('button', { name: '重新答题' })).toBeVisible()
})

test('the views, the advice and an earlier report open by their address and survive a reload', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto(REPORT)
  await page.getByRole('radio', { name: '雷达' }).click()
  await page.getByRole('tab', { name: '穴位' }).click()
  await page.reload()
  await expect(page.getByRole('radio', { name: '雷达' })).toBeChecked()
  await expect(page.getByRole('tabpanel')).toContainText('足三里')
  const history = page.getByRole('region', { name: '以前的报告' })
  await expect(history.getByRole('img', { name: /主要体质得分/ })).toBeVisible()
  await history.getByRole('link').first().click()
  await expect(page.getByText('不是最新的', { exact: false })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: '和上次比' })).toBeVisible()
})

test('in elderly mode the survey waits for 下一题, and the report says what to do and what to leave', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await chooseMode(page, 'elderly')
  await page.goto(REPORT)
  await expect(page).toHaveURL(/oldAgeChineseMedicine/)
  await expect(page.getByRole('region', { name: '宜' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('region', { name: '忌' }).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: '再答一次' }).click()
  await page.getByRole('button', { name: '重新答题' }).click()
  await page.getByRole('button', { name: '有时', exact: true }).click()

  await expect(page.getByRole('button', { name: '有时', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.getByRole('button', { name: '下一题' }).click()
  await expect(place(page)).toHaveText(/^第 2 题/)
  await page.getByRole('button', { name: '上一题' }).click()

  await expect(page.getByRole('button', { name: '有时', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

for (const mode of ['normal', 'elderly'] as const) {
  test(`the report and the survey are accessible: ${mode}`, async ({ page, service }) => {
    test.setTimeout(90_000)
    await signIn(page, service)
    await chooseMode(page, mode)
    const findings: unknown[] = []

    const paths = [
      mode === 'elderly' ? ELDER_REPORT : REPORT,
      `${REPORT}?view=radar`,
      SURVEY,
      `${SURVEY}?at=1`,
      `${SURVEY}?at=check`,
    ]

    for (const path of paths) {
      await page.setViewportSize({ width: 375, height: 6000 })
      await openAnew(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: '正在加载，请稍候' })).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
      for (const fold of await page.locator('main > details > summary').all()) await fold.click()
      for (const finding of await pageFindings(page, mode)) findings.push([path, ...finding])
      await expectToFitNarrowPhone(page)
    }

    expect(findings).toEqual([])
  })
}

test('[CONFLICT-30] /survey is the questionnaire of the constitution, /informationGathering that of the profile', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await openAnew(page, '/#/informationGathering')
  await page.getByRole('button', { name: '知道了' }).click()
  await expect(page).toHaveTitle('完善个人信息')
  await expect(page.getByRole('list', { name: '填写进度' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^居住地/ })).toBeVisible()
  await openAnew(page, '/#/survey')
  await expect(page).toHaveTitle('问卷')
  await expect(page.getByRole('link', { name: /看上次的中医报告/ })).toBeVisible()
  await page.getByRole('button', { name: '重新答题' }).click()
  await expect(place(page)).toHaveText(/^第 1 题/)
  await expect(page.getByRole('list', { name: '填写进度' })).toHaveCount(0)
})

// A newcomer on the way from the login through the questionnaire to a saved profile, in both modes, with the taps counted.
import type { Page } from '@playwright/test'
import { answerAll, logIn, personAt } from '../support/newcomer.ts'
import { openAnew } from '../support/open-anew.ts'
import { expect, test } from '../support/service.ts'

const ID_NUMBER = '11010519491231002X'

const answersOf = async (page: Page): Promise<Record<string, unknown>> => {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')

  const answer = await page.request.get('/api/user/v1/health', {
    headers: { authorization: token },
  })

  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

/** Hangzhou, as the phone tells it. */
test.use({ geolocation: { latitude: 30.25, longitude: 120.15 }, permissions: ['geolocation'] })

/** What a person in a hurry needs: one tap in some four seconds, and the limit is four minutes. */
const MOST_TAPS = { normal: 32, elderly: 48 } as const

for (const [mode, phone] of [
  ['normal', '13900026101'],
  ['elderly', '13900026102'],
] as const) {
  test(`[SURVEY-01] [SURVEY-37] a newcomer answers everything, and finds it in the profile: ${mode}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await logIn(page, phone, mode)
    await expect(page).toHaveTitle('完善个人信息')
    const person = personAt(page)
    await answerAll(person, mode)
    console.info(`${mode}: ${person.taps} taps`)
    expect(person.taps).toBeLessThanOrEqual(MOST_TAPS[mode])

    expect(await answersOf(page)).toMatchObject({
      sex: 1,
      birthday: '1955-06-15',
      height: 165,
      weight: 65,
      waistline: 85,
      ethnicity: '汉族',
      residence: '浙江省 杭州市',
      industry: 2,
      medHis: true,
      takeMed: true,
      sleepQuality: 3,
      smokingStatus: 1,
      kangban: {
        familyMedHis: false,
        hypertensionTreatment: true,
        erectileDysfunction: false,
      },
    })

    await openAnew(page, '/#/information?from=health')
    await expect(page).toHaveTitle('个人信息')
    await page.getByRole('button', { name: /^用户名/ }).click()
    await page.getByLabel('请输入用户名').fill('陈建国')
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('身份证号为必填项，请选择或输入身份证号')).toBeVisible()
    await page.getByRole('button', { name: '身份证号 请填写' }).click()
    await page.getByLabel('请输入身份证号').fill(ID_NUMBER)
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    // The number is a woman's.
    await expect(page.getByRole('button', { name: /^性别/ })).toContainText('女')
    await page.getByRole('link', { name: /病史/ }).click()
    await expect(page).toHaveTitle('病史选择')
    await page.getByRole('button', { name: '冠心病' }).click()
    await page.getByRole('button', { name: '确定' }).click()
    await expect(page.getByRole('button', { name: /^用户名/ })).toContainText('陈建国')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('修改成功')).toBeVisible()
    await expect(page).toHaveURL(mode === 'elderly' ? /#\/oldAgeHealth/ : /#\/health/)

    expect(await answersOf(page)).toMatchObject({
      name: '陈建国',
      idNo: ID_NUMBER,
      sex: 2,
      birthday: '1949-12-31',
      kangban: { tagParamList: [{ tagName: '高血压' }, { tagName: '冠心病' }] },
    })
  })
}

test('[SURVEY-48] [PROFILE-01] answers outlive a browser that was killed, and what is unsaved is asked for', async ({
  page,
  context,
}) => {
  await logIn(page, '13900026103', 'normal')
  await page.getByRole('button', { name: '知道了' }).click()
  await page.getByRole('radio', { name: '女' }).click()
  await page.getByRole('button', { name: '跳过' }).click()
  await expect(page.getByText('本人得过病吗？')).toBeVisible()
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await openAnew(again, '/#/informationGathering')
  await again.getByRole('button', { name: '知道了' }).click()
  await expect(again.getByText('本人得过病吗？')).toBeVisible()
  await again.getByRole('button', { name: '上一步' }).click()
  await expect(again.getByRole('radio', { name: '女' })).toHaveAttribute('aria-checked', 'true')
  await openAnew(again, '/#/health')
  await again.locator('a[href$="#/information?from=health"]').first().click()
  await expect(again).toHaveTitle('个人信息')
  await openAnew(again, '/#/mine')
  await again.getByRole('link', { name: /^资料/ }).click()
  await again.getByRole('button', { name: /^社区电话/ }).click()
  await again.getByLabel('请输入社区电话').fill('057112345')
  await again.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(again.getByRole('dialog')).toBeHidden()
  await again.goBack()
  await again.getByRole('dialog').getByRole('button', { name: '离开' }).click()
  await expect(again).toHaveURL(/#\/mine/)
})

const residence = (page: Page) => page.getByRole('button', { name: /^居住地/ })

/** What the locator is made of, however its file is called: the points of Hangzhou. */
const LOCATOR = /330100 1\d\d\.\d/

/** Hands every script on but the locator, which is refused or counted. */
async function meetLocator(page: Page, refused: boolean): Promise<string[]> {
  const met: string[] = []

  await page.route(/\.js$/, async (route) => {
    const answer = await route.fetch()
    const isLocator = LOCATOR.test(await answer.text())
    if (isLocator) met.push(new URL(page.url()).hash)
    return isLocator && refused ? route.abort() : route.fulfill({ response: answer })
  })

  return met
}

test('[BRIDGE-17] the locator is loaded on /informationGathering, and finds the city', async ({
  page,
}) => {
  const met = await meetLocator(page, false)
  await logIn(page, '13900026105', 'normal')
  await page.getByRole('button', { name: '知道了' }).click()
  await expect(residence(page)).toContainText('浙江省 杭州市')
  expect(met).toEqual([expect.stringContaining('#/informationGathering')])
})

test('[BRIDGE-17] a locator that cannot be loaded does not break the page', async ({
  page,
}, info) => {
  info.annotations.push({ type: 'console-errors-expected' })
  const met = await meetLocator(page, true)
  const failures: Error[] = []
  page.on('pageerror', (failure) => failures.push(failure))
  await logIn(page, '13900026106', 'normal')
  await page.getByRole('button', { name: '知道了' }).click()
  await expect(page.getByText('没能定位，先填了北京市，请核对。')).toBeVisible()
  expect(met).not.toEqual([])
  await expect(residence(page)).toContainText('北京市')
  // It goes on as if nothing were.
  await page.getByRole('radio', { name: '女', exact: true }).click()
  await expect(page.getByRole('radio', { name: '女', exact: true })).toBeChecked()
  expect(failures).toEqual([])
})

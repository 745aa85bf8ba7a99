import type { Page } from '@playwright/test'
import { chooseMode } from './support/modes.ts'
import { openAnew } from './support/open-anew.ts'
import { expect, signIn, test } from './support/service.ts'

/** A new account: nothing was written before. */
const NEW_PHONE = '13900000031'

/** What the voice of the phone is given to say. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        cancel: () => undefined,
        speak: ({ text }: SpeechSynthesisUtterance) => {
          document.documentElement.dataset['said'] = text
        },
      },
    })
  })

test('in large letters she finds her illness by its everyday name, has it read aloud, and writes feedback with a picture', async ({
  page,
  service,
}) => {
  await signIn(page, service, NEW_PHONE)
  await chooseMode(page, 'elderly')
  await listen(page)
  // From home, by the words that she knows.
  await page.goto('/#/oldAgeHealth')
  await page.getByRole('link', { name: '查疾病，输入病名或拼音' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('searchbox').pressSequentially('老花')
  await page.getByRole('link', { name: /^老视/ }).click()
  await expect(page).toHaveTitle('疾病详情')
  await expect(page.getByRole('heading', { name: '老视' })).toBeVisible()
  await page.getByRole('button', { name: '读给我听' }).click()
  const said = () => page.evaluate(() => document.documentElement.dataset['said'])
  expect(await said()).toMatch(/^老视。概述。.+何时就医。.+不能代替医生诊断$/s)
  // Back, her words still stand there; and by pinyin.
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('老花')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('searchbox').pressSequentially('gxy')
  await expect(page.getByRole('list', { name: '找到 1 种' }).getByRole('link')).toHaveText(/高血压/)
  // What is wrong is said.
  await openAnew(page, '/#/mine')
  await page.getByRole('link', { name: '意见反馈' }).click()
  await page.getByRole('button', { name: '意见建议' }).click()
  await page.getByLabel('反馈内容').fill('老视这一页的字再大一点')
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.locator('input[type=file]').setInputFiles([picture])
  await expect(page.getByText('已传好 1/1 张')).toBeVisible()
  await expect(page.getByLabel('联系电话（可不填）')).toHaveValue(NEW_PHONE)
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('提交成功')).toBeVisible()
  const history = page.getByRole('list', { name: '我的反馈' })
  await expect(history.getByText('老视这一页的字再大一点')).toBeVisible()
  await history.getByRole('button', { name: '看第 1 张大图，共 1 张' }).click()
  await expect(page.getByRole('dialog', { name: '看大图' }).getByRole('img')).toBeVisible()
})

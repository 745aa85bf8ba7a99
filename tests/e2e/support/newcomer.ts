// The way of somebody new: the login with a code, and the questionnaire answered by taps that are counted.
import type { Locator, Page } from '@playwright/test'
import { chooseMode, type ModeName } from './modes.ts'
import { expect } from './service.ts'

export interface Person {
  page: Page
  taps: number
  tap: (target: Locator) => Promise<void>
}

/** Somebody whose taps are counted. */
export function personAt(page: Page): Person {
  const person: Person = {
    page,
    taps: 0,
    tap: async (target) => {
      person.taps += 1
      await target.click()
    },
  }

  return person
}

const button = ({ page }: Person, name: string | RegExp, exact = true) =>
  page.getByRole('button', { name, exact })

export async function logIn(page: Page, phone: string, mode: ModeName): Promise<void> {
  await chooseMode(page, mode)
  await page.goto('/#/login')
  await page.getByLabel('账号', { exact: true }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: /模拟短信/ }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/#\/informationGathering/)
}

/** Opens a wheel, leaves it where it stands and confirms; to turn it is a swipe more. */
async function takeWheel(person: Person, label: string): Promise<void> {
  await person.tap(button(person, new RegExp(`^${label}`)))
  const dialog = person.page.getByRole('dialog', { name: label })
  await dialog.getByRole('combobox').first().waitFor({ state: 'attached' })
  await person.tap(dialog.getByRole('button', { name: '确定' }))
  await expect(dialog).toBeHidden()
}

async function choose(person: Person, label: string, name: string): Promise<void> {
  await person.tap(button(person, new RegExp(`^${label}`)))
  await person.tap(person.page.getByRole('dialog').getByRole('button', { name, exact: true }))
  await expect(person.page.getByRole('dialog')).toBeHidden()
}

type Onward = () => Promise<void>

async function firstStep(person: Person, onward: Onward): Promise<void> {
  const { page } = person
  await person.tap(page.getByRole('checkbox'))
  await onward()
  await person.tap(page.getByRole('radio', { name: '男' }))
  await onward()

  for (const label of ['出生日期', '身高', '体重', '腰围']) {
    await takeWheel(person, label)
    await onward()
  }

  await choose(person, '民族', '汉族')
  await onward()
  await expect(button(person, /^居住地/)).toContainText('浙江省 杭州市')
  await onward()
  await person.tap(page.getByRole('radio', { name: '轻体力劳动' }))
  await person.tap(button(person, '保存，下一步'))
}

async function secondStep(person: Person, onward: Onward): Promise<void> {
  const { page } = person
  const family = page.getByRole('radiogroup', { name: '家人有慢性病吗？' })
  await person.tap(family.getByRole('radio', { name: '无' }))
  await onward()
  const own = page.getByRole('radiogroup', { name: '本人得过病吗？' })
  await person.tap(own.getByRole('radio', { name: '有' }))
  // Only women have it.
  await expect(page.getByRole('checkbox', { name: '子宫肌瘤' })).toHaveCount(0)
  await person.tap(page.getByRole('checkbox', { name: '高血压', exact: true }))
  await person.tap(button(person, /^下一步/))
  await onward()
  const drugs = page.getByRole('radiogroup', { name: '正在吃降压药吗？' })
  await person.tap(drugs.getByRole('radio', { name: '是' }))
  await onward()
  const more = page.getByRole('radiogroup', { name: '有勃起功能障碍吗？' })
  await person.tap(more.getByRole('radio', { name: '否' }))
  await onward()
  await person.tap(button(person, '以上都没有'))
  await onward()
  await person.tap(button(person, '没有抑郁'))
  await person.tap(button(person, '保存，下一步'))
}

async function thirdStep(person: Person, onward: Onward): Promise<void> {
  const { page } = person
  await person.tap(button(person, '5–7 小时'))
  await onward()
  await person.tap(button(person, '不吸烟'))
  await onward()
  const health = page.getByRole('region', { name: '请核对：健康状况' })
  await expect(health.getByText('高血压', { exact: true })).toBeVisible()
  await person.tap(button(person, '确定'))
}

/** From the notice to the end; what is asked one by one in the elderly form is confirmed one by one. */
export async function answerAll(person: Person, mode: ModeName): Promise<void> {
  const { page } = person
  const onward = async () => mode === 'elderly' && person.tap(button(person, '下一步'))
  await person.tap(button(person, '知道了'))
  await firstStep(person, async () => void (await onward()))

  await expect(
    page.getByText('本人得过病吗？').or(page.getByText('家人有慢性病吗？')).first(),
  ).toBeVisible()

  await secondStep(person, async () => void (await onward()))
  await thirdStep(person, async () => void (await onward()))
  await expect(page).toHaveURL(mode === 'elderly' ? /#\/oldAgeHealth/ : /#\/health/)
}

// Dark by the phone or by choice: charts follow at once, an ECG and what is printed stay as on paper. The sweep looks at the
// contrast of every screen.
import type { Locator, Page } from '@playwright/test'
import { contrastOf } from './support/contrast.ts'
import { expect, signIn, test } from './support/service.ts'

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme')

const styleOf = (element: Locator, property: 'color' | 'backgroundColor' | 'fill') =>
  element.evaluate((node, name) => getComputedStyle(node)[name], property)

const ground = (page: Page) => styleOf(page.locator('#root'), 'backgroundColor')

test('follows the phone until somebody chooses, and keeps the choice', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto('/#/mine')
  const choice = page.getByRole('radiogroup', { name: '深浅' })
  await expect(choice.getByRole('radio', { name: '自动' })).toBeChecked()
  const paper = await ground(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => themeOf(page)).toBe('dark')
  expect(await ground(page)).not.toBe(paper)

  const bar = page.locator('meta[name=theme-color]')
  await expect(bar).toHaveAttribute('content', '#10181a')

  await choice.getByRole('radio', { name: '浅色' }).click()
  expect(await themeOf(page)).toBe('light')
  expect(await ground(page)).toBe(paper)
  await choice.getByRole('radio', { name: '深色' }).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expect(choice.getByRole('radio', { name: '深色' })).toBeChecked()
  expect(await themeOf(page)).toBe('dark')
  expect(await ground(page)).not.toBe(paper)
})

test('the labels of a chart that stands are drawn anew when the phone turns dark', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto('/#/bloodPressure?span=month')
  const chart = page.locator('[data-chart]').first()
  const label = chart.locator('svg text').first()
  await expect(label).toBeVisible()
  const before = await styleOf(label, 'fill')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => styleOf(label, 'fill')).not.toBe(before)
  const card = chart.locator('xpath=ancestor::section[1]')

  expect(
    contrastOf(await styleOf(label, 'fill'), await styleOf(card, 'backgroundColor')),
  ).toBeGreaterThan(4.5)
})

test('an ECG stays on its light paper, and a page that is printed is light', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto('/#/canvas')
  const paper = page.locator('[data-light]').first()
  await expect(paper).toBeVisible()
  const light = await styleOf(paper, 'backgroundColor')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => themeOf(page)).toBe('dark')
  expect(await styleOf(paper, 'backgroundColor')).toBe(light)

  await page.emulateMedia({ media: 'print' })

  expect(
    contrastOf(await styleOf(page.locator('body'), 'color'), 'rgb(255, 255, 255)'),
  ).toBeGreaterThan(7)
})

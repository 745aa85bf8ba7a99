// A config.json that does not say what the back end is.
import { expect } from '@playwright/test'
import { enter, open } from '../support/documented-screens.ts'
import { test, watchRequests } from '../support/documented-service.ts'
import { settled } from '../support/settled.ts'

test.describe.configure({ mode: 'parallel' })

test.use({
  trace: 'off',
  baseURL: async ({ production }, use) => use(production.origin),
  config: {},
})

test('one probe finds out, before the first screen, and no other call of ours is made', async ({
  page,
  production,
}) => {
  await enter(page, production, 'normal')
  const strange = watchRequests(page, production)
  await open(page, '#/health')
  await expect(page.locator('[data-metric=sleep]')).toBeVisible()
  await expect(page.getByText('报告', { exact: true })).toHaveCount(0)
  await page.evaluate(() => (location.hash = '#/sleep'))
  await settled(page)
  await page.reload()
  await settled(page)
  const probes = strange.filter((why) => why.includes('/backend/v1/info'))
  expect(strange.filter((why) => !probes.includes(why))).toEqual([])
  expect(probes).toEqual(['unknown call GET /api/backend/v1/info', '404 /api/backend/v1/info'])
})

// The story of the demo console in which a son is told at once of what his mother's monitor measured.
import { test } from '../support/gateway-service.ts'
import { expect } from '../support/service.ts'

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

test('one press: the phone is her son’s, the alarm arrives there, and leads to what was measured', async ({
  page,
  service,
}) => {
  test.setTimeout(180_000)
  await page.goto(`${service.url}/demo/`)
  const app = page.frameLocator('iframe')
  await expect(app.locator('[data-headline]').first()).toBeVisible()
  await page.getByRole('button', { name: '放家人收到提醒' }).click()

  await expect(page.getByRole('button', { name: /^李建军/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  const alert = app.getByRole('alert').filter({ hasText: '妈妈' })
  await expect(alert).toBeVisible({ timeout: 60_000 })
  await expect(alert).toContainText(/血压/)
  await expect(alert).toContainText(/1[89]\d|2\d\d/)

  await expect(alert.getByRole('link', { name: '打电话给妈妈' })).toHaveAttribute(
    'href',
    'tel:13800000001',
  )

  await expect(alert).toContainText('先问问本人难受不难受。')
  await expect(alert).toContainText('120')
  await page.screenshot({ path: 'test-results/screens/console/carer-alarm.png' })
  await alert.getByRole('button', { name: /^看/ }).click()
  await expect(app.getByRole('complementary', { name: '看谁的健康' })).toContainText('妈妈')
  // Her monitor is as it was: what she measures later is her own.
  const people = await page.request.get(`${service.devicesUrl}/trpc/people`)
  const { result } = (await people.json()) as { result: { data: { scenario: string | null }[] } }
  expect(result.data.filter(({ scenario }) => scenario !== null)).toEqual([])
})

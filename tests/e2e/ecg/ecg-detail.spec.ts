import { expect, signIn, test } from '../support/service.ts'

const samples = Array.from({ length: 30 * 512 }, (_, index) =>
  (index % 400 === 200 ? 1 : Math.sin(index / 40) / 20).toFixed(3),
)

const DETAIL = {
  heartRat: 71,
  qt: 392,
  hrv: 46,
  ecgContent: samples.join(','),
  dataContent: '心跳平稳。',
  kangban: { id: 'E1', dataTime: '2026-01-05T08:36:00+08:00' },
}

test.beforeEach(async ({ page, service }) => {
  await signIn(page, service)

  await page.route('**/find-ecg-info**', (route) =>
    route.fulfill({ json: { code: '1000', msg: '', data: DETAIL } }),
  )
})

test('[ECGDETAIL-02] [ECGDETAIL-03] [ECGDETAIL-04] shows three figures with range, bar and help', async ({
  page,
}) => {
  await page.goto('/#/theHeart?ecg=1&id=E1')

  for (const [name, value, low, high, percent] of [
    ['心率', '71', '60', '100', '35.5'],
    ['QT 间期', '392', '300', '450', '49'],
    ['HRV', '46', '0', '230', '5.75'],
  ] as const) {
    const figure = page.getByRole('region', { name, exact: true })
    await expect(figure).toContainText(value)
    await expect(figure.getByRole('img')).toHaveAccessibleName(new RegExp(`参考 ${low} 到 ${high}`))
    await expect(figure.getByRole('img')).toHaveAttribute('data-percent', percent)
    for (const limit of [low, high])
      await expect(figure.getByText(limit, { exact: true })).toBeVisible()
    const help = figure.getByRole('button', { name: /说明/ })
    await help.click()
    await expect(help).toHaveAttribute('aria-expanded', 'true')
    await expect(figure.locator('p')).toBeVisible()
  }
})

test('[ECGDETAIL-06] the trace moves', async ({ page }) => {
  await page.goto('/#/theHeart?ecg=1&id=E1')

  // Paper and trace lie on canvases of their own.
  const picture = () =>
    page
      .locator('canvas')
      .evaluateAll((layers: HTMLCanvasElement[]) => layers.map((layer) => layer.toDataURL()).join())

  await expect(page.locator('canvas').first()).toBeVisible()
  const first = await picture()
  await expect.poll(picture, { intervals: [200] }).not.toBe(first)
})

test('[ECGDETAIL-09] without ecg=1 it leads to the list', async ({ page }) => {
  await page.goto('/#/theHeart?id=E1')
  await expect(page).toHaveURL(/#\/theHeartList/)
})

test('[ECGDETAIL-07] the drawing stops when the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    const stroke = Object.getOwnPropertyDescriptor(CanvasRenderingContext2D.prototype, 'stroke')
      ?.value as () => void

    CanvasRenderingContext2D.prototype.stroke = function countedStroke(...path: []) {
      const { dataset } = document.documentElement
      dataset['strokes'] = String(Number(dataset['strokes'] ?? 0) + 1)
      stroke.apply(this, path)
    }
  })

  const strokes = () =>
    page.evaluate(() => Number(document.documentElement.dataset['strokes'] ?? 0))

  await page.goto('/#/theHeart?ecg=1&id=E1')
  await expect(page.getByRole('button', { name: '暂停' })).toBeVisible()
  const early = await strokes()
  await expect.poll(strokes).toBeGreaterThan(early + 5)

  await page.evaluate(() => {
    location.hash = '#/agreement'
  })

  await expect(page).toHaveTitle('隐私政策')
  const left = await strokes()
  await page.waitForTimeout(500)
  expect(await strokes()).toBe(left)
})

test('[ECGDETAIL-08] the content travels to /lead in session storage', async ({ page }) => {
  await page.goto('/#/theHeart?ecg=1&id=E1')
  await page.getByRole('button', { name: '查看导联图' }).click()
  await expect(page).toHaveTitle('心电导联')
  const kept = await page.evaluate(() => Object.values(sessionStorage).join())
  expect(kept).toContain(DETAIL.ecgContent)

  // With the service gone the strip still stands there.
  await page.route('**/find-ecg-info**', (route) =>
    route.fulfill({ json: { code: '9999', msg: '稍后再试', data: null } }),
  )

  await page.reload()
  await expect(page.getByText('25 mm/s', { exact: false }).first()).toBeVisible()
})

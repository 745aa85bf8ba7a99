import type { Page } from '@playwright/test'
import { openAnew } from './support/open-anew.ts'
import { expect, type Service, signIn, test } from './support/service.ts'

const ARCHIVE = '/#/healthArchive'
const UPLOAD = '/#/healthArchive/upload'
/** A new account, without a consent to health data. */
const NEW_PHONE = '13900000022'

interface Documents {
  total: number
  list: { id: string; files: { url: string; thumbnailUrl: string }[] }[]
}

async function documentsOf(page: Page, service: Service, token: string): Promise<Documents> {
  const answer = await page.request.get(`${service.url}/api/archive/v1/app/list?pn=1&ps=50`, {
    headers: { authorization: token },
  })

  return ((await answer.json()) as { data: Documents }).data
}

/** A photo of something: of the page itself. */
async function photos(page: Page, count: number) {
  const buffer = await page.screenshot()

  return Array.from({ length: count }, (_, index) => ({
    name: `photo-${index}.png`,
    mimeType: 'image/png',
    buffer,
  }))
}

test('[ROUTE-066] [ROUTE-069] [ROUTE-070] the three screens open under their paths and titles', async ({
  page,
  service,
}) => {
  const { token } = await signIn(page, service)
  const { list } = await documentsOf(page, service, token)
  const picture = `/#/PictureDisplay?url=${encodeURIComponent(list[0]?.files[0]?.url ?? '')}`

  for (const [path, title] of [
    [ARCHIVE, '健康档案'],
    [UPLOAD, '图片上传'],
    [picture, '图片展示'],
  ] as const) {
    await openAnew(page, path)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }

  await expect(page.getByRole('img', { name: '图片展示' })).toBeVisible()
})

test('a first paper: consent, photos, one document although the answer was lost, then seen and deleted', async ({
  page,
  service,
}, info) => {
  // The lost answer of this test is an error to the browser.
  info.annotations.push({ type: 'console-errors-expected' })
  const { token } = await signIn(page, service, NEW_PHONE)
  await page.goto(ARCHIVE)
  await expect(page.getByText(/还没有资料/)).toBeVisible()
  await page.getByRole('button', { name: '添加资料' }).click()
  await page.getByRole('button', { name: '同意并继续' }).click()
  await page.locator('input[type=file]').setInputFiles(await photos(page, 2))
  await expect(page.getByText('已传好 2/2 张')).toBeVisible()
  await page.getByText('化验', { exact: true }).click()
  await page.getByRole('button', { name: /^日期/ }).click()
  await page.getByLabel('日期年').selectOption('2026年')
  await page.getByLabel('日期月').selectOption('3月')
  await page.getByLabel('日期日').selectOption('1日')
  await page.getByRole('button', { name: '确定' }).click()
  await page.getByLabel(/备注/).fill('血常规')

  await page.route('**/archive/v1/app/save', async (route) => {
    await route.fetch()
    await route.abort()
  })

  await page.getByRole('button', { name: '保存到档案' }).click()
  await expect(page.getByText(/没有保存成功/)).toBeVisible()
  await expect(page.getByText('已传好 2/2 张')).toBeVisible()
  await page.unroute('**/archive/v1/app/save')
  await page.getByRole('button', { name: '保存到档案' }).click()
  await expect(page.getByText('已存进健康档案')).toBeVisible()
  await expect(page).toHaveURL(/#\/healthArchive$/)
  await expect(page.getByText('血常规')).toBeVisible()
  expect((await documentsOf(page, service, token)).total).toBe(1)

  // On a busy machine the step back from the form came after the first tap, and took it along.
  await expect(async () => {
    const second = page.getByText('2/2')
    const link = page.getByRole('link', { name: '看第 2 张大图，共 2 张' })
    if (!(await second.isVisible())) await link.click({ timeout: 1000 })
    await expect(second).toBeVisible({ timeout: 3000 })
  }).toPass()

  await page.getByRole('button', { name: '上一张' }).click()
  await expect(page.getByRole('img', { name: /第 1 张，共 2 张/ })).toBeVisible()
  await page.reload()
  await expect(page.getByText('1/2')).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()

  const remove = page.getByRole('button', { name: /^删除 / })
  await remove.click()
  await page.getByRole('button', { name: '保留' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await documentsOf(page, service, token)).total).toBe(1)
  await remove.click()
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await expect(page.getByText('已删除')).toBeVisible()
  await expect(page.getByText(/还没有资料/)).toBeVisible()
  expect((await documentsOf(page, service, token)).total).toBe(0)
})

test('leaving with unsaved photos asks first, also by the back key; without any it does not', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto(ARCHIVE)
  const enter = () => page.getByRole('button', { name: '添加资料' }).click()
  await enter()
  await expect(page).toHaveTitle('图片上传')
  await page.goBack()
  await expect(page).toHaveTitle('健康档案')
  await enter()
  await page.locator('input[type=file]').setInputFiles(await photos(page, 1))
  await expect(page.getByText('已传好 1/1 张')).toBeVisible()
  await page.goBack()
  await page.getByRole('dialog').getByRole('button', { name: '留下' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('已传好 1/1 张')).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '离开' }).click()
  await expect(page).toHaveTitle('健康档案')
})

test('the papers are found by type and year, and the address keeps the choice', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto(ARCHIVE)
  const papers = page.getByRole('heading', { level: 4 })
  await expect(papers.first()).toBeVisible()

  const checkups = page
    .getByRole('group', { name: '资料类型' })
    .getByRole('button', { name: '体检报告' })

  await checkups.click()
  await expect(checkups).toHaveAttribute('aria-pressed', 'true')
  await expect(papers.filter({ hasNotText: '体检报告' })).toHaveCount(0)
  await page.getByLabel('年份').selectOption({ index: 2 })
  await expect(papers).toHaveCount(1)
  await page.reload()
  await expect(papers).toHaveCount(1)
})

test('the viewer enlarges by buttons, double tap and two fingers, swipes, saves, and opens nothing that is no picture', async ({
  page,
  service,
}, info) => {
  // The picture that is gone is an error to the browser.
  info.annotations.push({ type: 'console-errors-expected' })
  const { token } = await signIn(page, service)
  const { list } = await documentsOf(page, service, token)
  const urls = list.flatMap(({ files }) => files.map(({ url }) => url)).slice(0, 2)
  const query = new URLSearchParams(urls.map((url) => ['url', url]))
  await page.goto(`/#/PictureDisplay?${query.toString()}&title=${encodeURIComponent('化验单')}`)
  const picture = page.getByRole('img', { name: /化验单/ })
  const smaller = page.getByRole('button', { name: '缩小' })
  await expect(page.getByRole('button', { name: '放大' })).toBeEnabled()
  await page.getByRole('button', { name: '放大' }).click()
  await expect(smaller).toBeEnabled()
  await smaller.click()
  await expect(smaller).toBeDisabled()
  const box = await picture.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100]
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
  await expect(smaller).toBeEnabled()
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
  await expect(smaller).toBeDisabled()

  const touch = await page.context().newCDPSession(page)

  const fingers = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map((at, id) => ({ ...at, id })),
    })

  await fingers('touchStart', { x: 250, y: 400 })
  await fingers('touchMove', { x: 120, y: 405 })
  await fingers('touchEnd')
  await expect(page.getByText('2/2')).toBeVisible()
  await expect(page.getByRole('button', { name: '放大' })).toBeEnabled()
  await fingers('touchStart', { x: 150, y: 400 }, { x: 200, y: 400 })
  await fingers('touchMove', { x: 100, y: 400 }, { x: 260, y: 400 })
  await fingers('touchEnd')
  await expect(smaller).toBeEnabled()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '保存' }).click(),
  ])

  expect(new URL(download.url()).pathname).toBe(urls[1]?.split('?')[0])

  await page.goto('/#/PictureDisplay?url=%2Fapi%2Ffiles%2Fv1%2Fimage%2Fgone')
  await expect(page.getByText(/这张图片打不开/)).toBeVisible()
  await page.goto(`/#/PictureDisplay?url=${encodeURIComponent('javascript:alert(1)')}`)
  await expect(page.getByText('没有可以看的图片。')).toBeVisible()
})

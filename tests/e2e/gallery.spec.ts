import { expect, signIn, test } from './support/service.ts'
import { settled } from './support/settled.ts'

test.beforeEach(async ({ page, service }) => {
  await signIn(page, service)
})

test('five presses on the version open the gallery, with the keyboard too, and the way back finds it open', async ({
  page,
}) => {
  await page.goto('/#/aboutUs')
  await page.getByRole('button', { name: /网页版本/ }).focus()
  for (let press = 0; press < 5; press++) await page.keyboard.press('Enter')
  const gallery = page.getByRole('region', { name: '组件演示' })

  await expect(gallery.getByRole('link')).toHaveText([
    /图表演示/,
    /选择器演示/,
    /弹框演示/,
    /画布演示/,
  ])

  await gallery.getByRole('link', { name: '图表演示' }).click()
  await expect(page).toHaveTitle('图表演示')
  await page.getByRole('button', { name: '返回' }).click()
  await expect(gallery).toBeVisible()
})

test('every chart is drawn with every kind of data, and the address keeps the kind', async ({
  page,
}) => {
  await page.goto('/#/echarts')

  for (const kind of ['没有数据', '只有一个', '中间有缺', '超出范围', '完整']) {
    await page.getByLabel('数据', { exact: true }).selectOption(kind)

    await expect(
      page.getByRole('img', { name: new RegExp(`心率 · 一天.*${kind}`) }).locator('svg'),
    ).toBeVisible()

    await settled(page)
  }

  await page.getByLabel('数据', { exact: true }).selectOption('中间有缺')
  await page.reload()
  await expect(page.getByLabel('数据', { exact: true })).toHaveValue('gap')
})

test('what is chosen in each picker stands below', async ({ page }) => {
  await page.goto('/#/picke')
  const result = page.getByRole('region', { name: '选好的值' })
  const sheet = page.getByRole('dialog')
  const confirm = () => sheet.getByRole('button', { name: '确定' }).click()
  await page.getByRole('button', { name: /^出生日期/ }).click()
  await sheet.getByLabel('出生日期年').selectOption('1954年')
  await sheet.getByLabel('出生日期月').selectOption('3月')
  await sheet.getByLabel('出生日期日').selectOption('18日')
  await confirm()
  await page.getByRole('button', { name: /^身高/ }).first().click()
  // The arrow keys turn the wheel, and typed digits find a row of it.
  await sheet.getByLabel(/^身高/).focus()
  await page.keyboard.type('164')
  await page.keyboard.press('ArrowUp')
  await confirm()
  await page.getByRole('button', { name: /^民族/ }).click()
  await page.getByRole('searchbox').fill('纳西')
  await page.getByRole('button', { name: '纳西族' }).click()
  await page.getByRole('button', { name: /^病史/ }).click()
  await page.getByRole('checkbox', { name: '糖尿病' }).click()
  await page.getByRole('button', { name: '选好了（1 项）' }).click()
  await page.getByRole('button', { name: /^居住地/ }).click()
  await sheet.getByLabel('省级地区').selectOption('浙江省')
  await confirm()
  await expect(sheet).toHaveCount(0)

  await expect(result.locator('dd')).toHaveText([
    '1954-03-18',
    '163 厘米',
    '还没选',
    '还没选',
    '纳西族',
    '浙江省 杭州市',
    '糖尿病',
  ])
})

test('a wheel follows the finger, and stands again where it was left', async ({ page }) => {
  await page.goto('/#/picke')
  const stored = page.getByRole('region', { name: '存过的旧值' })
  const sheet = page.getByRole('dialog')
  await expect(stored.getByRole('button')).toContainText('146 厘米')
  await stored.getByRole('button').click()
  // The stored value is not offered: the nearest one is.
  await expect(sheet.getByRole('combobox')).toHaveValue('150')
  const box = await sheet.locator('.adm-picker-view').boundingBox()
  if (!box) throw new Error('there is no wheel')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const finger = await page.context().newCDPSession(page)

  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - up }],
    })

  await touch('touchStart')
  for (const up of [20, 40, 60, 75, 88]) await touch('touchMove', up)
  // Held still, so that it does not run on.
  await page.waitForTimeout(200)
  await touch('touchMove', 88)
  await touch('touchEnd')
  await expect(sheet.getByRole('combobox')).toHaveValue('152')
  await sheet.getByRole('button', { name: '确定' }).click()
  await expect(stored.getByRole('button')).toContainText('152 厘米')
})

test('a finger finds a name by its letter, and the row that is tapped is chosen', async ({
  page,
}) => {
  await page.goto('/#/picke')
  await page.getByRole('button', { name: /^民族/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: '壮族' })).not.toBeInViewport()
  await sheet.locator('.adm-index-bar-sidebar-row', { hasText: 'Z' }).click()
  await sheet.getByRole('button', { name: '壮族' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^民族/ })).toContainText('壮族')
  // It opens again where it was left.
  await page.getByRole('button', { name: /^民族/ }).click()
  await expect(sheet.getByRole('button', { name: '壮族', pressed: true })).toBeInViewport()
})

test('a row is pushed aside and acted on, and pictures are enlarged, by finger and by button', async ({
  page,
}) => {
  await page.goto('/#/picke')
  const row = page.locator('.adm-swipe-action', { hasText: '第一行' })
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  if (!box) throw new Error('there is no row')
  const [x, y] = [box.x + box.width * 0.7, box.y + box.height / 2]
  const finger = await page.context().newCDPSession(page)

  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', left = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x - left, y }],
    })

  await touch('touchStart')
  for (const left of [10, 40, 80, 120]) await touch('touchMove', left)
  await touch('touchEnd')
  await row.locator('.adm-swipe-action-action-button').click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: '删除 第二行' }).click()
  await expect(page.getByText('第二行')).toHaveCount(0)
  await page.getByRole('button', { name: '看大图' }).click()
  const layer = page.getByRole('dialog', { name: '看大图' })
  const shown = layer.locator('.adm-image-viewer-image-wrapper').first()
  await layer.getByRole('button', { name: '放大' }).click()
  await expect(shown).toHaveAttribute('style', /matrix\(1\.5/)
  await layer.getByRole('button', { name: '缩小' }).click()
  await layer.getByRole('button', { name: '下一张' }).click()
  await expect(layer.getByRole('img', { name: '第 2 张' })).toBeInViewport()
  await layer.getByRole('button', { name: '关闭' }).click()
  await expect(layer).toHaveCount(0)
})

test('every layer opens and tells what was answered', async ({ page }) => {
  await page.goto('/#/bulletFrame')
  const last = page.getByRole('main').getByRole('status')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: '成功' }).click()
  await expect(page.getByText('已保存')).toBeVisible()

  for (const [name, title, answer] of [
    ['普通确认', '保存这次测量？', '确定'],
    ['不能撤回的操作', '删除这条记录？', '先留着'],
    ['没有权益', '温馨提示', '我知道了'],
    ['需要权益卡', '该权益需要拥有以下服务权益', '以后再说'],
    ['操作列表', '上传图片', '从相册选'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect(dialog).toHaveAccessibleName(title)
    await dialog.getByRole('button', { name: answer }).click()
    await expect(dialog).toHaveCount(0)
    await expect(last).toContainText(answer)
  }

  await page.getByRole('button', { name: '步骤引导' }).click()
  for (let step = 0; step < 3; step++) await dialog.getByRole('button', { name: '下一步' }).click()
  await dialog.getByRole('button', { name: '连接' }).click()
  await expect(last).toContainText('连接')
  await page.getByRole('button', { name: '一键救援', exact: true }).click()
  await dialog.getByRole('button', { name: '拨打' }).click()
  await expect(last).toContainText('这里没有拨出')
})

test('a layer holds the focus, gives it back, and lets nothing below it be reached', async ({
  page,
}) => {
  await page.goto('/#/bulletFrame')
  const opener = page.getByRole('button', { name: '普通确认' })
  const dialog = page.getByRole('dialog')
  const focused = () => dialog.evaluate((layer) => layer.contains(document.activeElement))
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()

  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)

    // The window itself is a stop between the last button and the first.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(
      !(await focused()),
    )
  }

  await expect(opener.click({ timeout: 500 })).rejects.toThrow()
  const address = page.url()

  // The second Esc in a row is one that a page may not refuse.
  for (let time = 0; time < 2; time++) {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    expect(page.url()).toBe(address)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
  }

  await page.goBack()
  await expect(dialog).toHaveCount(0)
  expect(page.url()).toBe(address)
})

test('a message over a layer is seen, can be closed, and stays when the layer goes', async ({
  page,
}) => {
  await page.goto('/#/bulletFrame')
  await page.getByRole('button', { name: '说明', exact: true }).last().click()
  const dialog = page.getByRole('dialog')
  const message = page.getByRole('button', { name: '轻提示总在最上面' })
  await dialog.getByRole('button', { name: '弹出一条轻提示' }).click()
  await message.click()
  await expect(message).toHaveCount(0)
  const panel = await dialog.locator(':scope > *').first().boundingBox()
  expect(panel && panel.y + panel.height).toBe(page.viewportSize()?.height)
  await dialog.getByRole('button', { name: '弹出一条轻提示' }).click()
  await expect(message).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(message).toBeVisible()
})

test('the trace moves until it is paused', async ({ page }) => {
  await page.goto('/#/canvas')
  const trace = page.locator('[data-ecg-trace]')
  const drawn = () => trace.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const first = await drawn()
  await expect.poll(drawn).not.toBe(first)
  await page.getByRole('button', { name: '暂停' }).click()
  await expect(page.getByRole('button', { name: '播放' })).toBeVisible()
  const paused = await drawn()

  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

  expect(await drawn()).toBe(paused)
  await expect(page.getByRole('img', { name: /示例睡眠/ })).toBeVisible()
})

test('[ROUTE-077] /echarts, /picke, /bulletFrame and /canvas are the gallery, /newIndex the articles, /ecg the live measurement', async ({
  page,
}) => {
  const main = page.getByRole('main')

  for (const [path, shown] of [
    ['/echarts', main.getByRole('img', { name: '心率 · 一天，示例数据：完整' })],
    ['/picke', main.getByRole('region', { name: '选好的值' })],
    ['/bulletFrame', main.getByRole('button', { name: '普通确认' })],
    ['/canvas', main.getByRole('img', { name: /^示例心电/ })],
    ['/newIndex', main.getByRole('button', { name: '在家量血压，先学会这几步' })],
    ['/ecg', page.getByRole('button', { name: '连接心电仪', exact: true })],
  ] as const) {
    await page.goto(`/#${path}`)
    await expect(shown).toBeVisible()
  }
})

import type { Page } from '@playwright/test'
import { storeEventfulRecord } from '../support/holter-record.ts'
import { chooseMode } from '../support/modes.ts'
import { expectToFitNarrowPhone, pageFindings } from '../support/page-findings.ts'
import { expect, signIn, test } from '../support/service.ts'

const paper = (page: Page) => page.getByRole('slider', { name: '条图的位置' })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const position = (page: Page) => paper(page).getAttribute('aria-valuetext')

const allRead = (page: Page) =>
  expect(page.getByText('波形已全部读完。')).toBeVisible({ timeout: 60_000 })

/** Number of dark pixels on the paper: a trace has many. */
const ink = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
      data: [],
    }

    let dark = 0
    for (let i = 0; i < data.length; i += 4)
      if (Number(data[i]) + Number(data[i + 1]) < 250) dark += 1
    return dark
  })

test('the list leads to the record of a day, which is moved and zoomed by fingers, keys and buttons', async ({
  page,
  service,
}) => {
  test.setTimeout(120_000)
  await signIn(page, service)
  await page.goto('/#/theHeartList')
  await page.getByRole('link', { name: /24 小时心电记录/ }).click()
  await expect(page).toHaveTitle('心电导联')
  await expect(page.getByText('25 mm/s', { exact: false })).toBeVisible()
  await expect.poll(() => ink(page)).toBeGreaterThan(1000)

  // It opens with its first event, which is not its beginning.
  await expect(page.getByText(/这一屏有：.*疑似房颤/)).toBeVisible()
  await paper(page).press('Home')
  await expect(page.getByText(/这一屏有：.*疑似房颤/)).toHaveCount(0)
  const start = await position(page)
  await paper(page).press('ArrowRight')
  await expect.poll(() => position(page)).not.toBe(start)
  await paper(page).press('Home')
  await expect.poll(() => position(page)).toBe(start)
  const box = (await paper(page).boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(box.x + 300, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 60, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => position(page)).not.toBe(start)
  await button(page, '往前').click()
  await expect.poll(() => position(page)).toBe(start)

  // The tap before may have scrolled the page.
  await paper(page).hover({ position: { x: 200, y: 60 } })
  await page.mouse.wheel(0, 480)
  // Once the whole record has come, which takes its time on a busy machine.
  await expect(page.getByText(/一屏 \d+ 秒/)).toBeVisible({ timeout: 30_000 })
  // A wheel that has come to rest changes nothing more.
  const scale = await page.getByText(/一屏 \d+ 秒/).textContent()
  await page.waitForTimeout(400)
  await expect(page.getByText(/一屏 \d+ /)).toHaveText(scale ?? '')
  await button(page, '看全程').click()
  await expect(page.getByText('一屏 24 小时', { exact: false })).toBeVisible()
  await expect.poll(() => ink(page)).toBeGreaterThan(1000)
  await button(page, '放大').click()
  await expect(page.getByText('一屏 24 小时', { exact: false })).toHaveCount(0)

  await button(page, '跳到时间').click()
  await page.getByLabel('时间', { exact: true }).fill('13:30:00')
  await button(page, '去看').click()
  await expect.poll(() => position(page)).toContain('13:29:5')
  await page.getByText('查看数据表').click()
  // Names of columns, 24 hours and the sum of each kind.
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(26)
  await expect(page.getByRole('row', { name: /^合计/ })).toBeVisible()
  await allRead(page)
})

test('walks through marks, lists them and measures between beats', async ({ page, service }) => {
  const { token } = await signIn(page, service)
  const id = await storeEventfulRecord(page, { service, token })
  await page.goto(`/#/lead?holter=${id}`)
  await expect(page.getByText('疑似房颤', { exact: false }).first()).toBeVisible()
  await allRead(page)
  // Opened with what a physician would look at first.
  await expect(page.getByText(/这一屏有：.*疑似房颤 1 处/)).toBeVisible()

  await page.getByRole('combobox', { name: '看哪一类' }).selectOption('wide')
  await button(page, '上一段').click()
  await expect(page.getByText(/宽大的心跳 (\d+) \/ \1 \d\d:/)).toBeVisible()
  await expect(page.getByText(/这一屏有：.*宽大的心跳/)).toBeVisible()
  await expect(button(page, '下一段')).toBeDisabled()

  await button(page, '标记列表').click()
  const first = page.getByRole('dialog').getByRole('listitem').first()
  const time = ((await first.textContent()) ?? '').slice(0, 8)
  await first.getByRole('button').click()
  await expect(page.getByText(/宽大的心跳 1 \/ \d+/)).toContainText(time)

  // What the owner says of a mark is kept, and stands there again after a reload.
  await button(page, '不是').click()
  await expect(page.getByText('您说过不是')).toBeVisible()
  await page.reload()
  await allRead(page)
  await expect(page.getByText(/其中 1 次您说不是/)).toBeVisible()

  await button(page, '卡尺').click()
  await expect(page.getByText(/间隔 \d+ 毫秒 · \d+ 次\/分/)).toBeVisible()
})

for (const mode of ['normal', 'elderly'] as const) {
  test(`the day's fibrillation and pauses are stepped through one by one, each in sight: ${mode}`, async ({
    page,
    service,
  }, info) => {
    test.setTimeout(120_000)
    await signIn(page, service)
    await chooseMode(page, mode)
    await page.goto('/#/lead?holter=latest')
    await allRead(page)

    for (const [kind, word] of [
      ['af', '疑似房颤'],
      ['pause', '停搏或长间歇'],
    ] as const) {
      const choice = page.getByRole('combobox', { name: '看哪一类' })
      await choice.selectOption(kind)
      const option = choice.locator(`option[value=${kind}]`)
      const count = Number(/\d+(?= 处$)/.exec((await option.textContent()) ?? '')?.[0])
      expect(count).toBeGreaterThan(1)
      // The first from the list, the others one after the other.
      await button(page, '标记列表').click()
      const rows = page.getByRole('dialog').getByRole('listitem')
      await expect(rows).toHaveCount(count)
      const times = await rows.allTextContents()
      await rows.first().getByRole('button').click()

      for (const [index, text] of times.entries()) {
        if (index > 0) await button(page, '下一段').click()
        const place = page.getByText(`${word} ${index + 1} / ${count}`)
        await expect(place).toContainText(text.slice(0, 8))
        await expect(page.getByText(new RegExp(`这一屏有：.*${word}`))).toBeVisible()
        await expect(paper(page)).toBeInViewport({ ratio: 0.5 })
        expect(await ink(page)).toBeGreaterThan(1000)
      }

      await expect(button(page, '下一段')).toBeDisabled()
      await page.screenshot({ path: info.outputPath(`${kind}.png`) })
    }
  })
}

test('a record that does not exist, or is not theirs, is told', async ({ page, service }) => {
  test.info().annotations.push({ type: 'console-errors-expected' })
  await signIn(page, service)
  await page.goto('/#/lead?holter=00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('没有找到这份记录', { exact: false })).toBeVisible()
  await button(page, '回到心电列表').click()
  await expect(page).toHaveURL(/theHeartList/)
})

for (const mode of ['normal', 'elderly'] as const) {
  test(`a record is accessible: ${mode}`, async ({ page, service }) => {
    const { token } = await signIn(page, service)
    const id = await storeEventfulRecord(page, { service, token })
    await chooseMode(page, mode)
    // As high as the page, so that nothing lies under the bars.
    await page.setViewportSize({ width: 375, height: 4000 })
    await page.goto(`/#/lead?holter=${id}`)
    await allRead(page)
    await button(page, '下一段').click()
    await button(page, '卡尺').click()
    await page.getByText('查看数据表').click()
    await page.getByText('各项数字和算法').click()
    expect(await pageFindings(page, mode)).toEqual([])
    await expectToFitNarrowPhone(page)
  })
}

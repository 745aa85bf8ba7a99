// An ECG on a phone that is turned: the paper fills it, with what the upright page says and everything to look closer.
import type { Page } from '@playwright/test'
import { addDays } from '@kangban/china-time'
import { analyseEcg, parseSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import { chinaDay } from '../support/china-day.ts'
import { chooseMode } from '../support/modes.ts'
import { pageFindings, sidewaysScroll } from '../support/page-findings.ts'
import { expect, type Service, signIn, test } from '../support/service.ts'
import { settled } from '../support/settled.ts'
import { twoFrames } from '../support/sweep-visits.ts'

const UPRIGHT = { width: 375, height: 812 } as const
const SIDEWAYS = { width: 812, height: 375 } as const
const SMALL = { width: 667, height: 375 } as const

test.use({ viewport: UPRIGHT, trace: 'off' })

interface Row {
  id: string
  dataTime: string
  finding: string
  rateText: string
  stateText: string
}

interface Seeded {
  page: Page
  service: Service
  token: string
}

async function ask<T>({ page, service, token }: Seeded, path: string): Promise<T> {
  const answer = await page.request.get(`${service.url}/api/monitor/v1/app/${path}`, {
    headers: { authorization: token },
  })

  const { data } = (await answer.json()) as { data: T }
  return data
}

/** The newest record of this month or the one before in which something was found. */
async function recordWith(seeded: Seeded, finding: string): Promise<Row> {
  const thisMonth = chinaDay().slice(0, 7)

  for (const month of [thisMonth, addDays(`${thisMonth}-01`, -1).slice(0, 7)]) {
    const { list } = await ask<{ list: Row[] }>(seeded, `ecg-month?month=${month}`)
    const found = list.find((row) => row.finding === finding)
    if (found) return found
  }

  throw new Error(`no record with ${finding} was seeded`)
}

/** The intervals between the beats, as the analysis of the stored samples tells them. */
async function intervalsOf(seeded: Seeded, id: string): Promise<string[]> {
  const { ecgContent } = await ask<{ ecgContent: string }>(seeded, `find-ecg-info?ecgId=${id}`)
  const peaks = Array.from(analyseEcg(parseSamples(ecgContent).samples, SAMPLE_RATE).peaks)

  return peaks
    .slice(1)
    .map((peak, index) => String(Math.round(((peak - (peaks[index] ?? 0)) * 1000) / SAMPLE_RATE)))
}

/** As people do, so that there is a page to go back to. */
async function openFromList(page: Page, { id, dataTime }: Row): Promise<void> {
  await page.goto(`/#/theHeartList?tab=all&electrocaTime=${dataTime.slice(0, 10)}`)
  await page.locator(`a[href*="${id}"]`).click()
  await expect(trace(page)).toBeVisible()
  await settled(page)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const trace = (page: Page) => page.locator('canvas[data-ecg-trace]')
const controls = (page: Page) => page.getByRole('group', { name: '心电图控制' })
const paper = (page: Page) => button(page, /收起按钮|显示按钮/)

async function turn(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await twoFrames(page)
  await settled(page)
}

async function boxOf(page: Page, locator = trace(page)) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('nothing is seen')
  return box
}

/** Every control lies inside the window, and what is left of it is paper. */
async function expectFilled(page: Page, size: { width: number; height: number }, least: number) {
  const column = await boxOf(page, controls(page))
  const strip = await boxOf(page)
  expect(Math.round(column.x + column.width)).toBe(size.width)
  expect(strip.x).toBe(0)
  expect(strip.width).toBeGreaterThanOrEqual(column.x - 2)
  expect(strip.height).toBeGreaterThanOrEqual(least)
  for (const each of await controls(page).getByRole('button').all())
    await expect(each).toBeInViewport({ ratio: 1 })
  expect(await sidewaysScroll(page)).toBe(0)
}

const picture = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/screens/landscape/${name}.png` })

for (const mode of ['normal', 'elderly'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`a finished ECG fills a phone on its side, and says there what the upright page says: ${mode}, ${colorScheme}`, async ({
      page,
      service,
    }) => {
      test.setTimeout(120_000)
      const seeded = { page, service, ...(await signIn(page, service)) }
      const found = await recordWith(seeded, 'af')
      const intervals = await intervalsOf(seeded, found.id)
      expect(intervals.length).toBeGreaterThan(30)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await chooseMode(page, mode)
      await openFromList(page, found)
      const name = await trace(page).getAttribute('aria-label')
      const before = await page.getByRole('main').innerText()
      await expect(page.getByRole('button', { name: '返回' })).toBeVisible()

      for (const size of [SIDEWAYS, SMALL]) {
        await turn(page, size)
        await expect(controls(page)).toBeVisible()
        const title = page.getByRole('heading', { level: 1 })
        await expect(title).toHaveText(found.stateText)
        const head = title.locator('..')
        await expect(head).toContainText(`I 导联 · ${found.rateText} 次/分`)
        await expect(head).toContainText('自动分析，不是诊断')
        await expect(trace(page)).toHaveAttribute('aria-label', name ?? '')
        await expectFilled(page, size, 190)
        const shown = page.getByRole('list', { name: '心跳间隔，毫秒' }).getByRole('listitem')
        expect(await shown.allTextContents()).toEqual(intervals)
        await expect(page.getByText('25 mm/s　10 mm/mV　0.5–40 Hz')).toBeInViewport()
        await picture(page, `heart.${mode}.${colorScheme}.${size.width}`)
        expect(await pageFindings(page, mode)).toEqual([])
      }

      await turn(page, SIDEWAYS)
      const { width, height } = await boxOf(page)
      await paper(page).click({ position: { x: 300, y: 150 } })
      await expect(controls(page)).toHaveCount(0)
      await expect(page.getByText('自动分析，不是诊断', { exact: true })).toBeInViewport()
      await twoFrames(page)
      expect((await boxOf(page)).width).toBe(SIDEWAYS.width)
      expect((await boxOf(page)).height).toBeGreaterThan(height)
      await picture(page, `heart.${mode}.${colorScheme}.alone`)
      expect(await pageFindings(page, mode)).toEqual([])
      await page.keyboard.press('Enter')
      await expect(controls(page)).toBeVisible()
      await expect.poll(async () => (await boxOf(page)).width).toBe(width)

      await button(page, '卡尺').click()
      await expect(button(page, '卡尺')).toHaveAttribute('aria-pressed', 'true')
      const measured = await page.getByRole('status').filter({ hasText: '间隔' }).innerText()
      expect(intervals).toContain(/间隔 (\d+) 毫秒/.exec(measured)?.[1])
      await button(page, /^增益/).click()
      await expect(page.getByText('25 mm/s　20 mm/mV')).toBeInViewport()
      await picture(page, `heart.${mode}.${colorScheme}.caliper`)
      expect(await pageFindings(page, mode)).toEqual([])

      await turn(page, UPRIGHT)
      // Where the trace rests is told by the frame that draws it.
      await expect.poll(() => page.getByRole('main').innerText()).toBe(before)
      await turn(page, SIDEWAYS)
      await button(page, '关闭').click()
      await expect(page).toHaveURL(/#\/theHeartList/)
    })

test('what a turned phone plays goes on where it was, slower and from another place, and stands while it is measured', async ({
  page,
  service,
}) => {
  const seeded = { page, service, ...(await signIn(page, service)) }
  await openFromList(page, await recordWith(seeded, 'early'))
  await expect(button(page, '暂停')).toBeVisible()
  await turn(page, SIDEWAYS)
  const place = page.getByRole('slider', { name: '播放到' })

  await expect(place).toHaveAttribute('aria-valuetext', /第 [4-9] 秒，共 30 秒/, {
    timeout: 15_000,
  })

  await button(page, '速度 1 倍').click()
  await expect(button(page, '速度 0.5 倍')).toBeVisible()
  const overview = await boxOf(page, place)
  await page.mouse.click(overview.x + overview.width * 0.7, overview.y + overview.height / 2)
  await expect(place).toHaveAttribute('aria-valuetext', /第 2[3-5] 秒/)
  const shown = await boxOf(page, page.locator('[data-window]'))
  // Where somebody points stands in the middle of the window.
  expect(Math.abs(shown.x + shown.width / 2 - overview.x - overview.width * 0.7)).toBeLessThan(30)
  await button(page, '卡尺').click()
  await expect(button(page, '播放')).toBeVisible()
  const line = page.getByRole('slider', { name: '卡尺左线' })
  await expect(line).toBeInViewport()
  const wide = await page.getByRole('status').filter({ hasText: '间隔' }).innerText()
  await line.press('Shift+ArrowLeft')
  expect(await page.getByRole('status').filter({ hasText: '间隔' }).innerText()).not.toBe(wide)
  await picture(page, 'heart.early')
  const stands = await place.getAttribute('aria-valuetext')
  await turn(page, UPRIGHT)

  await expect(page.getByRole('slider', { name: '播放到' })).toHaveAttribute(
    'aria-valuetext',
    stands ?? '',
  )

  await expect(button(page, '速度 0.5 倍')).toBeVisible()
  await expect(button(page, '播放')).toBeVisible()
})

for (const mode of ['normal', 'elderly'] as const)
  test(`the strip of the leads fills a phone on its side in one line, with its scales, caliper and marks: ${mode}`, async ({
    page,
    service,
  }) => {
    test.setTimeout(90_000)
    const seeded = { page, service, ...(await signIn(page, service)) }
    const found = await recordWith(seeded, 'early')
    await chooseMode(page, mode)
    await openFromList(page, found)
    await button(page, /导联图/).click()
    await expect(page).toHaveTitle('心电导联')
    await settled(page)

    // But for the second at which it stands: the strip goes to the mark that was asked for, upright too.
    const told = async () =>
      (await page.getByRole('main').innerText()).replaceAll(/\d\d:\d\d:\d\d/g, '')

    const before = await told()

    for (const [size, colorScheme] of [
      [SIDEWAYS, 'light'],
      [SMALL, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await turn(page, size)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(found.stateText)
      await expect(page.getByText('自动分析，不是诊断', { exact: true })).toBeInViewport()
      await expectFilled(page, size, 190)
      await picture(page, `lead.${mode}.${size.width}`)
      expect(await pageFindings(page, mode)).toEqual([])
    }

    await button(page, /^走纸/).click()
    await expect(page.getByText('50 mm/s　10 mm/mV').first()).toBeInViewport()
    await button(page, /^走纸/).click()
    await button(page, /^走纸/).click()
    await expect(page.getByText('25 mm/s　10 mm/mV').first()).toBeInViewport()
    await button(page, '卡尺').first().click()
    await expect(page.getByRole('slider', { name: '卡尺左线' })).toBeInViewport()
    await picture(page, `lead.${mode}.caliper`)
    await button(page, '卡尺').first().click()
    await button(page, /^下一处$/).click()
    await expect(page.getByText(/(?:提早|宽大)的心跳.* 1 \/ \d/)).toBeInViewport()
    await expect(page.getByText(/^(?:▲ 提早|■ 宽大)$/).first()).toBeInViewport()
    await paper(page).click({ position: { x: 300, y: 150 } })
    await expect(controls(page)).toHaveCount(0)
    expect((await boxOf(page)).width).toBe(SMALL.width)
    await paper(page).click({ position: { x: 300, y: 150 } })
    await turn(page, UPRIGHT)
    expect(await told()).toBe(before)
    await turn(page, SIDEWAYS)
    await button(page, '关闭').click()
    await expect(page).toHaveURL(/#\/theHeart\?/)
  })

for (const mode of ['normal', 'elderly'] as const)
  test(`what is being measured fills a phone on its side, with the time left, the rate and the way to stop: ${mode}`, async ({
    page,
    service,
  }) => {
    test.setTimeout(90_000)
    await signIn(page, service)
    await chooseMode(page, mode)
    await page.goto('/#/ecg')
    await button(page, '连接心电仪').click()
    await button(page, /现在测/).click({ timeout: 15_000 })
    await expect(page.getByText('接触良好，请保持不动。')).toBeVisible({ timeout: 15_000 })

    for (const [size, colorScheme] of [
      [SIDEWAYS, 'light'],
      [SMALL, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await turn(page, size)
      await page.waitForTimeout(1500)
      const strip = await boxOf(page)
      expect(strip.width).toBe(size.width)
      expect(strip.height).toBeGreaterThanOrEqual(190)
      await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 })
      await expect(button(page, '停止测量')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('link', { name: '120' })).toBeInViewport({ ratio: 1 })
      await picture(page, `live.${mode}.${size.width}`)
      expect(await pageFindings(page, mode)).toEqual([])
    }
  })

for (const mode of ['normal', 'elderly'] as const)
  test(`a record of a day is drawn over the whole width of a phone on its side, and steps bring it into sight: ${mode}`, async ({
    page,
    service,
  }) => {
    test.setTimeout(90_000)
    await signIn(page, service)
    await chooseMode(page, mode)
    await page.goto('/#/lead?holter=latest')
    await settled(page)
    const strip = page.locator('main canvas').first()

    for (const size of [SIDEWAYS, SMALL]) {
      await turn(page, size)
      await expect.poll(async () => (await strip.boundingBox())?.width).toBe(size.width)
      expect((await boxOf(page, strip)).height).toBeLessThan(size.height - 60)
      expect(await sidewaysScroll(page)).toBe(0)
      await button(page, '下一段').click()
      await expect(strip).toBeInViewport({ ratio: 1 })
      await picture(page, `day.${mode}.${size.width}`)
      expect(await pageFindings(page, mode)).toEqual([])
    }

    await turn(page, UPRIGHT)
    await expect.poll(async () => (await strip.boundingBox())?.width).toBe(UPRIGHT.width)
  })

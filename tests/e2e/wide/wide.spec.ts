// In a window, on a tablet and on a phone that lies on its side the app is a page with a rail, not a phone drawn large.
import type { Page } from '@playwright/test'
import { chooseMode, MODES, type ModeName } from '../support/modes.ts'
import {
  axeFindings,
  pageFindings,
  sidewaysScroll,
  sizeFindings,
  widestElement,
} from '../support/page-findings.ts'
import { expect, signIn, test } from '../support/service.ts'
import { settled } from '../support/settled.ts'
import { thingsOf, twoFrames, visit, visitsOf } from '../support/sweep-visits.ts'

test.describe.configure({ mode: 'parallel' })

const WINDOW = { width: 1280, height: 800 } as const
const TABLET = { width: 768, height: 1024 } as const
/** A window of twice the letters: WCAG 1.4.4 with 1280 px at 200 %. */
const ZOOMED = { width: 640, height: 512 } as const
const SIDEWAYS = { width: 812, height: 375 } as const
const PHONE = { width: 375, height: 812 } as const

type Size = { width: number; height: number }

test.use({ viewport: WINDOW, isMobile: false, hasTouch: false, trace: 'off' })

const rail = (page: Page) => page.getByRole('navigation', { name: '主导航' })
const link = (page: Page, name: string | RegExp) => rail(page).getByRole('link', { name })

async function picture(page: Page, { width, height }: Size, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/screens/wide/${width}x${height}/${name}.png` })
}

const middle = (box: { x: number; width: number }) => box.x + box.width / 2

for (const mode of ['normal', 'elderly'] as const) {
  test(`${mode}: beside the page stand the main pages and what people open most`, async ({
    page,
    service,
  }) => {
    await signIn(page, service)
    await chooseMode(page, mode)
    await page.goto('about:blank')
    await page.goto('/#/health')
    await settled(page)
    const waiting = await page.getByRole('heading', { name: /件事还没了结/ }).textContent()
    await expect(link(page, /^预警/)).toContainText(`${parseInt(waiting ?? '', 10)} 件`)
    // One way to the main pages is seen, not two.
    await expect(rail(page)).toHaveCount(1)

    for (const size of [WINDOW, TABLET]) {
      await page.setViewportSize(size)
      await twoFrames(page)
      await settled(page)
      expect(await pageFindings(page, mode)).toEqual([])
      const nav = await rail(page).boundingBox()
      const main = await page.getByRole('main').boundingBox()
      if (!nav || !main) throw new Error('nothing is seen')
      expect(nav.x).toBe(0)
      // The page stands in the middle of the room that is left.
      expect(main.x).toBeGreaterThanOrEqual(nav.width)
      const left = main.x - nav.width
      const right = size.width - main.x - main.width
      expect(Math.abs(left - right)).toBeLessThanOrEqual(1)
    }

    for (const [name, title] of [
      ['心电', '心电'],
      ['血压', '血压'],
      [/^预警/, '预警事件'],
      ['我的', '我的'],
    ] as const) {
      await link(page, name).click()
      await expect(page).toHaveTitle(title)
      await expect(link(page, name)).toHaveAttribute('aria-current', 'page')
    }

    await page.setViewportSize(PHONE)
    await expect(rail(page).getByRole('link', { name: '血压' })).toHaveCount(0)
    await expect(link(page, '我的')).toBeVisible()
  })
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`${colorScheme}: a dialog stands over the page, not over the rail, and prints leave the rail out`, async ({
    page,
    service,
  }) => {
    await signIn(page, service)
    await page.emulateMedia({ colorScheme })
    await page.goto('/#/mine')
    // It comes in a file of its own.
    await expect(rail(page)).toBeVisible()
    await page.getByRole('button', { name: '退出登录' }).click()
    const panel = page.getByRole('dialog').locator('> *').first()

    const middles = async () => {
      const boxes = [await panel.boundingBox(), await page.locator('main').boundingBox()]
      return boxes.map((box) => (box ? Math.round(middle(box)) : null))
    }

    const [over, below] = await middles()
    expect(over).toBe(below)
    const nav = await page.locator('nav').first().boundingBox()
    expect(nav?.width).toBeGreaterThan(200)
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize(PHONE)
    await twoFrames(page)
    expect(await middles()).toEqual([PHONE.width / 2, PHONE.width / 2].map(Math.round))
    await page.setViewportSize(WINDOW)
    await page.emulateMedia({ media: 'print' })
    await expect(rail(page)).toBeHidden()
  })

test('who is not logged in has no rail', async ({ page }) => {
  await page.goto('/#/login')
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible()
  await expect(rail(page)).toHaveCount(0)
  const main = await page.getByRole('main').boundingBox()
  expect(main && middle(main)).toBe(WINDOW.width / 2)
})

const LOOKS: readonly [mode: ModeName, sizes: readonly Size[]][] = [
  ['normal', [WINDOW, TABLET, ZOOMED, SIDEWAYS]],
  ['elderly', [WINDOW, SIDEWAYS]],
  ['extra large', [WINDOW, TABLET]],
]

/** Each half of the screens takes about as long. */
const HALVES = [0, 1] as const

for (const [mode, sizes] of LOOKS)
  for (const half of HALVES)
    test(`${mode}: every screen keeps to its column, with nothing cut or too small, in windows, at 200 % and sideways: ${half + 1} of 2`, async ({
      page,
      service,
    }, info) => {
      test.setTimeout(600_000)
      info.annotations.push({ type: 'console-errors-expected' })
      const { token } = await signIn(page, service)
      const things = await thingsOf({ page, service, token })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await chooseMode(page, mode)
      const first = visitsOf(things, MODES[mode].elder).filter((at) => at.first)
      const findings: string[] = []

      for (const at of first.filter((_, index) => index % HALVES.length === half)) {
        await page.setViewportSize(WINDOW)
        await visit(page, at)

        for (const size of sizes) {
          await page.setViewportSize(size)
          await twoFrames(page)
          await settled(page)
          const where = `${at.name} at ${size.width}x${size.height}`
          const over = await sidewaysScroll(page)
          if (over > 0) findings.push(`${where}: ${over} px too wide: ${await widestElement(page)}`)
          for (const finding of await sizeFindings(page, mode))
            findings.push(`${where}: ${JSON.stringify(finding)}`)
          await picture(page, size, `${mode}.${at.name}`)
        }
      }

      expect(findings, findings.join('\n')).toEqual([])
    })

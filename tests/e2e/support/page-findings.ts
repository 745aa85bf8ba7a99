// What is wrong with the page that is shown, by axe and by our own audit of sizes: one set of rules for every spec.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { auditPage } from './audit-page.js'
import type { ModeName } from './modes.ts'

const NORMAL = { minFont: 13, minTarget: 44 }

const ELDERLY = { minFont: 18, minTarget: 60, lineHeight: 1.3 }

/** Smallest letters and targets in px, and least height of a line, by the design. */
const LIMITS = {
  normal: NORMAL,
  elderly: ELDERLY,
  'extra large': NORMAL,
  'elderly, extra large': ELDERLY,
} as const satisfies Record<ModeName, object>

export type PageFinding = readonly [check: string, ...details: unknown[]]

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const NARROW = { width: 320, height: 568 } as const

/**
 * Violations of WCAG 2.2 A and AA. No page has frames of other origins, so that axe runs once in the page itself; by default it
 * opens a second page to put the results of frames together, which takes as long as the rules.
 */
export async function axeFindings(page: Page): Promise<PageFinding[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: TAGS, resultTypes: ['violations'], preload: false })
    .analyze()

  return violations.map(({ id, nodes }) => ['axe', id, nodes.length, nodes[0]?.target])
}

/** Text whose colour is too close to its ground, for a page whose other rules are looked at elsewhere. */
export async function contrastFindings(page: Page): Promise<PageFinding[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      runOnly: { type: 'rule', values: ['color-contrast'] },
      resultTypes: ['violations'],
      preload: false,
    })
    .analyze()

  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }): PageFinding => ['dark', target, any[0]?.message]),
  )
}

/** Letters and targets that are too small, text that is cut off, what is clicked without a role. */
export const sizeFindings = async (page: Page, mode: ModeName): Promise<PageFinding[]> =>
  (await page.evaluate(auditPage, LIMITS[mode])) as [string, ...unknown[]][]

export const pageFindings = async (page: Page, mode: ModeName): Promise<PageFinding[]> => [
  ...(await axeFindings(page)),
  ...(await sizeFindings(page, mode)),
]

/** By how many px the page can be scrolled sideways; not by innerWidth, which grows when a phone zooms a wide page out. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** What reaches farthest to the right, with where it ends; of elements that end at the same place the innermost. */
export const widestElement = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let widest = document.documentElement
    let right = 0

    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const end = element.getBoundingClientRect().right
      if (end < right) continue
      right = end
      widest = element
    }

    const text = widest.textContent.trim().slice(0, 20)
    return `${widest.tagName.toLowerCase()}.${widest.className} "${text}" ends at ${Math.round(right)} px`
  })

/** Text that ends outside a box that is seen around it, as the words of a button that lie over the next one. */
export const protrudingText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A wide space at the end of a line hangs over.
    const slack = 2.5
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found = new Set<string>()

    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      const own = parentElement?.getBoundingClientRect()
      if (!own || own.width < 2 || own.height < 2) continue
      if (!textContent?.trim() || parentElement?.closest('svg, [aria-hidden=true]')) continue
      range.selectNodeContents(texts.currentNode)
      const { left, right } = range.getBoundingClientRect()

      for (let box = parentElement; box; box = box.parentElement) {
        const { backgroundColor, borderRightWidth, overflowX, position } = getComputedStyle(box)
        if (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1) break
        const isSeen = backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(borderRightWidth) > 0
        // A point of a chart has its figure beside it.
        if (!isSeen || position === 'absolute') continue
        const around = box.getBoundingClientRect()
        const ends = left < around.left - slack || right > around.right + slack
        if (ends) found.add(textContent.trim())
      }
    }

    return [...found]
  })

/** Shows that the page does not scroll sideways on the smallest phone. */
export async function expectToFitNarrowPhone(page: Page): Promise<void> {
  await page.setViewportSize(NARROW)

  await expect.poll(() => sidewaysScroll(page)).toBeLessThan(2)
}

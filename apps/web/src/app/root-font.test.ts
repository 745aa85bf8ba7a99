// @vitest-environment jsdom
import postcss from 'postcss'
import { describe, expect, it, vi } from 'vitest'
import viteConfig from '../../vite.config.ts'
import type { TextSize } from '../stores/settings.ts'
import { applyRootFont, rootFont } from './root-font.ts'

const at = (path: string, viewportWidth = 375, elder = true, textSize: TextSize = 'standard') =>
  rootFont({ path, viewportWidth, elder, textSize })

describe('the root font', () => {
  it('[SHELL-11] [CONFLICT-18] is a tenth of the viewport width, within the frame', () => {
    expect(at('/health', 375, false).rootPx).toBe(37.5)
    expect(at('/health', 414, false).rootPx).toBe(41.4)
    expect(at('/informationGathering', 414, false).rootPx).toBe(41.4)
    expect(at('/health', 1280, false)).toMatchObject({ rootPx: 48, framePx: 480 })
  })

  it('[SHELL-12] turns px into rem by 37.5', async () => {
    const plugins =
      typeof viteConfig.css?.postcss === 'object' ? (viteConfig.css.postcss.plugins ?? []) : []

    const { css } = await postcss(plugins).process('a{width:375px;border:1px solid}', {
      from: undefined,
    })

    expect(css).toBe('a{width:10rem;border:1px solid}')
  })

  it('[SHELL-13] [SHELL-15] [STEPS-05] is the documented one in elderly mode', () => {
    expect(at('/theHeartList').rootPx).toBe(44)
    expect(at('/theHeart').rootPx).toBe(44)
    expect(at('/stepNumber').rootPx).toBe(44)
    expect(at('/service').rootPx).toBe(48)
    expect(at('/mine').rootPx).toBe(48)
  })

  it('[CONFLICT-19] is 37.5 px on the sleep page, whatever the width, and its text is no smaller for that', () => {
    for (const width of [320, 375, 414, 480]) {
      const { rootPx, typeScale } = at('/sleep', width)
      expect(rootPx).toBe(37.5)
      // Captions, the smallest text there is, are drawn with 15 px in elderly mode.
      expect((15 / 37.5) * rootPx * typeScale).toBeGreaterThanOrEqual(18)
      const normal = at('/sleep', width, false)
      expect(rootPx * typeScale).toBeGreaterThanOrEqual(normal.rootPx * normal.typeScale)
    }
  })

  it('[SHELL-17] is the ordinary one again on the login page', () => {
    expect(at('/login', 414).rootPx).toBe(41.4)
  })

  it('[SHELL-18] is not changed without elderly mode', () => {
    expect(at('/theHeartList', 375, false).rootPx).toBe(37.5)
    expect(at('/sleep', 414, false).rootPx).toBe(41.4)
  })

  it('never lets elderly text be smaller than 1.28 times the drawing', () => {
    for (const path of ['/sleep', '/theHeart', '/service', '/login', '/mine']) {
      for (const width of [320, 375, 414, 480]) {
        const { rootPx, typeScale } = at(path, width)
        expect(rootPx * typeScale).toBeGreaterThanOrEqual(48 - 1e-9)
      }
    }
  })

  it('makes up for narrow phones in the normal mode, and adds a fifth and a half in 大 and 特大', () => {
    const narrow = at('/mine', 320, false)
    expect(narrow.rootPx * narrow.typeScale).toBeCloseTo(37.5)
    expect(at('/mine', 375, false, 'large').typeScale).toBe(1.2)
    expect(at('/mine', 375, false, 'extraLarge').typeScale).toBe(1.5)
  })

  it('is written to the page with its marks', () => {
    applyRootFont({ path: '/theHeart', elder: true, textSize: 'standard' })
    const root = document.documentElement
    expect(root.style.fontSize).toBe('44px')
    expect(root.hasAttribute('data-elder')).toBe(true)
    expect(root.hasAttribute('data-extra-large')).toBe(false)
    expect(root.style.getPropertyValue('--frame')).toBe('375px')
  })

  it('goes by the width of the phone, also while a page that was wider is zoomed out', () => {
    vi.stubGlobal('innerWidth', 480)
    applyRootFont({ path: '/mine', elder: false, textSize: 'standard' })
    expect(document.documentElement.style.fontSize).toBe('37.5px')
  })
})

import type { TextSize } from '../stores/settings.ts'

/** The design is drawn 375 px wide; a tenth of that is the root font for which px are turned into rem. */
export const DESIGN_ROOT_PX = 37.5
/** On wide screens the page stays a frame of this width. */
const FRAME_MAX_PX = 480
/** Elderly mode enlarges the whole page by this, where the documents state no root font. */
const ELDER_FACTOR = 1.28

/** Between the usual size and 特大, which has to reach 30 px, one step that is seen at once. */
const TEXT_FACTORS: Readonly<Record<TextSize, number>> = {
  standard: 1,
  large: 1.2,
  extraLarge: 1.5,
}

/** Root fonts in px that the documents state for elderly mode. */
const DOCUMENTED_ROOT_PX: Readonly<Record<string, number>> = {
  '/service': 48,
  '/theHeartList': 44,
  '/theHeart': 44,
  '/stepNumber': 44,
  '/sleep': 37.5,
}

/** Screens that keep the ordinary root font in elderly mode, as documented; their text grows by the type scale alone. */
const ORDINARY_ROOT: ReadonlySet<string> = new Set(['/login'])

export interface RootFontInput {
  path: string
  viewportWidth: number
  elder: boolean
  textSize: TextSize
}

export interface RootFont {
  /** Width of the page frame in px. */
  framePx: number
  rootPx: number
  /** What the root font leaves missing of the intended size: on narrow phones, and where the documents state a small one. */
  elderMakeup: number
  /** `elderMakeup` and, in 大 and 特大, the larger text on top. */
  typeScale: number
}

/**
 * Two factors that are never multiplied by accident: the root font scales everything, the type scale only makes up what
 * is missing, so that text and targets are never smaller than drawn, nor smaller in elderly mode than in the normal one.
 */
export function rootFont({ path, viewportWidth, elder, textSize }: RootFontInput): RootFont {
  const framePx = Math.min(viewportWidth, FRAME_MAX_PX)
  const base = framePx / 10

  const elderRoot = ORDINARY_ROOT.has(path)
    ? base
    : (DOCUMENTED_ROOT_PX[path] ?? base * ELDER_FACTOR)

  const rootPx = elder ? elderRoot : base
  const intendedPx = Math.max(base, DESIGN_ROOT_PX) * (elder ? ELDER_FACTOR : 1)
  const elderMakeup = Math.max(1, intendedPx / rootPx)

  return {
    framePx,
    rootPx,
    elderMakeup,
    typeScale: elderMakeup * TEXT_FACTORS[textSize],
  }
}

/**
 * `window.innerWidth` is wrong here: while a phone is turned, a page that is still as wide as before is zoomed out, and
 * `innerWidth` tells the width of that.
 */
const layoutWidth = (): number => document.documentElement.clientWidth

export function applyRootFont(screen: Omit<RootFontInput, 'viewportWidth'>): void {
  const input = { ...screen, viewportWidth: layoutWidth() }
  const { framePx, rootPx, elderMakeup, typeScale } = rootFont(input)
  const root = document.documentElement
  root.style.fontSize = `${rootPx}px`
  root.style.setProperty('--frame', `${framePx}px`)
  root.style.setProperty('--elder-makeup', String(elderMakeup))
  root.style.setProperty('--type-scale', String(typeScale))
  root.toggleAttribute('data-elder', input.elder)
  root.toggleAttribute('data-extra-large', input.textSize !== 'standard')
}

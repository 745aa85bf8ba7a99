/** A colour of shared/ui/tokens.css without its two dashes, e.g. `m-heart`. */
export type ColorToken =
  | 'paper'
  | 'card'
  | 'box'
  | 'line'
  | 'axis'
  | 'ink'
  | 'ink-2'
  | 'ink-3'
  | 'primary'
  | 'seal'
  | 'ok'
  | 'warn'
  | 'bad'
  | `m-${'heart' | 'spo2' | 'temp' | 'step' | 'sleep' | 'bp' | 'tcm'}${'' | '-soft'}`
  | 'm-bp-dia'
  | 'ok-soft'
  | 'warn-soft'
  | 'bad-soft'
  | `st-${'deep' | 'light' | 'rem' | 'awake'}`

/** What a chart takes from the page around it: real px and colours, since ECharts knows neither rem nor variables. */
export interface ChartTheme {
  color: (token: ColorToken) => string
  /** px of labels: 13 or more, in elderly mode 18 or more. */
  font: number
  fontFamily: string
  /** px of a line: 2, in elderly mode 3. */
  stroke: number
  /** Labels on the x axis: 4, in elderly mode and 特大 3. */
  labels: number
  /** One px of the design in px of the screen. */
  px: number
  /** Chart drawn in once, or at once where motion is not wanted. */
  animate: boolean
}

const DESIGN_ROOT_PX = 37.5

/** Reads the theme from an element whose font is that of captions. */
export function themeOf(element: HTMLElement): ChartTheme {
  const style = getComputedStyle(element)
  const root = document.documentElement
  const rootPx = Number.parseFloat(getComputedStyle(root).fontSize) || DESIGN_ROOT_PX
  const elder = root.hasAttribute('data-elder')
  const large = elder || root.hasAttribute('data-extra-large')
  const stillness = elder || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches

  return {
    color: (token) => style.getPropertyValue(`--${token}`).trim(),
    font: Number.parseFloat(style.fontSize) || 13,
    fontFamily: style.fontFamily,
    stroke: elder ? 3 : 2,
    labels: large ? 3 : 4,
    px: rootPx / DESIGN_ROOT_PX,
    animate: !stillness,
  }
}

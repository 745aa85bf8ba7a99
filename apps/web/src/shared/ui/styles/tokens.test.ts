import { describe, expect, it } from 'vitest'
import tokens from './tokens.css?raw'

const colors = new Map(
  [...tokens.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
    name,
    hex,
  ]),
)

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })

  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(colors.get(name) ?? ''))
    .toSorted((a, b) => b - a)

  return (light + 0.05) / (dark + 0.05)
}

const metrics = [...colors.keys()].filter((name) => /^m-(?!.*soft)/.test(name))

const grounds = (name: string) => [
  'card',
  'paper',
  'box',
  ...(colors.has(`${name}-soft`) ? [`${name}-soft`] : []),
]

describe('the colours', () => {
  it.each(['ink', 'ink-2', 'ink-3', 'primary', 'seal', 'ok', 'warn', 'bad', ...metrics])(
    '%s is legible as text',
    (name) => {
      for (const ground of grounds(name)) expect(contrast(name, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast('on-solid', name)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['axis', 'st-deep', 'st-light', 'st-rem', 'st-awake'])(
    '%s is visible as a mark',
    (name) => {
      expect(contrast(name, 'card')).toBeGreaterThanOrEqual(3)
    },
  )
})

it('[SLEEP-25] the four stages of sleep have the colours of the design', () => {
  const stages = ['deep', 'light', 'rem', 'awake'].map((stage) => colors.get(`st-${stage}`))
  expect(stages).toEqual(['#3b2f7f', '#7d6fc0', '#1e8578', '#c97a1a'])
})

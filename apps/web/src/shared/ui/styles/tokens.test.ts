import { describe, expect, it } from 'vitest'
import tokens from './tokens.css?raw'

const [lightRules = '', darkRules = ''] = tokens.split('@media screen')

const colorsOf = (rules: string): ReadonlyMap<string, string> =>
  new Map(
    [...rules.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  )

const light = colorsOf(lightRules)
// What the dark leaves as it is.
const dark = new Map([...light, ...colorsOf(darkRules)])

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })

  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(colors: ReadonlyMap<string, string>, [one, other]: [string, string]): number {
  const [more = 0, less = 0] = [one, other]
    .map((name) => luminance(colors.get(name) ?? ''))
    .toSorted((a, b) => b - a)

  return (more + 0.05) / (less + 0.05)
}

it('has each token once: a second one of the same name would take its place', () => {
  const plain = [...lightRules.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, selector = '']) => !/data-(elder|extra-large)/.test(selector),
  )

  const names = plain.flatMap(([, , rules = '']) =>
    [...rules.matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name),
  )

  expect(names.length).toBeGreaterThan(80)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

const metrics = [...light.keys()].filter((name) => /^m-(?!.*soft)/.test(name))

const grounds = (name: string) => [
  'card',
  'paper',
  'box',
  ...(light.has(`${name}-soft`) ? [`${name}-soft`] : []),
]

describe.each([
  { theme: 'light', colors: light, legible: 4.5 },
  { theme: 'dark', colors: dark, legible: 6 },
])('the $theme colours', ({ colors, legible }) => {
  it.each(['ink', 'ink-2', 'ink-3', 'primary', 'seal', 'ok', 'warn', 'bad', 'kin', ...metrics])(
    '%s is legible as text',
    (name) => {
      expect(contrast(colors, [name, 'card'])).toBeGreaterThanOrEqual(legible)

      for (const ground of grounds(name))
        expect(contrast(colors, [name, ground])).toBeGreaterThanOrEqual(4.5)

      expect(contrast(colors, ['on-solid', name])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['axis', 'st-deep', 'st-light', 'st-rem', 'st-awake'])(
    '%s is visible as a mark',
    (name) => {
      expect(contrast(colors, [name, 'card'])).toBeGreaterThanOrEqual(3)
    },
  )
})

it('the dark has a colour of its own for every one that text and marks stand in or on', () => {
  const shared = [...light.keys()].filter((name) => !colorsOf(darkRules).has(name))
  expect(shared).toEqual(['ecg-paper', 'ecg-line', 'night', 'on-night'])
})

it('[SLEEP-25] the four stages of sleep have the colours of the design', () => {
  const stages = ['deep', 'light', 'rem', 'awake'].map((stage) => light.get(`st-${stage}`))
  expect(stages).toEqual(['#3b2f7f', '#7d6fc0', '#1e8578', '#c97a1a'])
})

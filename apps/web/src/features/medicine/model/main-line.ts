import { daysBetween } from '@kangban/china-time'
import type { HistoryEntry } from './report.ts'
import { CUTS } from './score-view.ts'

/** More would stand too close. */
const MAX_POINTS = 8

/** The scale ends at a multiple of this, and not below `MIN_TOP`. */
const TOP_STEP = 20
const MIN_TOP = 60

interface LinePoint {
  day: string
  name: string
  score: number
  /** In percent of the width and from the top. */
  x: number
  y: number
}

export interface MainLine {
  /** The oldest first. */
  points: LinePoint[]
  /** Pairs of neighbours of the same main type: only their scores can be compared. */
  links: { from: LinePoint; to: LinePoint }[]
  comparable: boolean
  /** The cut lines of the type, where there is but one type. */
  cuts: { points: number; y: number }[]
}

const cutsOf = (type: HistoryEntry['main']['type']): number[] =>
  type === 'balanced' ? [CUTS.balanced] : [CUTS.holds, CUTS.tends]

/** The score of the main type over time, of the newest answers; null with fewer than two. */
export function mainLine(history: readonly HistoryEntry[]): MainLine | null {
  const entries = history.slice(0, MAX_POINTS).toReversed()
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last || entries.length < 2) return null
  const span = daysBetween(first.day, last.day) || 1

  const top = Math.max(
    MIN_TOP,
    Math.ceil(Math.max(...entries.map(({ main }) => main.score)) / TOP_STEP) * TOP_STEP,
  )

  const fromTop = (points: number) => 100 - (points / top) * 100

  const points = entries.map(({ day, main }) => ({
    day,
    name: main.name,
    score: main.score,
    x: (daysBetween(first.day, day) / span) * 100,
    y: fromTop(main.score),
  }))

  const links = points.flatMap((to, index) => {
    const from = points[index - 1]
    return from && from.name === to.name ? [{ from, to }] : []
  })

  const comparable = links.length === points.length - 1

  const cuts = comparable
    ? cutsOf(last.main.type).map((cut) => ({ points: cut, y: fromTop(cut) }))
    : []

  return { points, links, comparable, cuts }
}

import type { HistoryEntry } from './report.ts'

/** More would stand too close. */
const MOST_POINTS = 8
const DAY_MS = 24 * 3600_000

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
}

const time = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** The score of the main type over time, of the newest answers; null with fewer than two. */
export function mainLine(history: readonly HistoryEntry[]): MainLine | null {
  const entries = history.slice(0, MOST_POINTS).toReversed()
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last || entries.length < 2) return null
  const span = time(last.day) - time(first.day) || 1
  const points = entries.map(({ day, main }) => ({
    day,
    name: main.name,
    score: main.score,
    x: ((time(day) - time(first.day)) / span) * 100,
    y: 100 - main.score,
  }))
  const links = points.flatMap((to, index) => {
    const from = points[index - 1]
    return from && from.name === to.name ? [{ from, to }] : []
  })
  return { points, links, comparable: links.length === points.length - 1 }
}

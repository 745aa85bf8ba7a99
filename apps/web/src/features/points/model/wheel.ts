import type { Prize } from './points-answer.ts'

/** How long the wheel turns, as documented. */
export const SPIN_MS = 3000
/** Where nothing moves, the prize stands out for so long before the result comes. */
export const STILL_MS = 300
const WHOLE_TURNS = 5
const FULL = 360

/** The sector of a prize; of one that is not on the wheel the last. */
export function sectorOf(prizes: readonly Prize[], prizeId: string | null): number {
  const found = prizes.findIndex((prize) => prize.prizeId === prizeId)
  return found < 0 ? prizes.length - 1 : found
}

/** How far the wheel is turned, in degrees, so that a sector stands below the pointer at the top; on from where it stands. */
export function turnTo(sector: number, count: number, from: number): number {
  const rest = Math.ceil(from / FULL) * FULL
  return rest + WHOLE_TURNS * FULL - (sector * FULL) / count
}

/** The sector that stands below the pointer. */
export const sectorAt = (degrees: number, count: number): number =>
  Math.round((((FULL - (degrees % FULL)) % FULL) * count) / FULL) % count

/** A point of a circle around 0/0; 0 degrees is at the top. */
function pointAt(radius: number, degrees: number): string {
  const radians = (degrees * Math.PI) / 180
  return `${(radius * Math.sin(radians)).toFixed(2)} ${(-radius * Math.cos(radians)).toFixed(2)}`
}

/** The outline of a sector whose middle is at the top. */
export function sectorPath(count: number, radius: number): string {
  const half = FULL / count / 2
  // One prize alone is the whole disc, which one arc cannot draw.
  if (count === 1)
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}z`
  const large = half > 90 ? 1 : 0
  return `M0 0L${pointAt(radius, -half)}A${radius} ${radius} 0 ${large} 1 ${pointAt(radius, half)}z`
}

const NAME_FORMS = [
  // 现金红包8.8元
  /^(?<below>\D+?)(?<above>\d+(?:\.\d+)?元)$/,
  // 50积分
  /^(?<above>\d+)(?<below>积分)$/,
  // 谢谢参与（5积分）
  /^(?<above>.+?)[（(](?<below>.+)[）)]$/,
]

/** What fits on one line of a sector. */
const LINE = 5

/** The name of a prize in the two lines of its sector, the figure first. */
export function nameLines(name: string): readonly [above: string, below: string] {
  for (const form of NAME_FORMS) {
    const { above, below } = form.exec(name)?.groups ?? {}
    if (above && below) return [above, below]
  }

  return [name.slice(0, LINE), name.slice(LINE, 2 * LINE)]
}

/** The chances of the prizes, in per cent with one digit where it takes one; null where the back end does not say. */
export function chances(prizes: readonly Prize[]): (string | null)[] {
  const total = prizes.reduce((sum, { rate }) => sum + (rate ?? 0), 0)

  return prizes.map(({ rate }) => {
    if (rate === null || total <= 0) return null
    const percent = (100 * rate) / total
    return `${percent >= 1 || percent === 0 ? Math.round(percent * 10) / 10 : percent.toPrecision(1)}%`
  })
}

import type { PyramidColumns, TracePath } from '@kangban/ecg-core'

/** A flat stretch is still seen. */
const MIN_PX = 1

/** An upright line for every px column, from its largest to its smallest sample; none where it holds gaps alone. */
export function columnsPath(
  { min, max }: PyramidColumns,
  scale: { pxPerMv: number; zeroPx: number },
  leftPx: number,
): TracePath {
  const points = new Float32Array(4 * min.length)
  const starts = new Uint32Array(min.length)
  let count = 0

  for (let column = 0; column < min.length; column++) {
    const low = min[column] as number
    const high = max[column] as number
    if (Number.isNaN(low) || Number.isNaN(high)) continue
    const top = scale.zeroPx - high * scale.pxPerMv
    const bottom = scale.zeroPx - low * scale.pxPerMv
    const x = leftPx + column + 0.5
    points.set([x, top, x, Math.max(bottom, top + MIN_PX)], 4 * count)
    starts[count] = 2 * count
    count += 1
  }

  return { points: points.slice(0, 4 * count), starts: starts.slice(0, count) }
}

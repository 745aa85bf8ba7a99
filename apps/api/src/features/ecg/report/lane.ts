/** A text in the lane above a strip; `x` is its middle, all in mm from the lane's left end. */
export interface LaneLabel {
  text: string
  x: number
  width: number
  kind: 'clock' | 'second' | 'gap' | 'clipped' | 'mark' | 'end'
}

/** Free space that a label keeps from the next. */
const SPACE_MM = 1.5

function clamped(label: LaneLabel, laneWidth: number): LaneLabel {
  const half = label.width / 2
  return { ...label, x: Math.max(half, Math.min(laneWidth - half, label.x)) }
}

/**
 * Those labels that find room, the earlier ones first: list the important ones first. Labels beyond an end of the lane are
 * moved inside.
 */
export function placeLabels(labels: readonly LaneLabel[], laneWidth: number): LaneLabel[] {
  const placed: LaneLabel[] = []

  for (const label of labels) {
    const moved = clamped(label, laneWidth)

    const free = placed.every(
      ({ x, width }) => Math.abs(x - moved.x) >= (width + moved.width) / 2 + SPACE_MM,
    )

    if (free) placed.push(moved)
  }

  return placed
}

import { SLEEP_STAGES, type SleepStageName } from './sleep-stages.ts'

/** A stretch of one stage. */
export interface StagePart {
  /** Null: not known; it takes its time and stays empty. */
  stage: SleepStageName | null
  minutes: number
}

export interface StageBlock {
  stage: SleepStageName
  x: number
  y: number
  width: number
  height: number
}

export interface StageLink {
  x: number
  /** From the middle of one lane to that of the next. */
  from: number
  to: number
}

export interface StageLayout {
  blocks: StageBlock[]
  links: StageLink[]
  /** The middle of each lane, in the order of `SLEEP_STAGES`. */
  lanes: number[]
}

/** Shorter stretches stay visible. */
const MIN_WIDTH = 2
/** Of the height of a lane; the rest is air. */
const BLOCK_SHARE = 0.58

const middleOf = (block: StageBlock): number => block.y + block.height / 2

/** Where the stages of a night stand: four lanes, one block a stretch, thin links where one stage turns into another. */
export function stageLayout(
  parts: readonly StagePart[],
  { width, height }: { width: number; height: number },
): StageLayout {
  const laneHeight = height / SLEEP_STAGES.length
  const lanes = SLEEP_STAGES.map((_, index) => (index + 0.5) * laneHeight)
  const known = parts.filter(({ minutes }) => Number.isFinite(minutes) && minutes > 0)
  const total = known.reduce((sum, { minutes }) => sum + minutes, 0)
  let passed = 0

  const places = known.map(({ stage, minutes }): StageBlock | null => {
    const x = (passed / total) * width
    passed += minutes
    if (stage === null) return null
    const blockWidth = Math.max(MIN_WIDTH, (minutes / total) * width)
    const middle = lanes[SLEEP_STAGES.findIndex((style) => style.stage === stage)] ?? 0

    return {
      stage,
      x: Math.max(0, Math.min(x, width - blockWidth)),
      y: middle - (laneHeight * BLOCK_SHARE) / 2,
      width: blockWidth,
      height: laneHeight * BLOCK_SHARE,
    }
  })

  const links = places.slice(1).flatMap((block, index) => {
    const before = places[index]
    if (!before || !block || before.stage === block.stage) return []
    return { x: block.x, from: middleOf(before), to: middleOf(block) }
  })

  return { blocks: places.filter((block) => block !== null), links, lanes }
}

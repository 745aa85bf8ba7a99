// Which stretches of a long record a doctor is shown to scale.
import { HOLTER_EPISODE_LABELS, type HolterEpisode, UNITS } from '@kangban/contracts'

export type StripEpisode = Pick<HolterEpisode, 'kind' | 'from' | 'to' | 'beats' | 'longestRrMs'> & {
  heartRate: { meanBpm: number; lowestBpm: number; highestBpm: number } | null
}

/** Where a strip begins, in samples of the record, and what is seen there. */
export interface LongStrip {
  from: number
  verdict: string
  rate: string
}

export const MOST_LONG_STRIPS = 3
/** So much comes before what is shown, and a strip is this long. */
const LEAD_IN_SECONDS = 2
export const LONG_STRIP_SECONDS = 9

type Measure = (episode: StripEpisode) => number

const byLength: Measure = ({ from, to }) => to - from

/** What a physician looks at first, and of each kind the one that says most. */
const RANKED: readonly { kind: StripEpisode['kind']; most: Measure }[] = [
  { kind: 'ventricular-run', most: ({ beats }) => beats },
  { kind: 'suspected-af', most: byLength },
  { kind: 'pause', most: ({ longestRrMs }) => longestRrMs ?? 0 },
  { kind: 'early-run', most: ({ beats }) => beats },
  { kind: 'bigeminy', most: byLength },
  { kind: 'trigeminy', most: byLength },
  { kind: 'fast', most: ({ heartRate }) => heartRate?.highestBpm ?? 0 },
  { kind: 'slow', most: ({ heartRate }) => -(heartRate?.lowestBpm ?? Infinity) },
]

function rateOf({ kind, heartRate, longestRrMs, beats }: StripEpisode): string {
  if (kind === 'pause' && longestRrMs !== null)
    return `最长间隔 ${(longestRrMs / 1000).toFixed(2)} 秒`

  const rate = heartRate ? `平均 ${Math.round(heartRate.meanBpm)} ${UNITS.heartRate}` : ''
  const isRun = kind === 'ventricular-run' || kind === 'early-run'
  return [isRun && `连续 ${beats} 次`, rate].filter(Boolean).join('，') || '心率没有测出'
}

/**
 * At most three: of each kind the longest or farthest, in the order of their weight, each from shortly before it begins, and
 * never two of the same stretch.
 */
export function longStrips(
  episodes: readonly StripEpisode[],
  { rateHz, sampleCount }: { rateHz: number; sampleCount: number },
): LongStrip[] {
  const length = LONG_STRIP_SECONDS * rateHz
  const chosen: LongStrip[] = []

  for (const { kind, most } of RANKED) {
    if (chosen.length === MOST_LONG_STRIPS) break

    const [first] = episodes
      .filter((episode) => episode.kind === kind)
      .toSorted((a, b) => most(b) - most(a) || a.from - b.from)

    if (!first) continue
    const begin = Math.min(first.from - LEAD_IN_SECONDS * rateHz, sampleCount - length)
    const from = Math.max(0, Math.round(begin))
    if (chosen.some((other) => Math.abs(other.from - from) < length)) continue
    chosen.push({ from, verdict: HOLTER_EPISODE_LABELS[kind], rate: rateOf(first) })
  }

  return chosen
}

import { SECONDS_PER_HOUR } from '@kangban/china-time'
import { isEctopicCode, VENTRICULAR } from '../beats/beat-kind.ts'
import { firstAtLeast } from './episodes.ts'
import type { RecordEvidence } from './episodes.ts'
import { heartRateRange } from './heart-rate-range.ts'
import type { HeartRateRange } from './heart-rate-range.ts'
import { faultySamples } from '../beats/quality.ts'
import type { Span } from '../beats/quality.ts'

/** Figures of one hour of a record, the last one often shorter. Sample indices, `to` exclusive. */
export interface HourFigures extends Span {
  beats: number
  /** Supraventricular and ventricular beats, and the ventricular ones of them. */
  earlyBeats: number
  wideEarlyBeats: number
  heartRate: HeartRateRange | null
  /** Without missing, flat, clipped and noisy seconds. */
  usableSeconds: number
}

/** The figures of any part of a record; an interval belongs to the part in which its first beat lies. */
export function figuresOf(
  { beats, kinds, rrMs, faults, rateHz }: RecordEvidence,
  { from, to }: Span,
): HourFigures {
  const first = firstAtLeast(beats, from)
  const end = firstAtLeast(beats, to)
  let earlyBeats = 0
  let wideEarlyBeats = 0

  for (const kind of kinds.subarray(first, end)) {
    if (isEctopicCode(kind)) earlyBeats += 1
    if (kind === VENTRICULAR) wideEarlyBeats += 1
  }

  return {
    from,
    to,
    beats: end - first,
    earlyBeats,
    wideEarlyBeats,
    heartRate: heartRateRange(rrMs.subarray(first, end)),
    usableSeconds: (to - from - faultySamples(faults, { from, to })) / rateHz,
  }
}

/** One row for each begun hour, counted from the first sample. */
export function hourlyFigures(record: RecordEvidence): HourFigures[] {
  const hour = SECONDS_PER_HOUR * record.rateHz

  return Array.from({ length: Math.ceil(record.sampleCount / hour) }, (_, i) =>
    figuresOf(record, {
      from: Math.round(i * hour),
      to: Math.min(record.sampleCount, Math.round((i + 1) * hour)),
    }),
  )
}

import {
  analyseEcg,
  BEAT_KINDS,
  type BeatKind,
  countPremature,
  decodeBeats,
  SAMPLE_RATE,
} from '@kangban/ecg-core'
import { ecgVerdict } from './ecg-row-verdict.ts'

/** A beat as files of other programs mark it. */
export interface MarkedBeat {
  /** Sample index of the R peak. */
  sample: number
  /** The letter of the WFDB library. */
  symbol: string
}

/** The beat annotations of the WFDB library. */
const SYMBOLS: Readonly<Record<BeatKind, string>> = {
  normal: 'N',
  supraventricular: 'S',
  ventricular: 'V',
  unclassified: 'Q',
}

/** The beats of a measurement, millivolts at 512 Hz as measured. */
export function markedBeats(samples: Float32Array): MarkedBeat[] {
  const analysis = analyseEcg(samples, SAMPLE_RATE)
  const { finding } = ecgVerdict({ ...analysis, prematureBeats: countPremature(analysis.beats) })

  // Of a signal that allows no statement, as on the page, no beat is said to be of a kind.
  return analysis.beats.map(({ r, kind }) => ({
    sample: r,
    symbol: SYMBOLS[finding === 'unclear' ? 'unclassified' : kind],
  }))
}

/** The beats of a record of many hours, from the list that its analysis has stored. */
export function storedBeats(stored: Uint8Array): MarkedBeat[] {
  const { beats, kinds } = decodeBeats(stored)

  return Array.from(beats, (sample, i) => ({
    sample,
    symbol: SYMBOLS[BEAT_KINDS[kinds[i] ?? 0] ?? 'unclassified'],
  }))
}

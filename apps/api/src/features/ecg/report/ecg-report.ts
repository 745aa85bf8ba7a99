import type { EctopicKind, SAMPLE_RATE } from '@kangban/ecg-core'
import type { EcgMeasured } from '@kangban/rules/ecg/ecg-figures'

/** A beat that the program takes for early. */
export interface EcgReportMark {
  /** Sample index of the R peak. */
  sample: number
  kind: EctopicKind
  /** The person whose record it is calls the mark wrong: it stays, struck through. */
  denied: boolean
}

/** A part of the sentence about the measurement; the tone colours it. */
interface EcgReportPhrase {
  text: string
  tone: 'plain' | 'warn' | 'bad'
}

/** All that is printed in the report of one ECG measurement. What could not be measured is null. */
export interface EcgReport {
  name: string | null
  /** 1 man, 2 woman. */
  sex: 1 | 2 | null
  /** `YYYY-MM-DD` */
  birthday: string | null
  startedAt: Date
  /** Millivolts as measured, unfiltered; a gap is NaN. */
  samples: Float32Array
  rateHz: typeof SAMPLE_RATE
  lead: string
  source: 'watch' | 'recorder'
  deviceName: string
  deviceCode: string
  /** What the figures are made of and judged by, as on the page of the record. */
  measured: EcgMeasured
  /** What the HRV, SDNN, was taken from. */
  hrvMethod: { windowSeconds: number; beats: number } | null
  sentence: EcgReportPhrase[]
  /** What the rhythm wording rests on, in Chinese. */
  rhythmReason: string
  marks: EcgReportMark[]
  /** False when the measurement was broken off. */
  complete: boolean
  softwareVersion: string
  createdAt: Date
}

import {
  analyseEcg,
  countPremature,
  type EcgAnalysis,
  isEctopic,
  parseSamples,
  SAMPLE_RATE,
} from '@kangban/ecg-core'
import { MS_PER_SECOND } from '@kangban/china-time'
import { ecgAdvice } from '@kangban/rules/ecg/ecg-advice'
import { ecgSentence } from '@kangban/rules/ecg/ecg-sentence'
import { rateRangeOf } from '@kangban/rules/ecg/ecg-row-verdict'
import { untouched } from '@kangban/rules/warnings/advice-now'
import { type CallOf, composition, type Outputs } from './composition.ts'

type Answer = Outputs['ecg']['getEcgRecord']

/** As home asks while it waits: whether anything was done about a record, its back end does not tell. */
export function askedNow(startedAt: Date | null, sampleCount: number) {
  if (!startedAt) return null
  const to = new Date(startedAt.getTime() + (sampleCount / SAMPLE_RATE) * MS_PER_SECOND)
  return untouched('af-suspected', { from: startedAt, to }, new Date())
}

interface Recorded {
  /** At 512 Hz. */
  sampleCount: number
  /** Null where nobody tells it. */
  startedAt: Date | null
}

/** What our service keeps with a record when it is stored, of any other. */
export function findingsOf(
  analysis: EcgAnalysis,
  { sampleCount, startedAt }: Recorded,
): Partial<NonNullable<Answer>> {
  const { rhythm, heartRateBpm, qtcFridericiaMs, qtcFridericiaSdMs, qtcBeats, hrv, beats } =
    analysis

  const marks = beats.flatMap(({ r: sample, kind }) => (isEctopic(kind) ? [{ sample, kind }] : []))

  const judged = { rhythm, heartRateBpm, prematureBeats: countPremature(beats) }
  const asked = askedNow(startedAt, sampleCount)

  return {
    ...ecgSentence(judged, asked),
    advice: ecgAdvice(judged, asked),
    durationSeconds: sampleCount / SAMPLE_RATE,
    hrvMethod: hrv && { metric: 'SDNN', windowSeconds: hrv.windowSeconds, beats: hrv.beats },
    qtcFridericia: qtcFridericiaMs === null ? null : Math.round(qtcFridericiaMs),
    qtcBeats,
    qtcSd: qtcFridericiaSdMs === null ? null : Math.round(qtcFridericiaSdMs),
    rhythm,
    rateRange: rateRangeOf(analysis),
    marks,
  }
}

function startedAtOf({ dataTime }: NonNullable<Answer>): Date | null {
  const at = new Date(dataTime ?? NaN)
  return Number.isNaN(at.getTime()) ? null : at
}

/** Adds what the signal itself says. */
export const composeEcgRecord = composition<CallOf<'ecg', 'getEcgRecord'>>(async (_, ask) => {
  const record = await ask()
  if (!record?.ecgContent || record.sentence) return record
  const { samples } = parseSamples(record.ecgContent)
  if (samples.length === 0) return record
  const recorded = { sampleCount: samples.length, startedAt: startedAtOf(record) }
  return { ...record, ...findingsOf(analyseEcg(samples, SAMPLE_RATE), recorded) }
})

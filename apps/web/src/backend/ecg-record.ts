import { analyseEcg, countPremature, isEctopic, parseSamples, SAMPLE_RATE } from '@kangban/ecg-core'
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

/**
 * What our service keeps with a record when it is stored, from the samples of any other: millivolts at 512 Hz. Null for when
 * it began where nobody tells that.
 */
export function findingsOf(
  ecgContent: string,
  startedAt: Date | null,
): Partial<NonNullable<Answer>> {
  const { samples } = parseSamples(ecgContent)
  if (samples.length === 0) return {}
  const analysis = analyseEcg(samples, SAMPLE_RATE)

  const { rhythm, heartRateBpm, qtcFridericiaMs, qtcFridericiaSdMs, qtcBeats, hrv, beats } =
    analysis

  const marks = beats.flatMap(({ r: sample, kind }) => (isEctopic(kind) ? [{ sample, kind }] : []))

  const judged = { rhythm, heartRateBpm, prematureBeats: countPremature(beats) }
  const asked = askedNow(startedAt, samples.length)

  return {
    ...ecgSentence(judged, asked),
    advice: ecgAdvice(judged, asked),
    durationSeconds: samples.length / SAMPLE_RATE,
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
  return { ...record, ...findingsOf(record.ecgContent, startedAtOf(record)) }
})

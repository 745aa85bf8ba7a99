import { analyseEcg, countPremature, isEctopic, parseSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import { ecgSentence } from '@kangban/rules/ecg/ecg-sentence'
import { rateRangeOf } from '@kangban/rules/ecg/ecg-row-verdict'
import { type CallOf, composition, type Outputs } from './composition.ts'

type Answer = Outputs['ecg']['getEcgRecord']

/** What our service keeps with a record when it is stored, from the samples of any other: millivolts at 512 Hz. */
export function findingsOf(ecgContent: string): Partial<NonNullable<Answer>> {
  const { samples } = parseSamples(ecgContent)
  if (samples.length === 0) return {}
  const analysis = analyseEcg(samples, SAMPLE_RATE)
  const { rhythm, heartRateBpm, qtcFridericiaMs, qtcBeats, hrv, beats } = analysis

  const marks = beats.flatMap(({ r: sample, kind }) => (isEctopic(kind) ? [{ sample, kind }] : []))

  return {
    ...ecgSentence({ rhythm, heartRateBpm, prematureBeats: countPremature(beats) }),
    durationSeconds: samples.length / SAMPLE_RATE,
    hrvMethod: hrv && { metric: 'SDNN', windowSeconds: hrv.windowSeconds, beats: hrv.beats },
    qtcFridericia: qtcFridericiaMs === null ? null : Math.round(qtcFridericiaMs),
    qtcBeats,
    rhythm,
    rateRange: rateRangeOf(analysis),
    marks,
  }
}

/** Adds what the signal itself says. */
export const composeEcgRecord = composition<CallOf<'ecg', 'getEcgRecord'>>(async (_, ask) => {
  const record = await ask()
  if (!record?.ecgContent || record.sentence) return record
  return { ...record, ...findingsOf(record.ecgContent) }
})

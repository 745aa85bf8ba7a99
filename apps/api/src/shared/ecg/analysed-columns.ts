import { analyseEcg, isEctopic, SAMPLE_RATE, thumbnailOf } from '@kangban/ecg-core'
import { packSamples } from './ecg-samples.ts'

/** Where filters have settled, unless a beat is to be seen. */
const USUAL_SECOND = 3

/** The columns of a record that follow from its samples: millivolts at 512 Hz, NaN is a gap. */
export function analysedColumns(samples: Float32Array) {
  const analysis = analyseEcg(samples, SAMPLE_RATE)
  const { heartRateBpm, rateRange, qtMs, qtcFridericiaMs, hrv } = analysis
  const { rhythm, rhythmReason, beats } = analysis

  const marks = beats.flatMap(({ r: sample, kind }) => (isEctopic(kind) ? [{ sample, kind }] : []))

  const around = marks[0]?.sample ?? USUAL_SECOND * SAMPLE_RATE

  return {
    samples: packSamples(samples),
    sampleCount: samples.length,
    heartRate: heartRateBpm,
    rateLowest: rateRange?.lowestBpm ?? null,
    rateHighest: rateRange?.highestBpm ?? null,
    qtMs,
    qtcMs: qtcFridericiaMs,
    qtcBeats: analysis.qtcBeats,
    qtcSdMs: analysis.qtcFridericiaSdMs,
    hrvMs: hrv?.valueMs ?? null,
    hrvSeconds: hrv?.windowSeconds ?? null,
    hrvBeats: hrv?.beats ?? null,
    rhythm,
    rhythmReason,
    marks,
    thumbnail: thumbnailOf(samples, { rateHz: SAMPLE_RATE, around }),
  }
}

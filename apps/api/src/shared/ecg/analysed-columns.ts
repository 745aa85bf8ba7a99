import { analyseEcg, SAMPLE_RATE } from '@kangban/ecg-core'
import { packSamples } from './ecg-samples.ts'

/** The columns of a record that follow from its samples: millivolts at 512 Hz, NaN is a gap. */
export function analysedColumns(samples: Float32Array) {
  const { heartRateBpm, qtMs, qtcFridericiaMs, hrv, rhythm, rhythmReason, beats } = analyseEcg(
    samples,
    SAMPLE_RATE,
  )

  return {
    samples: packSamples(samples),
    sampleCount: samples.length,
    heartRate: heartRateBpm,
    qtMs,
    qtcMs: qtcFridericiaMs,
    hrvMs: hrv?.valueMs ?? null,
    hrvSeconds: hrv?.windowSeconds ?? null,
    hrvBeats: hrv?.beats ?? null,
    rhythm,
    rhythmReason,
    marks: beats
      .filter(({ kind }) => kind !== 'normal')
      .map(({ r, kind }) => ({ sample: r, kind })),
  }
}

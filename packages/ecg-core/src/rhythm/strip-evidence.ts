import { atrialCoherence, atrialView, lateCoherence } from './atrial-coherence.ts'
import { shapeLikeness } from '../beats/beats.ts'
import { detectBeats } from '../beats/detect.ts'
import { classifyBeats } from '../beats/kind-model.ts'
import type { KindsFound } from '../beats/kind-model.ts'
import { quality, signalBreaks } from '../beats/quality.ts'
import type { SignalQuality } from '../beats/quality.ts'
import type { RhythmEvidence } from './rhythm-evidence.ts'
import { rrSeries } from './rr.ts'

/** The beats of one strip, and what its rhythm is told by. */
export interface StripEvidence extends KindsFound {
  quality: SignalQuality
  /** Sample indices of the R peaks. */
  peaks: Int32Array
  /** Intervals in ms between them, NaN across missing signal. */
  rrMs: Float64Array
  evidence: RhythmEvidence
}

/** Of one lead in millivolts, NaN for gaps. */
export function stripEvidence(samples: Float32Array, rateHz: number): StripEvidence {
  const found = quality(samples, rateHz)
  const { peaks, rivals } = detectBeats(samples, rateHz)
  const rrMs = rrSeries(peaks, rateHz, signalBreaks(samples, rateHz, found.segments))
  const likeness = shapeLikeness(samples, rateHz, peaks)
  const { kinds, probabilities } = classifyBeats({ samples, rateHz, peaks, rrMs })
  const view = atrialView(samples, rateHz)
  const row = { peaks, rrMs, likeness }

  const evidence = {
    rrMs,
    likeness,
    kinds,
    usable: found.usable,
    coherence: atrialCoherence(view, row),
    lateCoherence: lateCoherence(view, row),
    rivals: rivals.length,
  }

  return { quality: found, peaks, rrMs, kinds, probabilities, evidence }
}

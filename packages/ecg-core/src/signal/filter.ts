import { bandStop, BiquadState, highPass, lowPass, zeroPhaseOverGaps } from './biquad.ts'
import type { Biquad } from './biquad.ts'
import { restoreGaps } from './gaps.ts'
import { MONITOR_HIGH_HZ, MONITOR_LOW_HZ } from './monitor-band.ts'

/** A 2 Hz wide notch at 50 Hz: wide enough for the drift of the mains, narrow enough to leave the QRS. */
const NOTCH_Q = 25
/**
 * A second-order Butterworth run both ways is -6 dB at its corner; moved by this factor it is -3 dB there again:
 * (sqrt(2) - 1)^(1/4), see D. A. Winter, Biomechanics and Motor Control of Human Movement, on dual-pass filters.
 */
const DUAL_PASS = (Math.SQRT2 - 1) ** 0.25
/** The slowest section, 0.5 Hz, has forgotten a step after about this long. */
const SETTLE_SECONDS = 2
/** A causal filter holds the last value through a drop-out up to this long, and starts anew after a longer one. */
const HOLD_SECONDS = 0.1

function applyZeroPhase(
  samples: Float32Array,
  rateHz: number,
  sections: readonly Biquad[],
): Float32Array {
  return restoreGaps(
    samples,
    zeroPhaseOverGaps(samples, sections, Math.ceil(SETTLE_SECONDS * rateHz)),
  )
}

/** 0.5-40 Hz without delay, millivolts in and out. Gaps stay gaps and the samples beside them do not ring. */
export function monitorBand(samples: Float32Array, rateHz: number): Float32Array {
  return applyZeroPhase(samples, rateHz, [
    highPass(MONITOR_LOW_HZ * DUAL_PASS, rateHz),
    lowPass(MONITOR_HIGH_HZ / DUAL_PASS, rateHz),
  ])
}

/** Takes out mains hum (50 or 60 Hz) without delay. */
export function notch(samples: Float32Array, rateHz: number, mainsHz: number): Float32Array {
  return applyZeroPhase(
    samples,
    rateHz,
    mainsHz < rateHz / 2 ? [bandStop(mainsHz, rateHz, NOTCH_Q)] : [],
  )
}

/** Takes out baseline wander below 0.5 Hz without delay. */
export function removeBaseline(samples: Float32Array, rateHz: number): Float32Array {
  return applyZeroPhase(samples, rateHz, [highPass(MONITOR_LOW_HZ * DUAL_PASS, rateHz)])
}

/** A filter for a live trace: one sample in, one out. A gap (NaN) gives NaN. */
export interface CausalFilter {
  next(sampleMv: number): number
  reset(): void
}

function createCausal(sections: readonly Biquad[], rateHz: number): CausalFilter {
  const states = sections.map((section) => new BiquadState(section))
  const holdSamples = Math.round(HOLD_SECONDS * rateHz)
  let last = NaN
  let missing = Infinity
  const run = (value: number): number => states.reduce((passed, state) => state.next(passed), value)

  return {
    next(sampleMv) {
      if (!Number.isFinite(sampleMv)) {
        missing += 1
        if (missing <= holdSamples) run(last)
        return NaN
      }

      if (missing > holdSamples) states.reduce((settled, state) => state.settle(settled), sampleMv)
      missing = 0
      last = sampleMv
      return run(sampleMv)
    },
    reset() {
      missing = Infinity
    },
  }
}

/** 0.5-40 Hz for a live trace; the first sample, and the first after a long gap, starts it at rest. */
export function createMonitorFilter(rateHz: number): CausalFilter {
  return createCausal([highPass(MONITOR_LOW_HZ, rateHz), lowPass(MONITOR_HIGH_HZ, rateHz)], rateHz)
}

export function createNotchFilter(rateHz: number, mainsHz: number): CausalFilter {
  return createCausal(mainsHz < rateHz / 2 ? [bandStop(mainsHz, rateHz, NOTCH_Q)] : [], rateHz)
}

export function createBaselineFilter(rateHz: number): CausalFilter {
  return createCausal([highPass(MONITOR_LOW_HZ, rateHz)], rateHz)
}

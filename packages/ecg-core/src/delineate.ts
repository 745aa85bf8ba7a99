import { highPass, lowPass, zeroPhase } from './biquad.ts'
import { bridgeGaps } from './gaps.ts'
import { median } from './statistics.ts'

/** Limits of one beat as sample indices; null where a limit was not found. */
export interface BeatLimits {
  r: number
  pOn: number | null
  qrsOn: number | null
  qrsOff: number | null
  tEnd: number | null
}

const LOWEST_HZ = 0.5
const QRS_HIGHEST_HZ = 40
/** P and T are slow; above this lies what makes their tangents jump. */
const WAVE_HIGHEST_HZ = 10
/** QRS limits: where the slope has stayed below this part of the steepest for a while. */
const QRS_REACH_SECONDS = 0.12
const QRS_CORE_SECONDS = 0.06
const QRS_STEEP_PART = 0.25
const QRS_CALM_PART = 0.08
const QRS_CALM_SECONDS = 0.012
/** The T wave peaks later than this after the QRS and ends within this part of the RR interval, and this time, of R. */
const T_AFTER_QRS_SECONDS = 0.08
const T_WITHIN_RR_PART = 0.65
const T_WITHIN_SECONDS = 0.55
const SHORTEST_T_SECONDS = 0.1
const T_FALL_SECONDS = 0.16
/** Cardiologists mark the end where the wave is last seen, and that is later than the tangent's foot (QT Database, q1c). */
const READER_DELAY_SECONDS = 0.012
/** The P wave starts at most this long before the QRS, after this part of the RR interval, and is at least so tall. */
const P_BEFORE_QRS_SECONDS = 0.24
const P_GAP_SECONDS = 0.03
const P_AFTER_RR_PART = 0.45
const SHORTEST_P_SECONDS = 0.05
const SMALLEST_P_MV = 0.03

/** Everything the searches of one record share. */
interface Views {
  rateHz: number
  /** 0.5-40 Hz, for the QRS. */
  sharp: Float64Array
  /** 0.5-10 Hz, for P and T. */
  smooth: Float64Array
}

function slope(values: Float64Array, i: number): number {
  return ((values[i + 1] ?? 0) - (values[i - 1] ?? 0)) / 2
}

/** Walks from the steepest point away from R until the slope has been small for 12 ms. */
function qrsLimit(views: Views, r: number, direction: 1 | -1): number | null {
  const { sharp, rateHz } = views
  const reach = Math.round(QRS_REACH_SECONDS * rateHz)
  const core = Math.round(QRS_CORE_SECONDS * rateHz)
  let steepest = 0
  for (let i = r - core; i <= r + core; i++) steepest = Math.max(steepest, Math.abs(slope(sharp, i)))
  if (steepest === 0) return null
  let outermost = r
  for (let step = 0; step <= reach; step++) {
    const i = r + direction * step
    if (Math.abs(slope(sharp, i)) > QRS_STEEP_PART * steepest) outermost = i
  }
  const quiet = Math.max(2, Math.round(QRS_CALM_SECONDS * rateHz))
  let calm = 0
  for (let step = 0; step <= reach; step++) {
    const i = outermost + direction * step
    if (i <= 0 || i >= sharp.length - 1) return null
    calm = Math.abs(slope(sharp, i)) < QRS_CALM_PART * steepest ? calm + 1 : 0
    if (calm === quiet) return i - direction * (quiet - 1)
  }
  return null
}

/** Tops above and valleys below `base`: where a wave can have its peak. */
function isWavePeak(values: Float64Array, i: number, base: number): boolean {
  const value = values[i] ?? 0
  const before = values[i - 1] ?? 0
  const after = values[i + 1] ?? 0
  return value > base ? value > before && value >= after : value < before && value <= after
}

/** Peak of the T wave between two positions, the tallest deflection that is not just an edge of another wave. */
function tPeak(views: Views, span: { from: number; to: number; base: number }): number | null {
  const height = (i: number): number => Math.abs((views.smooth[i] ?? 0) - span.base)
  let peak: number | null = null
  for (let i = span.from; i < span.to; i++) {
    if (!isWavePeak(views.smooth, i, span.base)) continue
    if (peak === null || height(i) > height(peak)) peak = i
  }
  return peak
}

/** Where the steepest tangent after the T peak meets the resting line (E. Lepeschkin and B. Surawicz, 1952). */
function tEnd(views: Views, qrsOff: number, limit: number): number | null {
  const { smooth, rateHz } = views
  const from = qrsOff + Math.round(T_AFTER_QRS_SECONDS * rateHz)
  if (limit - from < Math.round(SHORTEST_T_SECONDS * rateHz)) return null
  const base = smooth[limit] ?? 0
  const peak = tPeak(views, { from, to: limit, base })
  if (peak === null) return null
  const sign = Math.sign((smooth[peak] ?? 0) - base)
  let steep = peak
  for (let i = peak; i < Math.min(limit, peak + Math.round(T_FALL_SECONDS * rateHz)); i++)
    if (-sign * slope(smooth, i) > -sign * slope(smooth, steep)) steep = i
  const fall = -sign * slope(smooth, steep)
  if (!(fall > 0)) return null
  const end = steep + (sign * ((smooth[steep] ?? 0) - base)) / fall + READER_DELAY_SECONDS * rateHz
  return end > limit + SHORTEST_T_SECONDS * rateHz ? null : Math.round(end)
}

function pOn(views: Views, qrsOn: number, limit: number): number | null {
  const { smooth, rateHz } = views
  const from = Math.max(limit, qrsOn - Math.round(P_BEFORE_QRS_SECONDS * rateHz))
  const to = qrsOn - Math.round(P_GAP_SECONDS * rateHz)
  if (to - from < Math.round(SHORTEST_P_SECONDS * rateHz)) return null
  const base = Math.min(smooth[from] ?? 0, smooth[to] ?? 0)
  let peak = from
  for (let i = from; i <= to; i++) if ((smooth[i] ?? 0) > (smooth[peak] ?? 0)) peak = i
  const height = (smooth[peak] ?? 0) - base
  if (height < SMALLEST_P_MV || peak === from || peak === to) return null
  let steep = peak
  for (let i = peak; i >= from; i--) if (slope(smooth, i) > slope(smooth, steep)) steep = i
  const rise = slope(smooth, steep)
  return rise > 0 ? Math.max(0, Math.round(steep - ((smooth[steep] ?? 0) - base) / rise)) : null
}

/** P, QRS and T limits of each R peak (`peaks`, rising sample indices). T ends by the tangent method. */
export function delineate(samples: Float32Array, rateHz: number, peaks: ArrayLike<number>): BeatLimits[] {
  const bridged = bridgeGaps(samples)
  const padding = Math.ceil(rateHz)
  const views: Views = {
    rateHz,
    sharp: zeroPhase(bridged, [highPass(LOWEST_HZ, rateHz), lowPass(QRS_HIGHEST_HZ, rateHz)], padding),
    smooth: zeroPhase(bridged, [highPass(LOWEST_HZ, rateHz), lowPass(WAVE_HIGHEST_HZ, rateHz)], padding),
  }
  const rr: number[] = []
  for (let i = 1; i < peaks.length; i++) rr.push((peaks[i] ?? 0) - (peaks[i - 1] ?? 0))
  const usual = median(rr)
  return Array.from(peaks, (r, i) => {
    const qrsOn = qrsLimit(views, r, -1)
    const qrsOff = qrsLimit(views, r, 1)
    const interval = Math.min((peaks[i + 1] ?? r + usual) - r, 2 * usual)
    const limit = Math.min(
      samples.length - 1,
      r + Math.round(Math.min(T_WITHIN_RR_PART * interval, T_WITHIN_SECONDS * rateHz)),
    )
    const before = i > 0 ? (peaks[i - 1] ?? 0) + Math.round((r - (peaks[i - 1] ?? 0)) * P_AFTER_RR_PART) : 0
    return {
      r,
      qrsOn,
      qrsOff,
      pOn: qrsOn === null ? null : pOn(views, qrsOn, before),
      tEnd: qrsOff === null ? null : tEnd(views, qrsOff, limit),
    }
  })
}

/** Median QT interval in ms over the beats with both limits, null with none. */
export function qtInterval(limits: readonly BeatLimits[], rateHz: number): number | null {
  const values: number[] = []
  for (const { qrsOn, tEnd } of limits)
    if (qrsOn !== null && tEnd !== null) values.push(((tEnd - qrsOn) * 1000) / rateHz)
  return values.length === 0 ? null : median(values)
}

/** QT / sqrt(RR in s), H. C. Bazett 1920. Milliseconds in and out. */
export function qtcBazett(qtMs: number, rrMs: number): number {
  return qtMs / Math.sqrt(rrMs / 1000)
}

/** QT / cbrt(RR in s), L. S. Fridericia 1920. Milliseconds in and out. */
export function qtcFridericia(qtMs: number, rrMs: number): number {
  return qtMs / Math.cbrt(rrMs / 1000)
}

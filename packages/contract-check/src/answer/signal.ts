// Whether the samples of an ECG are one, by the analysis that the whole product uses.
import { analyseEcg, parseSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import type { Breach, LawName } from '@kangban/contracts/laws'

const PATH = 'data.ecgContent'

/** A strip is told in whole seconds, and its last may be cut. */
const LENGTH_TOLERANCE = 0.05
const LEAST_TOLERANCE_SECONDS = 2
/** Shorter than any measurement that is kept. */
const SHORTEST_SECONDS = 3
/** Of an R wave, in millivolts. */
const AMPLITUDE = { low: 0.1, high: 10 }
const FLAT_MV = 0.01
const RATE_TOLERANCE = 0.2
/** Below it there is too little between faults to tell a rate by. */
const LEAST_USABLE = 0.3
const LEAST_BEATS = 3

const fieldOf = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined

/** From the middle to what only one in a thousand samples passes. */
function amplitudeOf(samples: Float32Array): number {
  const sorted = samples.filter((value) => Number.isFinite(value)).toSorted()
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0
  return Math.max(at(0.999) - at(0.5), at(0.5) - at(0.001))
}

const NUMBERS = /^[-+\d.,eE\s]*$/

const breach = (law: LawName, got: string): Breach[] => [{ law, path: PATH, got }]

export function signalBreaches(data: unknown): Breach[] {
  const content = fieldOf(data, 'ecgContent')
  if (typeof content !== 'string') return []
  if (!NUMBERS.test(content)) return breach('ecg-numbers', 'other signs')
  const { samples } = parseSamples(content)
  const measured = samples.filter((value) => Number.isFinite(value)).length
  if (measured === 0) return breach('ecg-empty', 'no sample')

  return [...lengthBreaches(samples.length / SAMPLE_RATE, data), ...shapeBreaches(samples, data)]
}

function lengthBreaches(seconds: number, data: unknown): Breach[] {
  const told = fieldOf(fieldOf(data, 'kangban'), 'durationSeconds')
  if (typeof told !== 'number')
    return seconds < SHORTEST_SECONDS ? breach('ecg-length', 'shorter than any record') : []
  const tolerance = Math.max(LEAST_TOLERANCE_SECONDS, told * LENGTH_TOLERANCE)
  if (Math.abs(seconds - told) <= tolerance) return []
  return breach('ecg-length', seconds < told ? 'too few samples' : 'too many samples')
}

function shapeBreaches(samples: Float32Array, data: unknown): Breach[] {
  const amplitude = amplitudeOf(samples)
  const told = fieldOf(data, 'heartRat')
  if (amplitude < FLAT_MV && told === null) return []
  if (amplitude > AMPLITUDE.high) return breach('ecg-unit', 'too large for millivolts')
  if (amplitude < AMPLITUDE.low)
    return breach(amplitude < FLAT_MV / 10 ? 'ecg-empty' : 'ecg-unit', 'too small for millivolts')
  if (typeof told !== 'number' || told <= 0) return []
  const { heartRateBpm, peaks, quality } = analyseEcg(samples, SAMPLE_RATE)
  if (peaks.length < LEAST_BEATS || heartRateBpm === null || quality.usable < LEAST_USABLE)
    return breach('ecg-beats', 'none to be seen')

  return Math.abs(heartRateBpm - told) > RATE_TOLERANCE * told
    ? breach('ecg-rate', heartRateBpm > told ? 'faster than is told' : 'slower than is told')
    : []
}

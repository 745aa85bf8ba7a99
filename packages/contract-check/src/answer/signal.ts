// Whether the samples of an ECG are one, by the analysis that the whole product uses.
import { SECONDS_PER_MINUTE } from '@kangban/china-time'
import { analyseEcg, parseSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import type { Breach, LawName } from '@kangban/contracts/laws'
import { heldFor, partRepeated } from './sameness.ts'
import { isShuffled } from './sample-order.ts'

const PATH = 'data.ecgContent'

/** A length may be told in whole seconds, rounded or cut: so much may be missing, or be more. */
const MISSING_SECONDS = 0.51
const MORE_SECONDS = 1
/** Shorter than any measurement that is kept. */
const SHORTEST_SECONDS = 3
/** Of an R wave, in millivolts. */
const AMPLITUDE = { low: 0.1, high: 10 }
const FLAT_MV = 0.01
/** No lead of a person has it, nor has a spike of noise that a recorder lets through. */
const IMPOSSIBLE_MV = 50
/** An ECG in steps of 0.1 mV has more. */
const LEAST_LEVELS = 8
/** Of all samples, at the highest or the lowest. */
const CLIPPED = 0.02
/** Of the places where a strip moves: more are not the same as others to the last digit. */
const COPIED = 0.2
/** Millivolts between two values that a converter tells apart: one of an ECG has a tenth of it. */
const COARSE_MV = 0.05
export const RATE_TOLERANCE = 0.2
/** Below it there is too little between faults to tell a rate by. */
export const LEAST_USABLE = 0.3
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
  if (seconds >= told - MISSING_SECONDS && seconds < told + MORE_SECONDS) return []
  return breach('ecg-length', seconds < told ? 'too few samples' : 'too many samples')
}

function shapeBreaches(samples: Float32Array, data: unknown): Breach[] {
  const amplitude = amplitudeOf(samples)
  const told = fieldOf(data, 'heartRat')
  if (amplitude < FLAT_MV && told === null) return []
  const extent = samples.reduce((most, value) => Math.max(most, Math.abs(value) || 0), 0)
  if (amplitude > AMPLITUDE.high || extent > IMPOSSIBLE_MV)
    return breach('ecg-unit', 'too large for millivolts')
  if (amplitude < AMPLITUDE.low)
    return breach(amplitude < FLAT_MV / 10 ? 'ecg-empty' : 'ecg-unit', 'too small for millivolts')
  if (new Set(samples).size < LEAST_LEVELS) return breach('ecg-unit', 'too few levels')
  const shuffled = isShuffled(samples) ? breach('ecg-order', 'leaps where no beat is') : []
  return [...shuffled, ...doubts(samples), ...rateBreaches(samples, data)]
}

/** The least that lies between two values of an ECG. */
function stepOf(samples: Float32Array): number {
  const levels = new Float32Array(new Set(samples)).toSorted()

  return levels.reduce(
    (least, level, at) => Math.min(least, level - (levels[at - 1] ?? -Infinity)),
    Infinity,
  )
}

/** What is no fault of a number, but hardly measured. */
function doubts(samples: Float32Array): Breach[] {
  const measured = samples.filter((value) => Number.isFinite(value))
  const [lowest, highest] = [Math.min, Math.max].map((of) => measured.reduce((a, b) => of(a, b)))
  const cut = measured.filter((value) => value === lowest || value === highest).length
  const isOnOneSide = (lowest ?? 0) >= 0 || (highest ?? 0) <= 0

  return [
    ...(cut > CLIPPED * measured.length ? breach('ecg-clipped', 'flat at its ends') : []),
    ...(partRepeated(measured) > COPIED ? breach('ecg-copied', 'the same again') : []),
    ...(stepOf(measured) > COARSE_MV ? breach('ecg-coarse', 'steps too large') : []),
    ...(heldFor(measured) > 1 ? breach('ecg-coarse', 'samples held') : []),
    ...(isOnOneSide ? breach('ecg-zero', 'on one side') : []),
  ]
}

/** More beats than are seen may be told where some are hard to see. */
const UNSEEN = { factor: 1.5, more: 3 }

/** Longer at one value than any pause between beats that are counted. */
const LINE_SECONDS = 3
/** Of the beats that are told: the rate is a mean, and some beats lie closer. */
const CLOSER = 0.85

/** Seconds of the longest part that has one value. */
function longestLine(samples: Float32Array): number {
  let [longest, length] = [0, 0]

  for (let at = 1; at < samples.length; at++) {
    length = samples[at] === samples[at - 1] ? length + 1 : 0
    longest = Math.max(longest, length)
  }

  return longest / SAMPLE_RATE
}

/** Whether beats are counted where the signal is a line, as of packets that were lost. */
function isCountedInLine(samples: Float32Array, counted: number, rate: number): boolean {
  const line = longestLine(samples)
  const beside = samples.length / SAMPLE_RATE - line
  const needed = (CLOSER * (counted - 1) * SECONDS_PER_MINUTE) / rate
  return line >= LINE_SECONDS && needed > beside
}

/** Of the signal; and there, every way of counting beats in order comes to the same but for those at the ends. */
const CLEAR = 0.9
const CLEAR_TOLERANCE = 0.08

const isInOrder = (data: unknown): boolean => {
  const [rhythm, marks] = ['rhythm', 'marks'].map((key) => fieldOf(fieldOf(data, 'kangban'), key))
  return rhythm === 'sinus' && Array.isArray(marks) && marks.length === 0
}

function rateBreaches(samples: Float32Array, data: unknown): Breach[] {
  const told = fieldOf(data, 'heartRat')
  if (typeof told !== 'number' || told <= 0) return []
  const { heartRateBpm, peaks, quality } = analyseEcg(samples, SAMPLE_RATE)
  if (peaks.length < LEAST_BEATS || heartRateBpm === null || quality.usable < LEAST_USABLE)
    return breach('ecg-beats', 'none to be seen')

  const counted = fieldOf(fieldOf(fieldOf(data, 'kangban'), 'hrvMethod'), 'beats')
  if (typeof counted === 'number' && counted > UNSEEN.factor * peaks.length + UNSEEN.more)
    return breach('ecg-beats', 'fewer than the HRV was made of')
  if (typeof counted === 'number' && isCountedInLine(samples, counted, told))
    return breach('ecg-beats', 'counted where the signal is a line')

  const isClear = quality.usable >= CLEAR && isInOrder(data)

  return Math.abs(heartRateBpm - told) > (isClear ? CLEAR_TOLERANCE : RATE_TOLERANCE) * told
    ? breach('ecg-rate', heartRateBpm > told ? 'faster than is told' : 'slower than is told')
    : []
}

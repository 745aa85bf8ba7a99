import { MAX_SAMPLES } from '../max-samples.ts'
import { MILLIVOLTS_PER_UNIT } from '../millivolts.ts'
import { WfdbError } from './wfdb-fields.ts'
import { type SampleFormat, SAMPLE_FORMATS } from './wfdb-formats.ts'
import type { WfdbHeader } from './wfdb-header.ts'
import type { WfdbSignal } from './wfdb-signal-line.ts'

/** @throws WfdbError where it is no unit of voltage */
export function millivoltsPer(unit: string, lead: number): number {
  const millivolts = MILLIVOLTS_PER_UNIT.get(unit)
  if (millivolts === undefined)
    throw new WfdbError(`lead ${lead} is in ${unit} and not in mV, uV or V`)
  return millivolts
}

export function signalOf(header: Pick<WfdbHeader, 'signals'>, lead: number): WfdbSignal {
  const signal = header.signals[lead]
  if (!signal)
    throw new WfdbError(
      `lead ${lead} was asked for and the record has ${header.signals.length} (from 0)`,
    )

  return signal
}

const widthOf = (signals: readonly WfdbSignal[]): number =>
  signals.reduce((sum, { samplesPerFrame }) => sum + samplesPerFrame, 0)

/** Where the samples of a signal lie in its file: `before` values in each frame of `width` belong to others. */
interface Place {
  format: SampleFormat
  frames: number
  before: number
  width: number
  body: Uint8Array
}

function placeOf(header: WfdbHeader, signal: WfdbSignal, bytes: Uint8Array): Place {
  const { fileName, byteOffset } = signal
  const format = SAMPLE_FORMATS.get(signal.format)

  if (!format)
    throw new WfdbError(
      `storage format ${signal.format} was met and only ${[...SAMPLE_FORMATS.keys()].join(', ')} can be read`,
    )

  const together = header.signals.filter((other) => other.fileName === fileName)

  if (together.some((other) => other.format !== signal.format || other.byteOffset !== byteOffset))
    throw new WfdbError(`the signals of ${fileName} differ in format or offset`)

  const width = widthOf(together)
  const body = bytes.subarray(byteOffset)
  const frames = header.samples ?? Math.floor(format.valuesIn(body.length) / width)
  const needed = byteOffset + format.bytesFor(frames * width)

  if (bytes.length < needed)
    throw new WfdbError(`${fileName} has ${bytes.length} bytes and its header needs ${needed}`)

  return {
    format,
    frames,
    width,
    before: widthOf(together.slice(0, together.indexOf(signal))),
    body,
  }
}

const checkedLength = (frames: number): number => {
  if (frames > MAX_SAMPLES)
    throw new WfdbError(`a signal of ${frames} samples was met, ${MAX_SAMPLES} can be read`)

  return frames
}

function fill<T extends Float32Array | Float64Array>(
  { format, frames, before, width, body }: Place,
  { gain, baseline, samplesPerFrame, skew, firstValue }: WfdbSignal,
  { samples, factor }: { samples: T; factor: number },
): T {
  const read = format.reader(body)
  let value = firstValue

  for (let frame = 0; frame < frames; frame++) {
    let sum = 0

    for (let i = 0; i < samplesPerFrame; i++) {
      const stored = read(frame * width + before + i)
      // A difference goes on in 32 bits, as in the WFDB library.
      value = format.isDifference ? (value + stored) | 0 : stored
      sum += value
    }

    // Added to 0, because a mean of -0.25 is 0 and not -0.
    const mean = 0 + Math.trunc(sum / samplesPerFrame)
    const isMissing = mean === format.invalid
    if (frame >= skew) samples[frame - skew] = isMissing ? NaN : ((mean - baseline) / gain) * factor
  }

  samples.fill(NaN, Math.max(0, frames - skew))
  return samples
}

function readInto<T extends Float32Array | Float64Array>(
  header: WfdbHeader,
  bytes: Uint8Array,
  { lead, factor, room }: { lead: number; factor: number; room: (length: number) => T },
): T {
  const signal = signalOf(header, lead)
  if (signal.format === 0) return room(checkedLength(header.samples ?? 0)).fill(NaN) as T
  const place = placeOf(header, signal, bytes)
  return fill(place, signal, { samples: room(checkedLength(place.frames)), factor })
}

/**
 * The samples of one lead in millivolts, one a frame, NaN where a sample is marked invalid: see `readWfdbValues`.
 * @throws WfdbError as `readWfdbValues`, and on a unit that is none of voltage.
 */
export function readWfdbSignal(header: WfdbHeader, bytes: Uint8Array, lead: number): Float32Array {
  const factor = millivoltsPer(signalOf(header, lead).unit, lead)
  return readInto(header, bytes, { lead, factor, room: (length) => new Float32Array(length) })
}

/**
 * The samples of one lead in its unit, NaN where one is marked invalid, or is missing at the end because the lead is
 * stored later than others (skew). A lead with several samples a frame is averaged to one whole ADC value, towards 0, as
 * wfdb-python does; only where all of a frame are missing there is none, else the mark of a missing one is averaged too. `bytes` is the whole file that the lead's signal line names; signals of the same file
 * lie interleaved in it.
 * @throws WfdbError on an unknown lead or format, or fewer bytes than the header promises.
 */
export const readWfdbValues = (header: WfdbHeader, bytes: Uint8Array, lead: number): Float64Array =>
  readInto(header, bytes, { lead, factor: 1, room: (length) => new Float64Array(length) })

import { isFileName, WfdbError, wholeNumber } from './wfdb-fields.ts'

/** One signal line: `file format gain(baseline)/unit bits zero first checksum block description`. */
export interface WfdbSignal {
  /** `~` where there is no file. */
  fileName: string
  /** Storage format as signal(5) numbers them; 0 is a signal of which nothing is stored. */
  format: number
  /** Samples of this signal in each frame, which is 1 where all signals have one rate. */
  samplesPerFrame: number
  /** Frames by which the signal is stored too late against the others. */
  skew: number
  /** Bytes before the first sample, e.g. 24 for the head of a MATLAB v4 file (`16+24`). */
  byteOffset: number
  /** ADC units per physical unit. */
  gain: number
  /** ADC value of 0 physical units. */
  baseline: number
  unit: string
  adcBits: number
  adcZero: number
  firstValue: number
  /** Sum of all samples as a signed 16-bit number. */
  checksum: number
  blockSize: number
  description: string
}

/** header(5): 200 ADC units per mV. */
const DEFAULT_GAIN = 200
/** More would not be a frame but a record; it bounds what one frame can be said to hold. */
const MAX_SAMPLES_PER_FRAME = 2 ** 16
const FORMAT_FIELD = /^(\d+)(?:x(\d+))?(?::(\d+))?(?:\+(\d+))?$/
const GAIN_FIELD = /^([^(/]+)(?:\((-?\d+)\))?(?:\/(\S+))?$/

function storageOf(line: string, field: string | undefined) {
  const [, format, samplesPerFrame, skew, byteOffset] = FORMAT_FIELD.exec(field ?? '') ?? []
  if (format === undefined) throw new WfdbError(`signal line "${line}" has no storage format`)

  const storage = {
    format: wholeNumber(format, 0),
    samplesPerFrame: wholeNumber(samplesPerFrame, 1),
    skew: wholeNumber(skew, 0),
    byteOffset: wholeNumber(byteOffset, 0),
  }

  if (storage.samplesPerFrame < 1 || storage.samplesPerFrame > MAX_SAMPLES_PER_FRAME)
    throw new WfdbError(
      `signal line "${line}" has ${storage.samplesPerFrame} samples per frame, 1 to ${MAX_SAMPLES_PER_FRAME} can be read`,
    )

  return storage
}

export function parseSignalLine(line: string): WfdbSignal {
  const fields = line.split(/\s+/)
  const fileName = fields[0] ?? ''
  const storage = storageOf(line, fields[1])
  if (!isFileName(fileName)) throw new WfdbError(`"${fileName}" is no file of the same folder`)
  const gain = GAIN_FIELD.exec(fields[2] ?? String(DEFAULT_GAIN))

  if (!gain || !Number.isFinite(Number(gain[1])))
    throw new WfdbError(`signal line "${line}" has an unreadable gain`)

  const adcZero = wholeNumber(fields[4], 0)

  return {
    fileName,
    ...storage,
    gain: Number(gain[1]) || DEFAULT_GAIN,
    baseline: wholeNumber(gain[2], adcZero),
    unit: gain[3] ?? 'mV',
    adcBits: wholeNumber(fields[3], 0),
    adcZero,
    firstValue: wholeNumber(fields[5], adcZero),
    checksum: wholeNumber(fields[6], 0),
    blockSize: wholeNumber(fields[7], 0),
    description: fields.slice(8).join(' '),
  }
}

function formatField({ format, samplesPerFrame, skew, byteOffset }: WfdbSignal): string {
  const parts = [
    String(format),
    samplesPerFrame > 1 ? `x${samplesPerFrame}` : '',
    skew > 0 ? `:${skew}` : '',
    byteOffset > 0 ? `+${byteOffset}` : '',
  ]

  return parts.join('')
}

export function writeSignalLine(signal: WfdbSignal): string {
  const gain = `${signal.gain}(${signal.baseline})/${signal.unit}`

  const numbers = [
    signal.adcBits,
    signal.adcZero,
    signal.firstValue,
    signal.checksum,
    signal.blockSize,
  ]

  return [signal.fileName, formatField(signal), gain, ...numbers, signal.description]
    .join(' ')
    .trimEnd()
}

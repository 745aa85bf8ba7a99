/** A record, or a request on it, that cannot be read: the message says what was found and what was needed. */
export class WfdbError extends Error {
  override readonly name = 'WfdbError'
}

/** One signal line: `file format gain(baseline)/unit bits zero first checksum block description`. */
export interface WfdbSignal {
  fileName: string
  /** Storage format: 16 (16-bit little-endian) and 212 (two 12-bit samples in three bytes) can be read and written. */
  format: number
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

export interface WfdbHeader {
  recordName: string
  rateHz: number
  /** Samples per signal, or null where the header does not say. */
  samples: number | null
  signals: WfdbSignal[]
  /** Lines after `#`, without it. */
  comments: string[]
}

/** WFDB defaults (header(5) of the WFDB applications guide): 200 ADC units per mV, 250 Hz. */
const DEFAULT_GAIN = 200
const DEFAULT_RATE_HZ = 250
const FORMAT_FIELD = /^(\d+)(?:x(\d+))?(?::(-?\d+))?(?:\+(\d+))?$/
const GAIN_FIELD = /^([^(/]+)(?:\((-?\d+)\))?(?:\/(\S+))?$/
/** Sampling rate, counter frequency, value of the counter at the first sample. */
const RATE_FIELD = /^([^(/]+)(?:\/[^(]+)?(?:\(.+\))?$/

function integer(field: string | undefined, fallback: number): number {
  if (field === undefined) return fallback
  const value = Number(field)
  if (!Number.isSafeInteger(value))
    throw new WfdbError(`"${field}" stands where the header needs a whole number`)
  return value
}

function parseSignalLine(line: string): WfdbSignal {
  const fields = line.split(/\s+/)
  const fileName = fields[0] ?? ''
  const format = FORMAT_FIELD.exec(fields[1] ?? '')
  if (!format) throw new WfdbError(`signal line "${line}" has no storage format`)

  if (format[2] !== undefined && format[2] !== '1') {
    throw new WfdbError(`signal ${fileName} has ${format[2]} samples per frame, 1 can be read`)
  }

  if (format[3] !== undefined && Number(format[3]) !== 0) {
    throw new WfdbError(`signal ${fileName} is skewed by ${format[3]} samples, 0 can be read`)
  }

  const gain = GAIN_FIELD.exec(fields[2] ?? String(DEFAULT_GAIN))

  if (!gain || !Number.isFinite(Number(gain[1]))) {
    throw new WfdbError(`signal line "${line}" has an unreadable gain`)
  }

  const adcZero = integer(fields[4], 0)

  return {
    fileName,
    format: Number(format[1]),
    byteOffset: Number(format[4] ?? 0),
    gain: Number(gain[1]) || DEFAULT_GAIN,
    baseline: gain[2] === undefined ? adcZero : Number(gain[2]),
    unit: gain[3] ?? 'mV',
    adcBits: integer(fields[3], 0),
    adcZero,
    firstValue: integer(fields[5], adcZero),
    checksum: integer(fields[6], 0),
    blockSize: integer(fields[7], 0),
    description: fields.slice(8).join(' '),
  }
}

/**
 * Reads the text of a `.hea` file. A rate of `250/360` is 250 Hz (the second number is the counter frequency).
 * @throws WfdbError on a missing record line, fewer signal lines than it announces, or a multi-segment record.
 */
export function parseWfdbHeader(text: string): WfdbHeader {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const comments = lines.filter((line) => line.startsWith('#')).map((line) => line.slice(1).trim())
  const [recordLine, ...signalLines] = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const fields = recordLine?.split(/\s+/) ?? []
  const recordName = fields[0] ?? ''
  if (fields.length < 2)
    throw new WfdbError('the header has no record line with a name and a number of signals')
  if (recordName.includes('/'))
    throw new WfdbError(`${recordName} has several segments, one can be read`)
  const announced = integer(fields[1], 0)
  if (announced < 0) throw new WfdbError(`the header announces ${announced} signals`)

  if (signalLines.length < announced) {
    throw new WfdbError(
      `the header announces ${announced} signals and describes ${signalLines.length}`,
    )
  }

  const rateHz =
    fields[2] === undefined ? DEFAULT_RATE_HZ : Number(RATE_FIELD.exec(fields[2])?.[1] ?? NaN)

  if (!(rateHz > 0 && Number.isFinite(rateHz)))
    throw new WfdbError(`the rate "${fields[2]}" is not above 0 Hz`)
  const samples = integer(fields[3], 0)
  if (samples < 0) throw new WfdbError(`the header announces ${samples} samples`)

  return {
    recordName,
    rateHz,
    samples: samples > 0 ? samples : null,
    signals: signalLines.slice(0, announced).map(parseSignalLine),
    comments,
  }
}

function writeSignalLine(signal: WfdbSignal): string {
  const format =
    signal.byteOffset > 0 ? `${signal.format}+${signal.byteOffset}` : String(signal.format)

  const gain = `${signal.gain}(${signal.baseline})/${signal.unit}`

  const numbers = [
    signal.adcBits,
    signal.adcZero,
    signal.firstValue,
    signal.checksum,
    signal.blockSize,
  ]

  return [signal.fileName, format, gain, ...numbers, signal.description].join(' ').trimEnd()
}

/** The text of a `.hea` file; `parseWfdbHeader` gives the same header back. */
export function writeWfdbHeader(header: WfdbHeader): string {
  const record = [header.recordName, header.signals.length, header.rateHz]
  if (header.samples !== null) record.push(header.samples)
  const lines = [record.join(' '), ...header.signals.map(writeSignalLine)]
  return [...lines, ...header.comments.map((comment) => `# ${comment}`)].join('\n') + '\n'
}

import { type WfdbSignal, parseSignalLine, writeSignalLine } from './wfdb-signal-line.ts'
import { isFileName, WfdbError, wholeNumber } from './wfdb-fields.ts'

/** A part of a record of several, which is a record of its own. */
export interface WfdbSegment {
  /** `~` where nothing was recorded. */
  recordName: string
  /** Frames; 0 for the first of a variable layout, which only says what the signals are. */
  samples: number
}

export interface WfdbHeader {
  recordName: string
  /** Frames a second. A signal has one sample a frame unless its line says more. */
  rateHz: number
  /** Frames, which are samples of a signal that has one a frame; null where the header does not say. */
  samples: number | null
  /** When the first sample was taken by the recorder's clock, `HH:MM:SS` with or without a fraction, null if not said. */
  baseTime: string | null
  /** `DD/MM/YYYY`, null if not said. */
  baseDate: string | null
  /** Empty for a record of several segments, each of which describes its own. */
  signals: WfdbSignal[]
  /** Empty for a record in one piece. */
  segments: WfdbSegment[]
  /** Lines after `#`, without it. */
  comments: string[]
}

/** header(5) of the WFDB applications guide. */
const DEFAULT_RATE_HZ = 250
/** A name, and behind a slash the number of segments. */
const NAME_FIELD = /^([^/]+)(?:\/(\d+))?$/
/** Sampling rate, counter frequency, value of the counter at the first sample. */
const RATE_FIELD = /^([^(/]+)(?:\/[^(]+)?(?:\(.+\))?$/
const TIME_FIELD = /^(\d{1,2}):(\d{1,2}):(\d{1,2})(\.\d{1,9})?$/
const DATE_FIELD = /^\d{1,2}\/\d{1,2}\/\d{4}$/
/** More than any record has; what asks for more is no header. */
const MAX_TEXT_LENGTH = 2 ** 24

/** `8:26:04` and `08:26:04` are one time. */
function baseTimeOf(field: string | undefined): string | null {
  const [, hour, minute, second, fraction = ''] = TIME_FIELD.exec(field ?? '') ?? []
  if (hour === undefined || minute === undefined || second === undefined) return null
  return `${[hour, minute, second].map((part) => part.padStart(2, '0')).join(':')}${fraction}`
}

const baseDateOf = (field: string | undefined): string | null =>
  field !== undefined && DATE_FIELD.test(field) ? field : null

function rateOf(field: string | undefined): number {
  if (field === undefined) return DEFAULT_RATE_HZ
  const rateHz = Number(RATE_FIELD.exec(field)?.[1] ?? NaN)

  if (!(rateHz > 0 && Number.isFinite(rateHz)))
    throw new WfdbError(`the rate "${field}" is not above 0 Hz`)

  return rateHz
}

function parseSegmentLine(line: string): WfdbSegment {
  const [recordName = '', samples] = line.split(/\s+/)

  if (!isFileName(recordName))
    throw new WfdbError(`segment line "${line}" names no record of the same folder`)

  const count = wholeNumber(samples, -1)
  if (count < 0) throw new WfdbError(`segment line "${line}" has no number of samples`)
  return { recordName, samples: count }
}

/** Each is a file to open. The longest records of MIMIC have some thousand. */
const MAX_SEGMENTS = 2 ** 16

/** Of the lines behind the record line the announced number. */
function announcedLines(lines: readonly string[], announced: number, what: string): string[] {
  if (announced < 0) throw new WfdbError(`the header announces ${announced} ${what}`)

  if (lines.length < announced)
    throw new WfdbError(`the header announces ${announced} ${what} and describes ${lines.length}`)

  return lines.slice(0, announced)
}

function segmentsOf(lines: readonly string[], count: string, samples: number): WfdbSegment[] {
  const segments = announcedLines(lines, wholeNumber(count, 0), 'segments').map(parseSegmentLine)
  if (segments.length === 0 || segments.length > MAX_SEGMENTS)
    throw new WfdbError(
      `a record of ${segments.length} segments was met, ${MAX_SEGMENTS} can be read`,
    )

  const together = segments.reduce((sum, segment) => sum + segment.samples, 0)

  if (samples > 0 && together !== samples)
    throw new WfdbError(`the segments have ${together} samples and the header says ${samples}`)

  return segments
}

/**
 * Reads the text of a `.hea` file: header(5) of the WFDB applications guide. A rate of `250/360` is 250 Hz (the second
 * number is the counter frequency). A time or date that is not written as header(5) says is left out.
 * @throws WfdbError on a missing record line, fewer lines than it announces, a number that is none, or a file name that
 * leads out of the record's folder.
 */
export function parseWfdbHeader(text: string): WfdbHeader {
  if (text.length > MAX_TEXT_LENGTH)
    throw new WfdbError(`a header of ${text.length} letters is none`)

  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const comments = lines.filter((line) => line.startsWith('#')).map((line) => line.slice(1).trim())
  const [recordLine, ...more] = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const fields = recordLine?.split(/\s+/) ?? []
  if (fields.length < 2)
    throw new WfdbError('the header has no record line with a name and a number of signals')

  const [, recordName, segmentCount] = NAME_FIELD.exec(fields[0] ?? '') ?? []
  if (recordName === undefined || !isFileName(recordName))
    throw new WfdbError(`"${fields[0]}" is no name of a record`)

  const announced = wholeNumber(fields[1], 0)
  const rateHz = rateOf(fields[2])
  const samples = wholeNumber(fields[3], 0)
  if (samples < 0) throw new WfdbError(`the header announces ${samples} samples`)

  const isWhole = segmentCount === undefined

  return {
    recordName,
    rateHz,
    samples: samples > 0 ? samples : null,
    baseTime: baseTimeOf(fields[4]),
    baseDate: baseDateOf(fields[5]),
    signals: isWhole ? announcedLines(more, announced, 'signals').map(parseSignalLine) : [],
    segments: isWhole ? [] : segmentsOf(more, segmentCount, samples),
    comments,
  }
}

/** The text of a `.hea` file in one piece; `parseWfdbHeader` gives the same header back. */
export function writeWfdbHeader(header: Omit<WfdbHeader, 'segments'>): string {
  const { recordName, signals, rateHz, samples, baseTime, baseDate, comments } = header
  const record: (string | number)[] = [recordName, signals.length, rateHz]
  // A time stands behind a number of samples, of which 0 says nothing, and a date behind a time.
  if (samples !== null || baseTime !== null) record.push(samples ?? 0)
  if (baseTime !== null) record.push(baseTime)
  if (baseTime !== null && baseDate !== null) record.push(baseDate)
  const lines = [record.join(' '), ...signals.map(writeSignalLine)]
  return [...lines, ...comments.map((comment) => `# ${comment}`)].join('\n') + '\n'
}

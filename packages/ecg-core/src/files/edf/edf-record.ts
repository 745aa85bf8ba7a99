import { MAX_SAMPLES } from '../max-samples.ts'
import { MILLIVOLTS_PER_UNIT } from '../millivolts.ts'
import { type EdfAnnotation, readTexts } from './edf-annotations.ts'
import { EdfError } from './edf-fields.ts'
import {
  ANNOTATIONS,
  type EdfHeader,
  type EdfSignal,
  headerBytes,
  parseEdfHeader,
  recordBytes,
} from './edf-header.ts'

export interface EdfLead {
  name: string
  unit: string
  rateHz: number
}

/** An EDF or EDF+ file, whose leads are read one by one. */
export interface EdfRecord {
  header: EdfHeader
  /** The start of the header with the fraction of a second that the first data record tells. */
  startedAt: string
  leads: EdfLead[]
  /** In the order of the file, with onsets since the first sample. */
  annotations: EdfAnnotation[]
  /** A lead in its unit, NaN where nothing was measured. @throws EdfError where there is no such lead */
  values: (lead: number) => Float64Array
  /** The same in millivolts. @throws EdfError also on a unit that is none of voltage */
  millivolts: (lead: number) => Float32Array
}

/** From here on, and up to `SIGNAL_BACK`, the lowest digital value is a sample that was not measured. */
export const SIGNAL_LOST = 'Signal lost'
export const SIGNAL_BACK = 'Signal back'
/** One of the standard texts of EDF+: what follows only fills the last data record. */
export const RECORDING_ENDS = 'Recording ends'

/** A signal, and how many bytes of a data record lie before it. */
interface Placed extends EdfSignal {
  before: number
}

function placed({ signals }: EdfHeader): Placed[] {
  let before = 0

  return signals.map((signal) => {
    const place = { ...signal, before }
    before += 2 * signal.samplesPerRecord
    return place
  })
}

function recordsIn(header: EdfHeader, bytes: Uint8Array): number {
  const from = headerBytes(header.signals.length)
  const each = recordBytes(header)
  const records = header.records ?? Math.floor((bytes.length - from) / each)
  const needed = from + records * each
  if (bytes.length < needed)
    throw new EdfError(`the file has ${bytes.length} bytes and its header needs ${needed}`)
  return records
}

/** When each data record begins, in seconds since the first, and all texts. */
function timesOf(header: EdfHeader, bytes: Uint8Array, places: readonly Placed[]) {
  const [each, from] = [recordBytes(header), headerBytes(places.length)]
  const told = places.filter(({ label }) => label === ANNOTATIONS)
  const onsets: number[] = []
  const annotations: EdfAnnotation[] = []

  for (let record = 0; record < recordsIn(header, bytes); record++) {
    const expected = (onsets[0] ?? 0) + record * header.recordSeconds
    let onset: number | undefined

    for (const [index, { before, samplesPerRecord }] of told.entries()) {
      const at = from + record * each + before
      const texts = readTexts(bytes.subarray(at, at + 2 * samplesPerRecord))
      if (index === 0) onset = texts.onset
      for (const annotation of texts.annotations) annotations.push(annotation)
    }

    if (header.kind === 'EDF+D' && onset === undefined)
      throw new EdfError(`record ${record} does not say when it begins`)
    // What goes on without gaps needs no time but the first one.
    onsets.push(header.kind === 'EDF+D' || record === 0 ? (onset ?? 0) : expected)
  }

  const first = onsets[0] ?? 0

  return {
    first,
    begins: onsets.map((onset) => onset - first),
    annotations: annotations.map((annotation) => ({
      ...annotation,
      onset: annotation.onset - first,
    })),
  }
}

/** Where each data record of a signal stands among its samples, and how many these are. */
function layOut(begins: readonly number[], { samplesPerRecord }: EdfSignal, rateHz: number) {
  let end = 0

  const places = begins.map((begin) => {
    const at = Math.round(begin * rateHz)
    if (at < end) throw new EdfError(`a record begins at ${begin} s, before the last one ends`)
    end = at + samplesPerRecord
    return at
  })

  return { places, length: end }
}

/** With the fraction of a second that the header has no place for. */
const withFraction = (startedAt: string, fraction: number): string =>
  fraction > 0 && fraction < 1 ? `${startedAt}${fraction.toFixed(3).slice(1)}` : startedAt

/**
 * Reads an EDF or EDF+ file. Gaps between the data records of EDF+D are NaN. Where the texts tell of a lost signal, as
 * those of `createEdfWriter` do, samples of the lowest digital value are NaN, and the end that they tell is kept to.
 * @throws EdfError on a header that cannot be read, fewer bytes than it promises, times that run back, or more samples
 * than can be held
 */
export function openEdf(bytes: Uint8Array): EdfRecord {
  const header = parseEdfHeader(bytes)
  const places = placed(header)
  const { first, begins, annotations } = timesOf(header, bytes, places)
  const measured = places.filter(({ label }) => label !== ANNOTATIONS)
  const rateOf = (signal: EdfSignal) => signal.samplesPerRecord / header.recordSeconds
  const laidOut = measured.map((signal) => layOut(begins, signal, rateOf(signal)))
  const total = laidOut.reduce((sum, { length }) => sum + length, 0)
  if (total > MAX_SAMPLES)
    throw new EdfError(`a file of ${total} samples was met, ${MAX_SAMPLES} can be read`)

  const hasGaps = annotations.some(({ text }) => text === SIGNAL_LOST)
  const end = annotations.find(({ text }) => text === RECORDING_ENDS)?.onset ?? Infinity
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [from, each] = [headerBytes(places.length), recordBytes(header)]

  const values = (lead: number): Float64Array => {
    const [signal, layout] = [measured[lead], laidOut[lead]]
    if (!signal || !layout)
      throw new EdfError(`lead ${lead} was asked for and the file has ${measured.length} (from 0)`)
    const { physicalMin, physicalMax, digitalMin, digitalMax, samplesPerRecord } = signal
    const perStep = (physicalMax - physicalMin) / (digitalMax - digitalMin)
    const samples = new Float64Array(layout.length).fill(NaN)

    for (const [record, to] of layout.places.entries())
      for (let i = 0; i < samplesPerRecord; i++) {
        const value = view.getInt16(from + record * each + signal.before + 2 * i, true)

        samples[to + i] =
          hasGaps && value === digitalMin ? NaN : physicalMin + (value - digitalMin) * perStep
      }

    return samples.subarray(0, Math.min(layout.length, Math.round(end * rateOf(signal))))
  }

  return {
    header,
    startedAt: withFraction(header.startedAt, first),
    leads: measured.map((signal) => ({
      name: signal.label,
      unit: signal.unit,
      rateHz: rateOf(signal),
    })),
    annotations: annotations.filter(
      ({ text }) => ![SIGNAL_LOST, SIGNAL_BACK, RECORDING_ENDS].includes(text),
    ),
    values,
    millivolts: (lead) => {
      const samples = values(lead)
      const unit = measured[lead]?.unit ?? ''
      const factor = MILLIVOLTS_PER_UNIT.get(unit)
      if (factor === undefined)
        throw new EdfError(`lead ${lead} is in ${unit} and not in mV, uV or V`)

      return Float32Array.from(samples, (value) => value * factor)
    },
  }
}

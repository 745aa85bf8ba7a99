import { type EdfAnnotation, recordOnset, textBytes } from './edf-annotations.ts'
import { EdfError, shortNumber } from './edf-fields.ts'
import { ANNOTATIONS, type EdfSignal, recordingField, writeEdfHeader } from './edf-header.ts'
import { RECORDING_ENDS, SIGNAL_BACK, SIGNAL_LOST } from './edf-record.ts'

/** A lead to be written, all of one rate. */
export interface EdfWrittenLead {
  name: string
  unit: string
  /** Values in the unit between which the steps of 16 bits lie; beyond them the signal is clipped. */
  low: number
  high: number
}

export interface EdfRecording {
  /** By the recorder's clock, `YYYY-MM-DDTHH:MM:SS` with or without milliseconds; null where nobody knows. */
  startedAt: string | null
  equipment: string
  rateHz: number
  /** Of each lead. */
  samples: number
  leads: readonly EdfWrittenLead[]
  /** With rising onsets in seconds since the first sample. */
  annotations: readonly EdfAnnotation[]
}

const MISSING = -(2 ** 15)
const HIGHEST = 2 ** 15 - 1
/** What the standard asks of a data record. */
const MOST_RECORD_BYTES = 61_440
/** Durations of a data record that are tried, in seconds. One second is usual. */
const DURATIONS = [1, 2, 4, 5, 8, 10, 20, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01]
/** What EDF+ has for a start that nobody knows. */
const UNKNOWN_START = '1985-01-01T00:00:00'
/** EDF+: code, sex, birthdate and name of the patient, none of which is told. */
const ANONYMOUS = 'X X X X'

/** Samples and seconds of a data record, so that the one is whole and the other fits the header. */
function recordShape(rateHz: number, leads: number): { length: number; seconds: number } {
  const most = MOST_RECORD_BYTES / 2 / leads

  const seconds = DURATIONS.find(
    (duration) => Number.isInteger(rateHz * duration) && rateHz * duration <= most,
  )

  if (seconds !== undefined) return { length: rateHz * seconds, seconds }
  const length = Math.max(1, Math.min(Math.round(rateHz), Math.floor(most)))
  // The rate is then what eight letters can tell of it.
  return { length, seconds: Number(shortNumber(length / rateHz)) }
}

function signalOf({ name, unit, low, high }: EdfWrittenLead, length: number): EdfSignal {
  // One step below `low` is the value of what is missing.
  const step = (high - low) / (HIGHEST - MISSING - 1)

  return {
    label: name,
    transducer: '',
    unit,
    physicalMin: Number(shortNumber(low - step, Math.floor)),
    physicalMax: Number(shortNumber(high, Math.ceil)),
    digitalMin: MISSING,
    digitalMax: HIGHEST,
    prefilter: '',
    samplesPerRecord: length,
  }
}

/** The value of 16 bits that comes nearest. */
function digitalOf(value: number, { physicalMin, physicalMax }: EdfSignal): number {
  if (Number.isNaN(value)) return MISSING
  const steps = ((value - physicalMin) / (physicalMax - physicalMin)) * (HIGHEST - MISSING)
  return Math.min(HIGHEST, Math.max(MISSING + 1, MISSING + Math.round(steps)))
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0

  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }

  return all
}

const textSignal = (samplesPerRecord: number): EdfSignal => ({
  label: ANNOTATIONS,
  transducer: '',
  unit: '',
  physicalMin: -1,
  physicalMax: 1,
  digitalMin: MISSING,
  digitalMax: HIGHEST,
  prefilter: '',
  samplesPerRecord,
})

/** How many data records a file has, and how long each is. */
interface Records {
  records: number
  seconds: number
}

/** The data record of an annotation; what stands outside is put into the nearest one. */
const recordOf = ({ onset }: EdfAnnotation, { records, seconds }: Records): number =>
  Math.max(0, Math.min(records - 1, Math.floor(onset / seconds)))

const farthest = (seconds: readonly number[]): number =>
  Math.floor(Math.max(...seconds.map((at) => Math.abs(at))))

/**
 * Bytes that the annotations of any data record need at most, those at `latest` being the longest. A day has 100,000 of
 * them, and their bytes are made as they are written: all at once they would take 0.3 s.
 */
function roomOf(annotations: readonly EdfAnnotation[], latest: number, of: Records): number {
  const lengths = new Map<string, number>()
  let [most, current, room] = [0, -1, 0]

  for (const annotation of annotations) {
    const { duration, text } = annotation
    const record = recordOf(annotation, of)
    const key = duration === undefined ? text : `${duration} ${text}`
    const known = lengths.get(key)
    const length = known ?? textBytes({ ...annotation, onset: latest }).length
    if (known === undefined) lengths.set(key, length)
    room = record === current ? room + length : length
    current = record
    most = Math.max(most, room)
  }

  return most
}

/**
 * Writes EDF+C (Kemp and Olivan 2003) piece by piece: `header` first, then what `write` and `end` give. One rate for all
 * leads, 16 bits, texts in a signal of their own. A missing sample has the lowest digital value, and texts tell where a
 * signal is lost and is back, once a data record at most; `openEdf` gives the samples back to within a step. The last
 * record is filled up, and a text says where the recording ends.
 */
export class EdfWriter {
  readonly header: Uint8Array<ArrayBuffer>
  private readonly signals: readonly EdfSignal[]
  private readonly textLength: number
  private readonly length: number
  private readonly of: Records
  private readonly offset: number
  private readonly recording: EdfRecording
  /** Digital values of the data record that is being filled, one lead behind the other. */
  private readonly values: Int16Array
  private filled = 0
  private record = 0
  /** Annotations that are written. */
  private told = 0
  private isLost = false

  /** @throws EdfError on a lead whose limits the header has no room for, or a rate that is not above 0 */
  constructor(recording: EdfRecording) {
    const { rateHz, samples, leads, equipment, startedAt } = recording

    if (!(rateHz > 0 && Number.isFinite(rateHz) && leads.length > 0))
      throw new EdfError(`${leads.length} leads of ${rateHz} Hz cannot be written`)

    const { length, seconds } = recordShape(rateHz, leads.length)
    const records = Math.ceil(samples / length)
    const start = startedAt ?? UNKNOWN_START
    this.recording = recording
    this.length = length
    // The header has whole seconds; the first data record tells the rest.
    this.offset = Number(`0${start.slice(19) || '.0'}`)
    this.signals = leads.map((lead) => signalOf(lead, length))
    this.values = new Int16Array(leads.length * length)
    this.of = { records, seconds }
    this.textLength = this.roomForTexts()

    this.header = writeEdfHeader({
      patient: ANONYMOUS,
      recording: recordingField(startedAt, equipment),
      startedAt: start.slice(0, 19),
      kind: 'EDF+C',
      records,
      recordSeconds: seconds,
      signals: [...this.signals, textSignal(this.textLength)],
    })
  }

  /** Takes the next samples of each lead, NaN where there is none, and gives the data records that are full. */
  write(leads: readonly (Float32Array | Float64Array)[]): Uint8Array<ArrayBuffer> {
    const count = leads[0]?.length ?? 0

    if (leads.length !== this.signals.length || leads.some((lead) => lead.length !== count))
      throw new EdfError('the leads that are to be written have not the same length')

    const full: Uint8Array[] = []

    for (let from = 0; from < count;) {
      const to = Math.min(count, from + this.length - this.filled)
      this.take(leads, from, to)
      if (this.filled === this.length) full.push(this.flush())
      from = to
    }

    return joined(full)
  }

  /** The last data record. @throws EdfError where there were not as many samples as announced */
  end(): Uint8Array<ArrayBuffer> {
    const { samples, rateHz } = this.recording
    const taken = this.record * this.length + this.filled

    if (taken !== samples)
      throw new EdfError(`${samples} samples were announced and ${taken} were written`)

    if (this.filled === 0) return new Uint8Array()
    return this.flush([this.textAt(samples / rateHz, RECORDING_ENDS)])
  }

  /** In samples of two bytes: the begin of a data record, three texts of the writer's own, and the most of others. */
  private roomForTexts(): number {
    const { annotations } = this.recording
    const ends = [annotations[0], annotations.at(-1)].map((one) => one?.onset ?? 0)
    // Six decimals are the most that a time has.
    const latest = this.offset + farthest([this.of.records * this.of.seconds, ...ends]) + 0.111111
    const own = recordOnset(latest).length + 3 * this.textAt(latest, RECORDING_ENDS).length
    const others = roomOf(annotations, latest, this.of)
    return Math.ceil((own + others) / 2)
  }

  private textAt(seconds: number, text: string): Uint8Array {
    return textBytes({ onset: this.offset + seconds, text })
  }

  /** Texts of the annotations of the data record. */
  private annotationsHere(): Uint8Array[] {
    const { annotations } = this.recording
    const texts: Uint8Array[] = []

    for (; this.told < annotations.length; this.told++) {
      const next = annotations[this.told]
      if (!next || recordOf(next, this.of) > this.record) break
      texts.push(textBytes({ ...next, onset: this.offset + next.onset }))
    }

    return texts
  }

  private take(leads: readonly (Float32Array | Float64Array)[], from: number, to: number): void {
    for (const [lead, signal] of this.signals.entries()) {
      const samples = leads[lead]
      const shift = lead * this.length + this.filled - from
      for (let i = from; i < to; i++)
        this.values[shift + i] = digitalOf(samples?.[i] ?? NaN, signal)
    }

    this.filled += to - from
  }

  private isMissingAt(place: number): boolean {
    return this.signals.some((_, lead) => this.values[lead * this.length + place] === MISSING)
  }

  /** Texts of where the signal of any lead is first lost and last back in the data record. */
  private changes(): Uint8Array[] {
    let [lost, back] = [-1, -1]

    for (let place = 0; place < this.filled; place++) {
      const isMissing = this.isMissingAt(place)
      if (isMissing && !this.isLost && lost < 0) lost = place
      if (!isMissing && this.isLost) back = place
      this.isLost = isMissing
    }

    const onset = (place: number) => this.record * this.of.seconds + place / this.recording.rateHz

    return [
      ...(lost >= 0 ? [this.textAt(onset(lost), SIGNAL_LOST)] : []),
      ...(back >= 0 ? [this.textAt(onset(back), SIGNAL_BACK)] : []),
    ]
  }

  /** The bytes of the data record, of which what is not filled is missing, and the next one empty. */
  private flush(more: readonly Uint8Array[] = []): Uint8Array<ArrayBuffer> {
    const texts = [
      recordOnset(this.offset + this.record * this.of.seconds),
      ...this.changes(),
      ...this.annotationsHere(),
      ...more,
    ]

    for (let lead = 0; lead < this.signals.length; lead++)
      this.values.fill(MISSING, lead * this.length + this.filled, (lead + 1) * this.length)

    const bytes = new Uint8Array(2 * (this.values.length + this.textLength))
    const view = new DataView(bytes.buffer)
    for (const [i, value] of this.values.entries()) view.setInt16(2 * i, value, true)
    bytes.set(joined(texts), 2 * this.values.length)
    this.record++
    this.filled = 0
    return bytes
  }
}

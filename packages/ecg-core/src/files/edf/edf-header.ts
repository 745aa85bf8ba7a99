import { EdfError, FieldReader, shortNumber, textField } from './edf-fields.ts'

export interface EdfSignal {
  label: string
  transducer: string
  unit: string
  /** What `digitalMin` and `digitalMax` stand for, in the unit. */
  physicalMin: number
  physicalMax: number
  digitalMin: number
  digitalMax: number
  prefilter: string
  samplesPerRecord: number
}

export interface EdfHeader {
  /** EDF+: code, sex, birthdate and name, `X` for what is not told. */
  patient: string
  /** EDF+: `Startdate 02-MAR-2002`, code of the investigation, of the technician, and of the equipment. */
  recording: string
  /** By the recorder's clock, `YYYY-MM-DDTHH:MM:SS`. */
  startedAt: string
  /** C goes on from the first record to the last, D has gaps between records. */
  kind: 'EDF' | 'EDF+C' | 'EDF+D'
  /** Data records; null while the recording goes on. */
  records: number | null
  recordSeconds: number
  signals: EdfSignal[]
}

/** The label of a signal that holds texts and the times of records. */
export const ANNOTATIONS = 'EDF Annotations'
const HEAD_BYTES = 256
const SIGNAL_BYTES = 256
const MAX_DIGITAL = 2 ** 15 - 1
const MIN_DIGITAL = -(2 ** 15)
/** Two digits from here on are of the twentieth century. */
const CLIPPING_YEAR = 85
const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')
const FULL_DATE = /^Startdate (\d{2})-([A-Z]{3})-(\d{4})( |$)/

export const headerBytes = (signals: number): number => HEAD_BYTES + signals * SIGNAL_BYTES

export const recordBytes = ({ signals }: Pick<EdfHeader, 'signals'>): number =>
  2 * signals.reduce((sum, { samplesPerRecord }) => sum + samplesPerRecord, 0)

/** The start with the whole year that the recording may tell, else one from 1985 to 2084. */
function startOf(date: string, time: string, recording: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{2})[.](\d{2})[.](\d{2}|yy)$/.exec(date) ?? []
  const clock = /^(\d{2})[.:](\d{2})[.:](\d{2})$/.exec(time)
  if (day === '' || !clock) throw new EdfError(`"${date}" "${time}" is no start of a recording`)
  const [, fullDay, monthName = '', fullYear] = FULL_DATE.exec(recording) ?? []
  const hasFull = fullDay === day && MONTHS[Number(month) - 1] === monthName
  const century = Number(year) >= CLIPPING_YEAR ? '19' : '20'
  const wholeYear = hasFull ? fullYear : year === 'yy' ? '2085' : `${century}${year}`
  return `${wholeYear}-${month}-${day}T${clock.slice(1).join(':')}`
}

function parseSignals(fields: FieldReader, count: number): EdfSignal[] {
  const numbers = Array.from({ length: count }, (_, signal) => signal)

  const each = <T>(read: (what: string) => T, what: string): T[] =>
    numbers.map((signal) => read(`${what} of signal ${signal}`))

  const text = (length: number) => (what: string) => fields.text(length, what)
  const labels = each(text(16), 'the label')
  const transducers = each(text(80), 'the transducer')
  const units = each(text(8), 'the unit')
  const physicalMins = each((what) => fields.number(8, what), 'the physical minimum')
  const physicalMaxs = each((what) => fields.number(8, what), 'the physical maximum')
  const digitalMins = each((what) => fields.whole(8, what), 'the digital minimum')
  const digitalMaxs = each((what) => fields.whole(8, what), 'the digital maximum')
  const prefilters = each(text(80), 'the prefiltering')
  const samples = each((what) => fields.whole(8, what), 'the number of samples a record')
  each(text(32), 'what is reserved')

  return numbers.map((signal) => ({
    label: labels[signal] ?? '',
    transducer: transducers[signal] ?? '',
    unit: units[signal] ?? '',
    physicalMin: physicalMins[signal] ?? NaN,
    physicalMax: physicalMaxs[signal] ?? NaN,
    digitalMin: digitalMins[signal] ?? NaN,
    digitalMax: digitalMaxs[signal] ?? NaN,
    prefilter: prefilters[signal] ?? '',
    samplesPerRecord: samples[signal] ?? NaN,
  }))
}

function checkSignal(signal: EdfSignal): void {
  const { label, physicalMin, physicalMax, digitalMin, digitalMax, samplesPerRecord } = signal
  if (samplesPerRecord < 1)
    throw new EdfError(`signal ${label} has ${samplesPerRecord} samples a record`)
  if (label === ANNOTATIONS) return

  if (!(digitalMin >= MIN_DIGITAL && digitalMax <= MAX_DIGITAL && digitalMin < digitalMax))
    throw new EdfError(`signal ${label} has digital values from ${digitalMin} to ${digitalMax}`)

  if (physicalMin === physicalMax)
    throw new EdfError(`signal ${label} goes from ${physicalMin} to ${physicalMax}`)
}

/**
 * Reads the header of an EDF or EDF+ file.
 * @throws EdfError on a version other than 0, letters that are not ASCII, numbers that are none or that no file can have
 */
export function parseEdfHeader(bytes: Uint8Array): EdfHeader {
  const fields = new FieldReader(bytes)
  const version = fields.text(8, 'the version')
  if (version !== '0') throw new EdfError(`version "${version}" was met and only 0 can be read`)
  const patient = fields.text(80, 'the patient')
  const recording = fields.text(80, 'the recording')
  const [date, time] = [fields.text(8, 'the start date'), fields.text(8, 'the start time')]
  const length = fields.whole(8, 'the length of the header')
  const reserved = fields.text(44, 'what is reserved')
  const records = fields.whole(8, 'the number of records')
  const recordSeconds = fields.number(8, 'the duration of a record')
  const count = fields.whole(4, 'the number of signals')
  if (count < 1) throw new EdfError(`${count} signals are announced`)
  if (records < -1) throw new EdfError(`${records} records are announced`)

  if (length !== headerBytes(count))
    throw new EdfError(`the header says ${length} bytes and has ${headerBytes(count)}`)

  const kind = /^EDF\+([CD])/.exec(reserved)
  const signals = parseSignals(fields, count)
  for (const signal of signals) checkSignal(signal)
  const onlyTexts = signals.every(({ label }) => label === ANNOTATIONS)

  if (recordSeconds < 0 || (recordSeconds === 0 && !onlyTexts))
    throw new EdfError(`a record of ${recordSeconds} s is none`)

  return {
    patient,
    recording,
    startedAt: startOf(date, time, recording),
    kind: kind === null ? 'EDF' : kind[1] === 'C' ? 'EDF+C' : 'EDF+D',
    records: records === -1 ? null : records,
    recordSeconds,
    signals,
  }
}

/** `Startdate 02-MAR-2002 X X equipment` of a start `YYYY-MM-DDTHH:MM:SS`, which may be unknown. */
export function recordingField(startedAt: string | null, equipment: string): string {
  const [year, month, day] = (startedAt ?? '').slice(0, 10).split('-')
  const date = startedAt === null ? 'X' : `${day}-${MONTHS[Number(month) - 1]}-${year}`
  return `Startdate ${date} X X ${equipment.trim().replaceAll(/\s+/g, '_') || 'X'}`
}

/** The bytes of a header; `parseEdfHeader` gives the same header back, texts cut to their fields. */
export function writeEdfHeader(header: EdfHeader): Uint8Array<ArrayBuffer> {
  const { patient, recording, startedAt, kind, records, recordSeconds, signals } = header
  const [year = '', month = '', day = ''] = startedAt.slice(0, 10).split('-')
  const clipped = Number(year) >= 2000 + CLIPPING_YEAR ? 'yy' : year.slice(2)

  const head = [
    textField('0', 8),
    textField(patient, 80),
    textField(recording, 80),
    `${day}.${month}.${clipped}`,
    startedAt.slice(11, 19).replaceAll(':', '.'),
    textField(String(headerBytes(signals.length)), 8),
    textField(kind === 'EDF' ? '' : kind, 44),
    textField(String(records ?? -1), 8),
    textField(shortNumber(recordSeconds), 8),
    textField(String(signals.length), 4),
  ]

  const each = (length: number, text: (signal: EdfSignal) => string): string =>
    signals.map((signal) => textField(text(signal), length)).join('')

  const body = [
    each(16, ({ label }) => label),
    each(80, ({ transducer }) => transducer),
    each(8, ({ unit }) => unit),
    each(8, ({ physicalMin }) => shortNumber(physicalMin)),
    each(8, ({ physicalMax }) => shortNumber(physicalMax)),
    each(8, ({ digitalMin }) => String(digitalMin)),
    each(8, ({ digitalMax }) => String(digitalMax)),
    each(80, ({ prefilter }) => prefilter),
    each(8, ({ samplesPerRecord }) => String(samplesPerRecord)),
    each(32, () => ''),
  ]

  return Uint8Array.from([...head, ...body].join(''), (letter) => letter.charCodeAt(0))
}

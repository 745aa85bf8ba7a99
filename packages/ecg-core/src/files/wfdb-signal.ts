import { WfdbError } from './wfdb-header.ts'
import type { WfdbHeader, WfdbSignal } from './wfdb-header.ts'

/** The lowest value of each format marks a sample that was not measured. */
const INVALID_16 = -32768
const INVALID_212 = -2048

/** A map, because the unit is a text of a file and may be called as what every object has. */
const MILLIVOLTS_PER_UNIT = new Map([
  ['mV', 1],
  ['uV', 0.001],
  ['µV', 0.001],
  ['V', 1000],
])

/** Samples of all signals, interleaved: value i belongs to signal i mod n. */
type ReadValue = (index: number) => number

function reader16(bytes: Uint8Array): ReadValue {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (index) => view.getInt16(index * 2, true)
}

function reader212(bytes: Uint8Array): ReadValue {
  return (index) => {
    const at = (index >> 1) * 3
    const shared = bytes[at + 1] ?? 0

    const value =
      index % 2 === 0
        ? (bytes[at] ?? 0) | ((shared & 0x0f) << 8)
        : (bytes[at + 2] ?? 0) | ((shared & 0xf0) << 4)

    return (value << 20) >> 20
  }
}

function bytesFor(format: number, values: number): number {
  return format === 16 ? values * 2 : Math.floor(values / 2) * 3 + (values % 2) * 2
}

function valuesIn(format: number, bytes: number): number {
  if (format === 16) return bytes >> 1
  return Math.floor(bytes / 3) * 2 + (bytes % 3 === 2 ? 1 : 0)
}

function leadOf(header: WfdbHeader, lead: number): WfdbSignal {
  const signal = header.signals[lead]
  if (!signal)
    throw new WfdbError(
      `lead ${lead} was asked for and the record has ${header.signals.length} (from 0)`,
    )

  if (signal.format !== 16 && signal.format !== 212) {
    throw new WfdbError(`storage format ${signal.format} was met and only 16 and 212 can be read`)
  }

  return signal
}

/**
 * The samples of one lead in millivolts, NaN where a sample is marked invalid.
 * `bytes` is the whole file that the lead's signal line names; signals of the same file lie interleaved in it.
 * @throws WfdbError on an unknown lead, format or unit, or fewer bytes than the header promises.
 */
export function readWfdbSignal(header: WfdbHeader, bytes: Uint8Array, lead: number): Float32Array {
  const signal = leadOf(header, lead)
  const millivolts = MILLIVOLTS_PER_UNIT.get(signal.unit)
  if (millivolts === undefined)
    throw new WfdbError(`lead ${lead} is in ${signal.unit} and not in mV, uV or V`)
  const together = header.signals.filter((other) => other.fileName === signal.fileName)

  const other = together.find(
    ({ format, byteOffset }) => format !== signal.format || byteOffset !== signal.byteOffset,
  )

  if (other) throw new WfdbError(`the signals of ${signal.fileName} differ in format or offset`)
  const place = together.indexOf(signal)
  const body = bytes.subarray(signal.byteOffset)
  const count = header.samples ?? Math.floor(valuesIn(signal.format, body.length) / together.length)
  const needed = signal.byteOffset + bytesFor(signal.format, count * together.length)

  if (bytes.length < needed) {
    throw new WfdbError(
      `${signal.fileName} has ${bytes.length} bytes and its header needs ${needed}`,
    )
  }

  const read = signal.format === 16 ? reader16(body) : reader212(body)
  const invalid = signal.format === 16 ? INVALID_16 : INVALID_212
  const samples = new Float32Array(count)

  for (let i = 0; i < count; i++) {
    const value = read(i * together.length + place)
    samples[i] = value === invalid ? NaN : ((value - signal.baseline) / signal.gain) * millivolts
  }

  return samples
}

/** How millivolts become ADC units: `unit = mV * gain + baseline`. */
export interface WfdbScale {
  gain: number
  baseline: number
}

/** ADC values of all leads, interleaved; a gap becomes `invalid`, a value out of range the nearest one inside. */
function interleave(leads: readonly Float32Array[], scale: WfdbScale, invalid: number): Int16Array {
  const count = leads[0]?.length ?? 0
  const values = new Int16Array(count * leads.length)

  for (const [place, lead] of leads.entries()) {
    if (lead.length !== count)
      throw new WfdbError(`lead ${place} has ${lead.length} samples and lead 0 has ${count}`)

    for (const [i, sample] of lead.entries()) {
      const value = Math.round(sample * scale.gain + scale.baseline)

      values[i * leads.length + place] = Number.isNaN(value)
        ? invalid
        : Math.min(-invalid - 1, Math.max(invalid + 1, value))
    }
  }

  return values
}

/** The bytes of a format 16 file with these leads (millivolts, equal lengths) interleaved. */
export function writeWfdbSignal16(leads: readonly Float32Array[], scale: WfdbScale): Uint8Array {
  const values = interleave(leads, scale, INVALID_16)
  const bytes = new Uint8Array(values.length * 2)
  const view = new DataView(bytes.buffer)
  for (const [i, value] of values.entries()) view.setInt16(i * 2, value, true)
  return bytes
}

/** The bytes of a format 212 file with these leads (millivolts, equal lengths) interleaved. */
export function writeWfdbSignal212(leads: readonly Float32Array[], scale: WfdbScale): Uint8Array {
  const values = interleave(leads, scale, INVALID_212)
  const bytes = new Uint8Array(bytesFor(212, values.length))

  for (const [i, value] of values.entries()) {
    const at = (i >> 1) * 3

    if (i % 2 === 0) {
      bytes[at] = value & 0xff
      bytes[at + 1] = (value >> 8) & 0x0f
    } else {
      bytes[at + 1] = (bytes[at + 1] ?? 0) | ((value >> 4) & 0xf0)
      bytes[at + 2] = value & 0xff
    }
  }

  return bytes
}

import { WfdbError } from './wfdb-fields.ts'

/** The lowest value of each format marks a sample that was not measured. */
const INVALID_16 = -(2 ** 15)
const INVALID_212 = -(2 ** 11)

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
  const bytes = new Uint8Array(Math.ceil(values.length * 1.5))

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

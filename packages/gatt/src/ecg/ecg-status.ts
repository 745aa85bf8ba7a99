import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'

const FLAG_LEFT_CONTACT = 0x01
const FLAG_RIGHT_CONTACT = 0x02
const FLAG_MEASURING = 0x04

/** Whether each hand touches its electrode. A single lead needs both. */
export interface ElectrodeContact {
  readonly left: boolean
  readonly right: boolean
}

/** The ECG status characteristic: read, or notified when it changes, measuring or not. */
export interface EcgStatus {
  readonly contact: ElectrodeContact
  readonly measuring: boolean
}

export function contactFlags(contact: ElectrodeContact): number {
  return (contact.left ? FLAG_LEFT_CONTACT : 0) | (contact.right ? FLAG_RIGHT_CONTACT : 0)
}

export function contactOfFlags(flags: number): ElectrodeContact {
  return { left: (flags & FLAG_LEFT_CONTACT) !== 0, right: (flags & FLAG_RIGHT_CONTACT) !== 0 }
}

export function encodeEcgStatus(status: EcgStatus): Uint8Array<ArrayBuffer> {
  return new ByteWriter()
    .uint8(contactFlags(status.contact) | (status.measuring ? FLAG_MEASURING : 0), 'flags')
    .finish()
}

/** Bits 3 to 7 are reserved and ignored. */
export function decodeEcgStatus(bytes: ArrayBufferView): EcgStatus {
  const reader = new ByteReader(bytes, 'ECG status')
  const flags = reader.uint8('flags')
  reader.end()
  return { contact: contactOfFlags(flags), measuring: (flags & FLAG_MEASURING) !== 0 }
}

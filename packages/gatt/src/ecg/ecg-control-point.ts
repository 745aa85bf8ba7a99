import { ByteReader } from '../bytes/byte-reader.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import { GattError } from '../bytes/gatt-error.ts'

/** Opcodes and status numbers are those of the Polar Measurement Data control point, which this service follows. */
const OPCODE_START = 0x02
const OPCODE_STOP = 0x03
const OPCODE_RESPONSE = 0xf0

/** Measurement type 0 is ECG. */
const MEASUREMENT_ECG = 0x00

const STATUS_NUMBERS = {
  success: 0,
  'invalid-opcode': 1,
  'invalid-measurement-type': 2,
  'not-supported': 3,
  'invalid-length': 4,
  'invalid-parameter': 5,
  'already-in-state': 6,
  'invalid-sample-rate': 8,
} as const

export type EcgControlStatus = keyof typeof STATUS_NUMBERS

export type EcgControlCommand =
  { readonly kind: 'start'; readonly sampleRateHz: number } | { readonly kind: 'stop' }

export interface EcgStreamStart {
  readonly sampleRateHz: number
  /** Device time of sample 0, so that samples can be placed even when the first frames are lost. */
  readonly firstSampleTimeNs: bigint
}

/** Answer to a command, as an indication; `stream` is there exactly when a start succeeded. */
export interface EcgControlResponse {
  readonly command: EcgControlCommand['kind']
  readonly status: EcgControlStatus
  readonly stream?: EcgStreamStart
}

export function encodeEcgControlCommand(command: EcgControlCommand): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter()
  if (command.kind === 'stop')
    return writer.uint8(OPCODE_STOP, 'opcode').uint8(MEASUREMENT_ECG, 'type').finish()
  writer.uint8(OPCODE_START, 'opcode').uint8(MEASUREMENT_ECG, 'type')
  return writer.uint16(command.sampleRateHz, 'sample rate').finish()
}

export function decodeEcgControlCommand(bytes: ArrayBufferView): EcgControlCommand {
  const reader = new ByteReader(bytes, 'ECG control command')
  const kind = commandKind(reader.uint8('opcode'))
  const type = reader.uint8('measurement type')

  if (type !== MEASUREMENT_ECG) {
    throw new GattError(
      'reserved-value',
      `ECG measurement type: expected ${MEASUREMENT_ECG}, got ${type}`,
    )
  }

  const command: EcgControlCommand =
    kind === 'stop' ? { kind } : { kind, sampleRateHz: reader.uint16('sample rate') }

  reader.end()
  return command
}

export function encodeEcgControlResponse(response: EcgControlResponse): Uint8Array<ArrayBuffer> {
  const opcode = response.command === 'start' ? OPCODE_START : OPCODE_STOP

  const writer = new ByteWriter()
    .uint8(OPCODE_RESPONSE, 'opcode')
    .uint8(opcode, 'request opcode')
    .uint8(MEASUREMENT_ECG, 'type')
    .uint8(STATUS_NUMBERS[response.status], 'status')

  if (response.stream !== undefined) {
    writer.uint16(response.stream.sampleRateHz, 'sample rate')
    writer.uint64(response.stream.firstSampleTimeNs, 'first sample time')
  }

  return writer.finish()
}

export function decodeEcgControlResponse(bytes: ArrayBufferView): EcgControlResponse {
  const reader = new ByteReader(bytes, 'ECG control response')
  const opcode = reader.uint8('opcode')

  if (opcode !== OPCODE_RESPONSE) {
    throw new GattError(
      'reserved-value',
      `ECG control response: expected opcode ${OPCODE_RESPONSE}, got ${opcode}`,
    )
  }

  const command = commandKind(reader.uint8('request opcode'))
  reader.uint8('measurement type')
  const status = controlStatus(reader.uint8('status'))

  if (command === 'stop' || status !== 'success') {
    reader.end()
    return { command, status }
  }

  const stream = {
    sampleRateHz: reader.uint16('sample rate'),
    firstSampleTimeNs: reader.uint64('first sample time'),
  }

  reader.end()
  return { command, status, stream }
}

function commandKind(opcode: number): EcgControlCommand['kind'] {
  if (opcode === OPCODE_START) return 'start'
  if (opcode === OPCODE_STOP) return 'stop'
  throw new GattError(
    'reserved-value',
    `ECG opcode: expected ${OPCODE_START} or ${OPCODE_STOP}, got ${opcode}`,
  )
}

function controlStatus(byte: number): EcgControlStatus {
  for (const [name, byteOfName] of Object.entries(STATUS_NUMBERS)) {
    if (byteOfName === byte && isControlStatus(name)) return name
  }

  throw new GattError('reserved-value', `ECG control status: expected at most 8, got ${byte}`)
}

function isControlStatus(name: string): name is EcgControlStatus {
  return name in STATUS_NUMBERS
}

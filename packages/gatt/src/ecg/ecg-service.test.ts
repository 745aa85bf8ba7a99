import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deviceTimeNs, unixMsOfDeviceTime } from '../time/device-time.ts'
import {
  decodeEcgControlCommand,
  decodeEcgControlResponse,
  encodeEcgControlCommand,
  encodeEcgControlResponse,
} from './ecg-control-point.ts'
import { decodeEcgData, ECG_NO_SAMPLE, ecgSamplesPerFrame, encodeEcgData } from './ecg-data.ts'
import { decodeEcgStatus, encodeEcgStatus } from './ecg-status.ts'
import { bytesOfHex, hexOfBytes } from '../bytes/hex.ts'

describe('ECG data', () => {
  const frame = {
    sequence: 0x0102,
    lastSampleTimeNs: 0x1112131415161718n,
    contact: { left: true, right: false },
    microvolts: Int32Array.of(1, -1, 0x7fffff, ECG_NO_SAMPLE),
  }

  it('is these bytes on the wire', () => {
    // Type, sequence, time, frame type, flags; then the samples.
    const hex = [
      '00',
      '0201',
      '1817161514131211',
      '00',
      '01',
      '010000',
      'ffffff',
      'ffff7f',
      '000080',
    ].join('')

    expect(hexOfBytes(encodeEcgData(frame))).toBe(hex)
    expect(decodeEcgData(bytesOfHex(hex))).toEqual(frame)
  })

  it('comes back from any frame', () => {
    const anyFrame = fc.record({
      sequence: fc.integer({ min: 0, max: 0xffff }),
      lastSampleTimeNs: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      contact: fc.record({ left: fc.boolean(), right: fc.boolean() }),
      microvolts: fc
        .array(fc.integer({ min: -0x800000, max: 0x7fffff }), { minLength: 1, maxLength: 77 })
        .map((samples) => Int32Array.from(samples)),
    })

    fc.assert(
      fc.property(anyFrame, (value) => {
        expect(decodeEcgData(encodeEcgData(value))).toEqual(value)
      }),
    )
  })

  it('is written over an array of its length and read into one, and into no other', () => {
    const bytes = encodeEcgData(frame).fill(0xee)
    const microvolts = new Int32Array(4)
    expect(encodeEcgData(frame, bytes)).toBe(bytes)
    expect(bytes).toEqual(encodeEcgData(frame))
    expect(decodeEcgData(bytes, microvolts).microvolts).toBe(microvolts)
    expect(microvolts).toEqual(frame.microvolts)

    for (const length of [0, 24, 26]) {
      const other = new Uint8Array(length)
      expect(encodeEcgData(frame, other)).toEqual(bytes)
      expect(other).toEqual(new Uint8Array(length))
    }

    for (const length of [0, 3, 5]) {
      const other = new Int32Array(length)
      expect(decodeEcgData(bytes, other)).toEqual(frame)
      expect(other).toEqual(new Int32Array(length))
    }
  })

  it('fills a notification of the usual MTU with 77 samples', () => {
    const microvolts = new Int32Array(ecgSamplesPerFrame(247))
    expect(microvolts).toHaveLength(77)
    expect(encodeEcgData({ ...frame, microvolts }).length).toBe(247 - 3)
  })

  it('refuses a frame that is cut, empty or of another kind', () => {
    const hex = hexOfBytes(encodeEcgData(frame))

    expect(() => decodeEcgData(bytesOfHex(hex.slice(0, -2)))).toThrow(
      'sample 3 needs 25 bytes, the value has 24',
    )

    expect(() => decodeEcgData(bytesOfHex(hex.slice(0, 26)))).toThrow(
      'sample 0 needs 16 bytes, the value has 13',
    )

    expect(() => decodeEcgData(bytesOfHex('02' + hex.slice(2)))).toThrow(
      'ECG measurement type: expected 0, got 2',
    )

    expect(() => decodeEcgData(bytesOfHex(hex.slice(0, 22) + '80' + hex.slice(24)))).toThrow(
      'ECG frame type: expected 0, got 128',
    )
  })

  it('refuses samples that 24 bits cannot hold', () => {
    expect(() => encodeEcgData({ ...frame, microvolts: Int32Array.of(0, 0x800000) })).toThrow(
      'sample 1: expected',
    )

    expect(() => encodeEcgData({ ...frame, microvolts: Int32Array.of(-0x800001) })).toThrow(
      'got -8388609',
    )

    expect(() => encodeEcgData({ ...frame, lastSampleTimeNs: 2n ** 64n })).toThrow(
      'got 18446744073709551616',
    )

    expect(() => encodeEcgData({ ...frame, microvolts: new Int32Array(0) })).toThrow(
      'at least 1 sample, got 0',
    )

    expect(() => encodeEcgData({ ...frame, lastSampleTimeNs: -1n })).toThrow(
      'from 0 to 2^64-1, got -1',
    )
  })
})

describe('ECG control point', () => {
  it('starts and stops with these bytes', () => {
    expect(hexOfBytes(encodeEcgControlCommand({ kind: 'start', sampleRateHz: 512 }))).toBe(
      '02000002',
    )

    expect(hexOfBytes(encodeEcgControlCommand({ kind: 'stop' }))).toBe('0300')

    expect(decodeEcgControlCommand(bytesOfHex('02000002'))).toEqual({
      kind: 'start',
      sampleRateHz: 512,
    })

    expect(decodeEcgControlCommand(bytesOfHex('0300'))).toEqual({ kind: 'stop' })
  })

  it('answers a start with its stream', () => {
    const response = {
      command: 'start',
      status: 'success',
      stream: { sampleRateHz: 512, firstSampleTimeNs: 5n },
    } as const

    expect(hexOfBytes(encodeEcgControlResponse(response))).toBe('f002000000020500000000000000')
    expect(decodeEcgControlResponse(bytesOfHex('f002000000020500000000000000'))).toEqual(response)
  })

  it.each([
    ['f0020006', { command: 'start', status: 'already-in-state' }],
    ['f0020008', { command: 'start', status: 'invalid-sample-rate' }],
    ['f0030000', { command: 'stop', status: 'success' }],
  ] as const)('answers %s without one', (hex, response) => {
    expect(hexOfBytes(encodeEcgControlResponse(response))).toBe(hex)
    expect(decodeEcgControlResponse(bytesOfHex(hex))).toEqual(response)
  })

  it('refuses what it does not know', () => {
    expect(() => decodeEcgControlCommand(bytesOfHex('0900'))).toThrow('expected 2 or 3, got 9')
    expect(() => decodeEcgControlCommand(bytesOfHex('0301'))).toThrow('expected 0, got 1')
    expect(() => decodeEcgControlCommand(bytesOfHex('030000'))).toThrow('expected 2 bytes, got 3')

    expect(() => decodeEcgControlResponse(bytesOfHex('02000000'))).toThrow(
      'expected opcode 240, got 2',
    )

    expect(() => decodeEcgControlResponse(bytesOfHex('f0020007'))).toThrow('got 7')

    expect(() => decodeEcgControlResponse(bytesOfHex('f00200000002'))).toThrow(
      'first sample time needs 14 bytes',
    )
  })
})

describe('ECG status', () => {
  it('has a bit for each hand and one for measuring', () => {
    for (let flags = 0; flags < 8; flags++) {
      const status = decodeEcgStatus(Uint8Array.of(flags))
      expect(encodeEcgStatus(status)).toEqual(Uint8Array.of(flags))
    }

    expect(decodeEcgStatus(Uint8Array.of(0b101))).toEqual({
      contact: { left: true, right: false },
      measuring: true,
    })
  })
})

describe('device time', () => {
  it('counts nanoseconds from 2000', () => {
    expect(deviceTimeNs(Date.UTC(2000, 0, 1, 0, 0, 1))).toBe(1_000_000_000n)
    expect(deviceTimeNs(Date.UTC(2000, 0, 1) + 0.25)).toBe(250_000n)
    expect(unixMsOfDeviceTime(deviceTimeNs(Date.UTC(2026, 10, 21)))).toBe(Date.UTC(2026, 10, 21))
  })
})

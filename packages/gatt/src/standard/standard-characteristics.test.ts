import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeAlertLevel, encodeAlertLevel } from './alert-level.ts'
import { decodeBatteryLevel, encodeBatteryLevel } from './battery-level.ts'
import { decodeBodySensorLocation, encodeBodySensorLocation } from './body-sensor-location.ts'
import { decodeDateTime, encodeDateTime } from '../time/date-time.ts'
import {
  decodeDeviceText,
  decodeSystemId,
  encodeDeviceText,
  encodeSystemId,
} from './device-information.ts'
import { GattError } from '../bytes/gatt-error.ts'
import { bytesOfHex, hexOfBytes } from '../bytes/hex.ts'
import { fullUuid, HEART_RATE_SERVICE } from '../uuids.ts'

/** UTF-8 by its definition (RFC 3629 section 3), as an oracle. */
function referenceUtf8(text: string): Uint8Array {
  return Uint8Array.from(
    Array.from(text).flatMap((character) => {
      const point = character.codePointAt(0) ?? 0
      const tail = (shift: number) => 0x80 | ((point >> shift) & 0x3f)
      if (point < 0x80) return [point]
      if (point < 0x800) return [0xc0 | (point >> 6), tail(0)]
      if (point < 0x10000) return [0xe0 | (point >> 12), tail(6), tail(0)]
      return [0xf0 | (point >> 18), tail(12), tail(6), tail(0)]
    }),
  )
}

describe('Alert Level', () => {
  it('is one byte, of which three values mean something', () => {
    const levels = ['none', 'mild', 'high'] as const
    expect(levels.map((level) => [...encodeAlertLevel(level)])).toEqual([[0], [1], [2]])
    expect(levels.map((level) => decodeAlertLevel(encodeAlertLevel(level)))).toEqual(levels)
    expect(() => decodeAlertLevel(Uint8Array.of(3))).toThrow('expected at most 2')
    expect(() => decodeAlertLevel(Uint8Array.of())).toThrow('Alert Level')
  })
})

describe('Battery Level', () => {
  it('is one byte of percent', () => {
    for (let percent = 0; percent <= 100; percent++) {
      expect(encodeBatteryLevel(percent)).toEqual(Uint8Array.of(percent))
      expect(decodeBatteryLevel(Uint8Array.of(percent))).toBe(percent)
    }
  })

  it('refuses more than 100', () => {
    expect(() => decodeBatteryLevel(Uint8Array.of(101))).toThrow('expected at most 100, got 101')
    expect(() => encodeBatteryLevel(101)).toThrow('from 0 to 100, got 101')
  })
})

describe('Body Sensor Location', () => {
  it('numbers the places as the specification does', () => {
    const names = [0, 1, 2, 3, 4, 5, 6].map((byte) => decodeBodySensorLocation(Uint8Array.of(byte)))
    expect(names).toEqual(['other', 'chest', 'wrist', 'finger', 'hand', 'ear-lobe', 'foot'])
    expect(names.map((name) => encodeBodySensorLocation(name)[0])).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('refuses places that do not exist yet', () => {
    expect(() => decodeBodySensorLocation(Uint8Array.of(7))).toThrow('expected at most 6, got 7')
  })
})

const dated = (year: number, month: number, day: number) =>
  [
    { year, month, day, hours: 8, minutes: 5, seconds: 59 },
    Uint8Array.of(year & 0xff, year >> 8, month, day, 8, 5, 59),
  ] as const

describe('Date Time', () => {
  it('is seven bytes, year first and little-endian', () => {
    const time = { year: 2026, month: 11, day: 21, hours: 8, minutes: 5, seconds: 59 }
    expect(hexOfBytes(encodeDateTime(time))).toBe('ea070b1508053b')
    expect(decodeDateTime(bytesOfHex('ea070b1508053b'))).toEqual(time)
  })

  it('comes back from any time it can hold, unknown parts included', () => {
    const anyTime = fc.record({
      year: fc.oneof(fc.constant(0), fc.integer({ min: 1582, max: 9999 })),
      month: fc.integer({ min: 0, max: 12 }),
      day: fc.integer({ min: 0, max: 28 }),
      hours: fc.integer({ min: 0, max: 23 }),
      minutes: fc.integer({ min: 0, max: 59 }),
      seconds: fc.integer({ min: 0, max: 59 }),
    })

    fc.assert(
      fc.property(anyTime, (time) => {
        expect(decodeDateTime(encodeDateTime(time))).toEqual(time)
      }),
    )
  })

  it('refuses times that are none', () => {
    expect(() => decodeDateTime(bytesOfHex('ea070d1508053b'))).toThrow(
      'month: expected an integer from 0 to 12, got 13',
    )

    expect(() => decodeDateTime(bytesOfHex('ea050b1508053b'))).toThrow(
      'expected 0 or at least 1582, got 1514',
    )

    expect(() => decodeDateTime(bytesOfHex('ea070b150805'))).toThrow(
      'seconds needs 7 bytes, the value has 6',
    )
  })

  it.each([
    [2026, 2, 31],
    [2026, 2, 30],
    [2026, 2, 29],
    [1900, 2, 29],
    [2026, 4, 31],
    [2026, 11, 31],
    [0, 2, 30],
    [0, 6, 31],
  ])('refuses a day that the month does not have: %i-%i-%i', (year, month, day) => {
    const [written, bytes] = dated(year, month, day)
    expect(() => decodeDateTime(bytes)).toThrow('day: expected an integer from 0 to ')
    expect(() => encodeDateTime(written)).toThrow(GattError)
  })

  it.each([
    [2028, 2, 29],
    [2000, 2, 29],
    [2026, 2, 28],
    [2026, 12, 31],
    [0, 2, 29],
    [2026, 0, 31],
    [2026, 2, 0],
    [0, 0, 0],
  ])('takes the last day of a month, and unknown parts: %i-%i-%i', (year, month, day) => {
    const [written, bytes] = dated(year, month, day)
    expect(decodeDateTime(bytes)).toEqual(written)
    expect(encodeDateTime(written)).toEqual(bytes)
  })
})

describe('Device Information', () => {
  it('carries any text as UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const bytes = encodeDeviceText(text)
        expect(bytes).toEqual(referenceUtf8(text))
        expect(decodeDeviceText(bytes)).toBe(text.replace(/\0+$/, ''))
      }),
    )
  })

  it('drops NUL bytes at the end', () => {
    expect(decodeDeviceText(bytesOfHex('4b422d45310000'))).toBe('KB-E1')
  })

  it('refuses what is not text or too long for an attribute', () => {
    expect(() => decodeDeviceText(bytesOfHex('e5bab7ff'))).toThrow('4 bytes are not UTF-8')
    expect(() => encodeDeviceText('\ud800')).toThrow('lone surrogate')
    expect(() => encodeDeviceText('康'.repeat(171))).toThrow('expected at most 512 bytes, got 513')
  })

  it('puts the manufacturer before the organization in the system id', () => {
    const id = { manufacturerIdentifier: 0x123456789an, organizationallyUniqueIdentifier: 0xabcdef }
    expect(hexOfBytes(encodeSystemId(id))).toBe('9a78563412efcdab')
    expect(decodeSystemId(bytesOfHex('9a78563412efcdab'))).toEqual(id)

    expect(() => encodeSystemId({ ...id, organizationallyUniqueIdentifier: 0x1000000 })).toThrow(
      'got 16777216',
    )
  })
})

describe('UUIDs', () => {
  it('have one text form', () => {
    expect(fullUuid(HEART_RATE_SERVICE)).toBe('0000180d-0000-1000-8000-00805f9b34fb')
    expect(fullUuid('0000180D-0000-1000-8000-00805F9B34FB')).toBe(fullUuid(HEART_RATE_SERVICE))
  })
})

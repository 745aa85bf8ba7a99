import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOfHex, hexOfBytes } from '../bytes/hex.ts'
import { decodeHourlySteps, encodeHourlySteps, hoursPerStepsFrame } from './hourly-steps.ts'
import { decodeSleepRecord, encodeSleepRecord } from './sleep-record.ts'
import { decodeWatchLogRequest, encodeWatchLogRequest } from './watch-log-request.ts'

const integer = (min: number, max: number) => fc.integer({ min, max })

describe('hourly steps', () => {
  it('are these bytes on the wire', () => {
    const value = { firstHourUnixSeconds: 0x69201c40, steps: [0, 1204, undefined, 65_534] }
    expect(hexOfBytes(encodeHourlySteps(value))).toBe('401c20690000b404fffffeff')
    expect(decodeHourlySteps(bytesOfHex('401c20690000b404fffffeff'))).toEqual(value)
  })

  it('come back from any hours', () => {
    const anySteps = fc.record({
      firstHourUnixSeconds: integer(0, 0xffffffff),
      steps: fc.array(fc.option(integer(0, 65_534), { nil: undefined }), {
        minLength: 1,
        maxLength: 120,
      }),
    })

    fc.assert(
      fc.property(anySteps, (value) => {
        expect(decodeHourlySteps(encodeHourlySteps(value))).toEqual(value)
      }),
    )
  })

  it.each([
    [23, 8],
    [247, 120],
  ])('fill a notification of MTU %i with %i hours', (mtu, hours) => {
    expect(hoursPerStepsFrame(mtu)).toBe(hours)

    const bytes = encodeHourlySteps({
      firstHourUnixSeconds: 0,
      steps: Array<number>(hours).fill(1),
    })

    expect(bytes.length).toBeLessThanOrEqual(mtu - 3)
    expect(bytes.length + 2).toBeGreaterThan(mtu - 3)
  })

  it('refuses no hours, a cut one and the number that means none', () => {
    expect(() => encodeHourlySteps({ firstHourUnixSeconds: 0, steps: [] })).toThrow(
      'at least 1 hour, got 0',
    )

    expect(() => encodeHourlySteps({ firstHourUnixSeconds: 0, steps: [65_535] })).toThrow(
      'from 0 to 65534, got 65535',
    )

    expect(() => decodeHourlySteps(bytesOfHex('401c2069'))).toThrow(
      'steps of hour 0 needs 6 bytes, the value has 4',
    )

    expect(() => decodeHourlySteps(bytesOfHex('401c2069000001'))).toThrow(
      'steps of hour 1 needs 8 bytes',
    )
  })
})

describe('a sleep record', () => {
  const value = {
    startUnixSeconds: 0x69201c40,
    endUnixSeconds: 0x69208000,
    averageHeartRateBpm: 54,
    stages: [
      { stage: 'awake', minutes: 12 },
      { stage: 'rem', minutes: 300 },
    ],
    lowOxygenEvents: [{ atUnixSeconds: 0x69203000, lowestPercent: 86, seconds: 45 }],
  } as const

  it('is these bytes', () => {
    // Start, end, heart rate, counts; the stages; the event.
    const hex = [
      '401c2069',
      '00802069',
      '36',
      '0200',
      '0100',
      '000c00',
      '032c01',
      '00302069562d00',
    ].join('')

    expect(hexOfBytes(encodeSleepRecord(value))).toBe(hex)
    expect(decodeSleepRecord(bytesOfHex(hex))).toEqual(value)
  })

  it('comes back from any night', () => {
    const anyNight = fc
      .record({
        startUnixSeconds: integer(0, 0xffff0000),
        lasts: integer(0, 0xffff),
        averageHeartRateBpm: fc.option(integer(1, 255), { nil: undefined }),
        stages: fc.array(
          fc.record({
            stage: fc.constantFrom(
              'awake' as const,
              'light' as const,
              'deep' as const,
              'rem' as const,
            ),
            minutes: integer(1, 0xffff),
          }),
          { maxLength: 60 },
        ),
        lowOxygenEvents: fc.array(
          fc.record({
            atUnixSeconds: integer(0, 0xffffffff),
            lowestPercent: integer(0, 100),
            seconds: integer(0, 0xffff),
          }),
          { maxLength: 60 },
        ),
      })
      .map(({ lasts, ...night }) => ({ ...night, endUnixSeconds: night.startUnixSeconds + lasts }))

    fc.assert(
      fc.property(anyNight, (night) => {
        expect(decodeSleepRecord(encodeSleepRecord(night))).toEqual(night)
      }),
    )
  })

  it('refuses what is no night', () => {
    const encoded = hexOfBytes(encodeSleepRecord(value))

    const changed = (at: number, hex: string) =>
      bytesOfHex(encoded.slice(0, 2 * at) + hex + encoded.slice(2 * at + hex.length))

    expect(() => decodeSleepRecord(changed(4, '3f1c2069'))).toThrow('expected an end of at least')

    expect(() => decodeSleepRecord(changed(13, '04'))).toThrow(
      'sleep stage 0: expected at most 3, got 4',
    )

    expect(() => decodeSleepRecord(changed(14, '0000'))).toThrow('minutes of stage 0')
    expect(() => decodeSleepRecord(changed(23, '65'))).toThrow('from 0 to 100, got 101')
    expect(() => decodeSleepRecord(changed(9, '0300'))).toThrow('low-oxygen event 0 needs 27 bytes')
    expect(() => decodeSleepRecord(changed(9, '0100'))).toThrow('expected 23 bytes, got 26')

    expect(() => encodeSleepRecord({ ...value, endUnixSeconds: 0 })).toThrow(
      'expected an end of at least',
    )

    expect(() => encodeSleepRecord({ ...value, averageHeartRateBpm: 0 })).toThrow(
      'from 1 to 255, got 0',
    )

    expect(() => encodeSleepRecord({ ...value, stages: [{ stage: 'deep', minutes: 0 }] })).toThrow(
      'from 1 to 65535',
    )
  })
})

describe('a request for the log', () => {
  it('names the time from which on', () => {
    expect(hexOfBytes(encodeWatchLogRequest({ sinceUnixSeconds: 0x69201c40 }))).toBe('01401c2069')

    expect(decodeWatchLogRequest(bytesOfHex('01401c2069'))).toEqual({
      sinceUnixSeconds: 0x69201c40,
    })

    expect(() => decodeWatchLogRequest(bytesOfHex('02401c2069'))).toThrow(
      'expected opcode 1, got 2',
    )

    expect(() => encodeWatchLogRequest({ sinceUnixSeconds: -1 })).toThrow('got -1')
  })
})

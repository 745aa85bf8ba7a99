import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFragmentReassembler } from './fragment-reassembler.ts'
import type { Fragment } from './fragment.ts'
import { decodeFragment, encodeFragment, fragmentsOf } from './fragment.ts'
import { bytesOfHex, hexOfBytes } from './hex.ts'

const bytes = (count: number, first = 0) =>
  Uint8Array.from({ length: count }, (_, i) => (first + i) & 0xff)

describe('fragments', () => {
  it('are these bytes on the wire', () => {
    const [first, second, ...rest] = fragmentsOf(bytes(20), 0x0102, 23)
    expect(rest).toEqual([])
    if (first === undefined || second === undefined) throw new Error('expected two fragments')
    expect(hexOfBytes(encodeFragment(first))).toBe('02010002' + hexOfBytes(bytes(16)))
    expect(hexOfBytes(encodeFragment(second))).toBe('02010102' + hexOfBytes(bytes(4, 16)))
    expect(decodeFragment(encodeFragment(second))).toEqual(second)
  })

  it('fit the MTU and come back', () => {
    const anyRecord = fc.uint8Array({ minLength: 1, maxLength: 400 })

    fc.assert(
      fc.property(anyRecord, fc.integer({ min: 23, max: 517 }), (record, mtu) => {
        const fragments = fragmentsOf(record, 7, mtu)

        for (const fragment of fragments) {
          const encoded = encodeFragment(fragment)
          expect(encoded.length).toBeLessThanOrEqual(mtu - 3)

          expect(decodeFragment(encoded)).toEqual({
            ...fragment,
            payload: Uint8Array.from(fragment.payload),
          })
        }

        expect(fragments.flatMap(({ payload }) => [...payload])).toEqual([...record])
      }),
    )
  })

  it('refuses records and numbers that do not fit', () => {
    expect(() => fragmentsOf(new Uint8Array(0), 0, 23)).toThrow('at least 1 byte, got 0')
    expect(() => fragmentsOf(bytes(1), 0, 7)).toThrow('MTU: expected at least 8, got 7')
    expect(fragmentsOf(bytes(255 * 16), 0, 23)).toHaveLength(255)
    expect(() => fragmentsOf(bytes(255 * 16 + 1), 0, 23)).toThrow('at most 4080 bytes, got 4081')

    expect(() => decodeFragment(bytesOfHex('0100020200'))).toThrow(
      'part: expected an integer from 0 to 1, got 2',
    )

    expect(() => decodeFragment(bytesOfHex('0100000000'))).toThrow(
      'total: expected an integer from 1 to 255, got 0',
    )

    expect(() => decodeFragment(bytesOfHex('01000001'))).toThrow('expected a payload, got 0 bytes')

    expect(() =>
      encodeFragment({ recordNumber: 70_000, part: 0, total: 1, payload: bytes(1) }),
    ).toThrow('got 70000')
  })
})

const part = (index: number, over: Partial<Fragment> = {}): Fragment => ({
  recordNumber: 5,
  part: index,
  total: 3,
  payload: bytes(2, 10 * index),
  ...over,
})

describe('createFragmentReassembler', () => {
  it('puts a record together and says what is missing until then', () => {
    const reassembler = createFragmentReassembler()
    expect(reassembler.push(part(2))).toEqual({ kind: 'partial', missing: [0, 1] })
    expect(reassembler.push(part(0))).toEqual({ kind: 'partial', missing: [1] })
    expect(reassembler.incomplete()).toEqual([{ recordNumber: 5, total: 3, missing: [1] }])

    expect(reassembler.push(part(1))).toEqual({
      kind: 'complete',
      record: Uint8Array.of(0, 1, 10, 11, 20, 21),
    })

    expect(reassembler.incomplete()).toEqual([])
  })

  it('knows duplicates, before and after a record is whole', () => {
    const reassembler = createFragmentReassembler()
    reassembler.push(part(0))
    expect(reassembler.push(part(0))).toEqual({ kind: 'duplicate' })
    for (const index of [1, 2]) reassembler.push(part(index))
    expect(reassembler.push(part(1))).toEqual({ kind: 'duplicate' })
    expect(reassembler.incomplete()).toEqual([])
  })

  it('takes no part that contradicts the others', () => {
    const reassembler = createFragmentReassembler()
    reassembler.push(part(0))
    expect(reassembler.push(part(1, { total: 4 }))).toMatchObject({ kind: 'inconsistent' })

    expect(reassembler.push(part(0, { payload: bytes(2, 99) }))).toMatchObject({
      kind: 'inconsistent',
    })

    expect(reassembler.incomplete()).toEqual([{ recordNumber: 5, total: 3, missing: [1, 2] }])
  })

  it('keeps at most 64 records open', () => {
    const reassembler = createFragmentReassembler()
    for (let recordNumber = 0; recordNumber < 64; recordNumber++)
      reassembler.push(part(0, { recordNumber }))
    expect(reassembler.push(part(0, { recordNumber: 64 }))).toMatchObject({ kind: 'inconsistent' })

    expect(reassembler.push(part(1, { recordNumber: 63 }))).toEqual({
      kind: 'partial',
      missing: [2],
    })

    expect(reassembler.incomplete()).toHaveLength(64)
  })

  it('gives each record once and reports every missing part, whatever is lost, repeated or out of order', () => {
    const records = fc.array(fc.uint8Array({ minLength: 1, maxLength: 120 }), {
      minLength: 1,
      maxLength: 6,
    })

    const fates = fc.infiniteStream(
      fc.record({
        copies: fc.constantFrom(0, 1, 1, 1, 2),
        delay: fc.constantFrom(0, 0, 0, 2.5, 7.5),
      }),
    )

    fc.assert(
      fc.property(records, fates, (sentRecords, stream) => {
        const fragments = sentRecords.flatMap((record, recordNumber) =>
          fragmentsOf(record, recordNumber, 23),
        )

        const sent = fragments.flatMap((fragment, index) => {
          const { copies, delay } = stream.next().value

          return Array.from({ length: copies }, (_, copy) => ({
            fragment,
            at: index + delay + copy * 3,
          }))
        })

        const reassembler = createFragmentReassembler()
        const whole = new Map<number, Uint8Array>()

        for (const { fragment } of sent.toSorted((a, b) => a.at - b.at)) {
          const result = reassembler.push(fragment)
          expect(result.kind).not.toBe('inconsistent')
          if (result.kind !== 'complete') continue
          expect(whole.has(fragment.recordNumber)).toBe(false)
          whole.set(fragment.recordNumber, result.record)
        }

        const arrived = new Set(sent.map(({ fragment }) => fragment))

        for (const [recordNumber, record] of sentRecords.entries()) {
          const own = fragments.filter((fragment) => fragment.recordNumber === recordNumber)

          const lost = own
            .filter((fragment) => !arrived.has(fragment))
            .map((fragment) => fragment.part)

          expect(whole.get(recordNumber)).toEqual(lost.length === 0 ? record : undefined)
          const reported = reassembler.incomplete().find((one) => one.recordNumber === recordNumber)
          const isOpen = lost.length > 0 && lost.length < own.length
          expect(reported?.missing).toEqual(isOpen ? lost : undefined)
        }
      }),
      { numRuns: 500 },
    )
  })
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { coveredCodePoints, woffToSfnt } from './sfnt.ts'

function woff(slice: string): Buffer {
  const name = `@fontsource/noto-sans-sc/files/noto-sans-sc-${slice}-400-normal.woff`
  return readFileSync(createRequire(import.meta.url).resolve(name))
}

function has(covered: Set<number>, text: string): boolean[] {
  return Array.from(text, (char) => covered.has(char.codePointAt(0) ?? 0))
}

/** Sum of the big-endian words, as the OpenType directory states it for each table. */
function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
  let sum = 0
  for (let i = 0; i < padded.length; i += 4) sum = (sum + padded.readUInt32BE(i)) >>> 0
  return sum
}

describe('woffToSfnt', () => {
  it('unpacks every table to where the directory says, with the checksum it states', () => {
    const sfnt = woffToSfnt(woff('latin'))
    expect(sfnt.readUInt32BE(0)).toBe(0x00010000)
    const count = sfnt.readUInt16BE(4)
    expect(count).toBeGreaterThan(8)

    for (let i = 0; i < count; i++) {
      const at = 12 + 16 * i
      const offset = sfnt.readUInt32BE(at + 8)
      expect(offset % 4).toBe(0)
      const tag = sfnt.toString('latin1', at, at + 4)
      // The checksum of `head` leaves out the field that seals the whole file.
      if (tag === 'head') continue
      const table = sfnt.subarray(offset, offset + sfnt.readUInt32BE(at + 12))
      expect([tag, checksum(table)]).toEqual([tag, sfnt.readUInt32BE(at + 4)])
    }
  })

  it('refuses another format', () => {
    expect(() => woffToSfnt(Buffer.from('wOF2'.padEnd(64)))).toThrow('not WOFF 1.0')
  })
})

describe('coveredCodePoints', () => {
  it('tells which slice has a character', () => {
    const main = coveredCodePoints(woffToSfnt(woff('chinese-simplified')))
    const latin = coveredCodePoints(woffToSfnt(woff('latin')))
    expect(has(main, '疑A0骉')).toEqual([true, true, true, false])
    expect(has(latin, '疑A0骉')).toEqual([false, true, true, false])
    expect(main.size).toBeGreaterThan(7000)
  })
})

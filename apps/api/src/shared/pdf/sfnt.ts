import { inflateSync } from 'node:zlib'

const WOFF_SIGNATURE = 0x774f4646
const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/**
 * Unpacks WOFF 1.0 (W3C Recommendation, 2012) into the OpenType file inside it. PDFKit reads WOFF too, but inflates its
 * tables in JavaScript for every document: 0.4 s a weight, against 3 ms for a font unpacked once.
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF_SIGNATURE) throw new Error('The font file is not WOFF 1.0')
  const tableCount = woff.readUInt16BE(12)
  const directory = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * tableCount)
  directory.writeUInt32BE(woff.readUInt32BE(4), 0)
  directory.writeUInt16BE(tableCount, 4)
  const parts: Buffer[] = [directory]
  let offset = directory.length

  for (let i = 0; i < tableCount; i++) {
    const entry = woff.subarray(WOFF_HEADER + WOFF_ENTRY * i, WOFF_HEADER + WOFF_ENTRY * (i + 1))
    const start = entry.readUInt32BE(4)
    const stored = woff.subarray(start, start + entry.readUInt32BE(8))
    const length = entry.readUInt32BE(12)
    const at = SFNT_HEADER + SFNT_ENTRY * i
    entry.copy(directory, at, 0, 4)
    entry.copy(directory, at + 4, 16, 20)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(length, at + 12)
    parts.push(stored.length < length ? inflateSync(stored) : stored, Buffer.alloc(-length & 3))
    offset += length + (-length & 3)
  }

  return Buffer.concat(parts)
}

function findTable(sfnt: Buffer, tag: string): Buffer {
  for (let i = 0; i < sfnt.readUInt16BE(4); i++) {
    const at = SFNT_HEADER + SFNT_ENTRY * i
    if (sfnt.toString('latin1', at, at + 4) !== tag) continue
    const offset = sfnt.readUInt32BE(at + 8)
    return sfnt.subarray(offset, offset + sfnt.readUInt32BE(at + 12))
  }

  throw new Error(`The font has no table ${tag}`)
}

function unicodeSubtable(cmap: Buffer): Buffer {
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(8 + 8 * i))
    if (subtable.readUInt16BE(0) === 4) return subtable
  }

  throw new Error('The font has no character map of format 4')
}

/** The characters of the basic plane that the font draws, from its `cmap` of format 4 (OpenType 1.9). */
export function coveredCodePoints(sfnt: Buffer): Set<number> {
  const map = unicodeSubtable(findTable(sfnt, 'cmap'))
  const span = map.readUInt16BE(6)
  const covered = new Set<number>()

  for (let i = 0; i < span; i += 2) {
    const end = map.readUInt16BE(14 + i)
    const start = map.readUInt16BE(16 + span + i)
    const delta = map.readUInt16BE(16 + 2 * span + i)
    const rangeAt = 16 + 3 * span + i
    const range = map.readUInt16BE(rangeAt)

    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph =
        range === 0
          ? (code + delta) & 0xffff
          : map.readUInt16BE(rangeAt + range + 2 * (code - start))

      if (glyph !== 0) covered.add(code)
    }
  }

  return covered
}

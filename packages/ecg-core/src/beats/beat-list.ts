// The beats of a long record for storage and transport: one LEB128 number a beat, its two lowest bits the kind and the rest
// the samples since the beat before (since sample 0 for the first). A day of 100,000 beats takes about 200 kB.

/** Bytes that are no list of beats. */
export class BeatListError extends Error {
  override readonly name = 'BeatListError'
}

export interface BeatList {
  /** Rising sample indices of the R peaks. */
  beats: Int32Array
  /** Code of each beat's kind, by `BEAT_KINDS`. */
  kinds: Uint8Array
}

const KIND_BITS = 2
const KIND_MASK = (1 << KIND_BITS) - 1
/** Any distance within a record of 24 h at 1,000 Hz. */
const MAX_BYTES = 5

export function encodeBeats({ beats, kinds }: BeatList): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(beats.length * MAX_BYTES)
  let at = 0
  let before = 0

  for (let i = 0; i < beats.length; i++) {
    const beat = beats[i] as number
    // Times four it may pass 32 bits, so no shifts until it is small.
    let rest = (beat - before) * (KIND_MASK + 1) + ((kinds[i] ?? 0) & KIND_MASK)

    for (; rest > 127; rest = Math.floor(rest / 128)) {
      bytes[at] = (rest % 128) | 128
      at += 1
    }

    bytes[at] = rest
    at += 1
    before = beat
  }

  return bytes.slice(0, at)
}

/** How many beats a list holds, without reading them. */
export function countBeats(bytes: Uint8Array): number {
  let count = 0
  for (let i = 0; i < bytes.length; i++) if ((bytes[i] as number) < 128) count += 1
  return count
}

/** @throws BeatListError for bytes that are cut short or no list of beats */
export function decodeBeats(bytes: Uint8Array): BeatList {
  const count = countBeats(bytes)
  const list: BeatList = { beats: new Int32Array(count), kinds: new Uint8Array(count) }
  let at = 0
  let before = 0

  for (let i = 0; i < count; i++) {
    let code = 0
    let scale = 1
    let byte = bytes[at] as number

    for (; byte > 127; scale *= 128) {
      code += (byte & 127) * scale
      at += 1
      byte = bytes[at] as number
    }

    code += byte * scale
    at += 1
    before += Math.floor(code / (KIND_MASK + 1))
    if (!(before < 2 ** 31)) throw new BeatListError('a beat beyond every record')
    list.beats[i] = before
    list.kinds[i] = code % (KIND_MASK + 1)
  }

  if (at !== bytes.length) throw new BeatListError('a list of beats is cut short')
  return list
}

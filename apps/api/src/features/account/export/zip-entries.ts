import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { ZipFile } from 'yazl'
import type { Entry, StreamedEntry } from './ecg-entries.ts'
import type { Table } from './metric-tables.ts'

/** Other requests have their turn before each piece. */
async function* gently<T extends string | Uint8Array>(pieces: AsyncIterable<T>) {
  for await (const piece of pieces) {
    await setImmediate()
    yield typeof piece === 'string' ? Buffer.from(piece) : piece
  }
}

/** Bytes that are made while they are read. */
export const streamOf = (pieces: AsyncIterable<string | Uint8Array>): Readable =>
  Readable.from(gently(pieces), { objectMode: false })

function addStream(zip: ZipFile, path: string, pieces: () => AsyncIterable<string | Uint8Array>) {
  // Opened when its turn comes: before, nothing is read for it.
  zip.addReadStreamLazy(path, (open) => open(null, streamOf(pieces())))
}

export const addTable = (zip: ZipFile, { path, text }: Table): void => addStream(zip, path, text)

export const addStreamed = (zip: ZipFile, { path, stream }: StreamedEntry): void =>
  addStream(zip, path, stream)

export const addEntry = (zip: ZipFile, { path, bytes }: Entry): void =>
  addStream(zip, path, async function* () {
    const all = await bytes()
    if (all) yield all
  })

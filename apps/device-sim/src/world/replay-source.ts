import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openWfdbRecord, resample, SAMPLE_RATE, WfdbError } from '@kangban/ecg-core'
import type { EcgSource } from './ecg-source.ts'

/** The recorder has one lead; of a record it plays the first. */
const LEAD = 0

/** Reads a WFDB record and makes it a source that plays in a loop. Rejects with WfdbError or the file system's error. */
export async function loadReplay(headerPath: string): Promise<EcgSource> {
  const folder = path.dirname(headerPath)

  const { header, leads, millivolts } = openWfdbRecord(path.basename(headerPath, '.hea'), (name) =>
    readFileSync(path.join(folder, name)),
  )

  if (leads.length === 0) throw new WfdbError(`${headerPath} has no signal`)

  return createReplaySource(
    header.recordName,
    resample(millivolts(LEAD), header.rateHz, SAMPLE_RATE),
  )
}

/** `millivolts` at 512 Hz, not empty. */
export function createReplaySource(record: string, millivolts: Float32Array): EcgSource {
  if (millivolts.length === 0)
    throw new WfdbError(`record ${record} has 0 samples, at least 1 is needed`)

  return {
    kind: 'replay',
    record,
    play() {
      let position = 0

      return {
        read(count) {
          const samples = new Float32Array(count)

          for (let filled = 0; filled < count;) {
            const piece = millivolts.subarray(position, position + count - filled)
            samples.set(piece, filled)
            filled += piece.length
            position = (position + piece.length) % millivolts.length
          }

          return samples
        },
        takeBeats: () => [],
      }
    },
  }
}

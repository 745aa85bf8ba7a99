import { EdfWriter, SAMPLE_RATE } from '@kangban/ecg-core'
import { type MarkedBeat, markedBeats } from './marked-beats.ts'
import { localStart, type WfdbRecord } from './wfdb-files.ts'

/** Whole microvolts, which is what a record is kept in: the steps of the file are the same. */
const LEAD = { name: 'ECG I', unit: 'uV', low: -32_767, high: 32_767 }
const MICROVOLTS = 1000

/** A record that is written piece by piece. */
export interface EdfParts {
  startedAt: Date
  deviceCode: string
  rateHz: number
  samples: number
  beats: readonly MarkedBeat[]
}

/** Makes the EDF+ file of one lead. Nobody's name is in it: who hands it on says whose it is. */
export const edfWriter = ({ startedAt, deviceCode, beats, ...of }: EdfParts): EdfWriter =>
  new EdfWriter({
    ...of,
    startedAt: localStart(startedAt),
    equipment: deviceCode,
    leads: [LEAD],
    annotations: beats.map(({ sample, symbol }) => ({ onset: sample / of.rateHz, text: symbol })),
  })

/** Takes the next samples, millivolts with NaN in gaps. */
export const writeEdf = (writer: EdfWriter, millivolts: Float32Array): Uint8Array<ArrayBuffer> =>
  writer.write([millivolts.map((value) => value * MICROVOLTS)])

/** Signal and beats of a measurement as one EDF+ file. */
export function edfFile({ samples, startedAt, deviceCode }: WfdbRecord): Uint8Array<ArrayBuffer> {
  const beats = markedBeats(samples)

  const writer = edfWriter({
    startedAt,
    deviceCode,
    rateHz: SAMPLE_RATE,
    samples: samples.length,
    beats,
  })

  const parts = [writer.header, writeEdf(writer, samples), writer.end()]
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0

  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }

  return file
}

import { shanghaiTime } from '@kangban/china-time'
import {
  analyseEcg,
  annotationCode,
  type BeatKind,
  countPremature,
  ecgWording,
  SAMPLE_RATE,
  type WfdbAnnotationInput,
  writeWfdbAnnotations,
  writeWfdbHeader,
  writeWfdbSignal16,
} from '@kangban/ecg-core'
import type { ExportedRecord } from './exported-record.ts'

/** Whole microvolts, which is what a record is kept in; 16 bits then hold ±32.767 mV. */
const SCALE = { gain: 1000, baseline: 0 }
const BITS = 16

/** The beat annotations of the WFDB library; an early beat of usual shape comes from above the ventricles. */
const SYMBOLS: Readonly<Record<BeatKind, string>> = {
  normal: 'N',
  premature: 'S',
  'premature-wide': 'V',
}

const UNCLASSIFIABLE = 'Q'

/** What the signal line says of the file: its first value and the sum of all, as a signed 16-bit number. */
function proofOf(dat: Uint8Array): { firstValue: number; checksum: number } {
  const view = new DataView(dat.buffer, dat.byteOffset, dat.byteLength)
  let sum = 0
  for (let at = 0; at < dat.length; at += 2) sum += view.getInt16(at, true)
  return { firstValue: dat.length > 0 ? view.getInt16(0, true) : 0, checksum: (sum << 16) >> 16 }
}

function beatsOf(samples: Float32Array): WfdbAnnotationInput[] {
  const analysis = analyseEcg(samples, SAMPLE_RATE)
  const { verdict } = ecgWording({ ...analysis, prematureBeats: countPremature(analysis.beats) })

  // Of a signal that allows no statement, as on the page, no beat is said to be of a kind.
  return analysis.beats.map(({ r, kind }) => ({
    sample: r,
    code: annotationCode(verdict === 'unclear' ? UNCLASSIFIABLE : SYMBOLS[kind]),
  }))
}

/** ecg_20240102_083612, the start in China: the WFDB library wants letters, digits and underscores. */
export const recordNameOf = (startedAt: Date): string =>
  `ecg_${shanghaiTime(startedAt).slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '_')}`

/** Header, signal and beats of a record for PhysioNet's WFDB tools, by their names. A comment is one line of ASCII. */
export function wfdbFiles({
  samples,
  startedAt,
  complete,
  deviceCode,
}: ExportedRecord): Record<string, Uint8Array> {
  const recordName = recordNameOf(startedAt)
  const fileName = `${recordName}.dat`
  const dat = writeWfdbSignal16([samples], SCALE)

  const header = writeWfdbHeader({
    recordName,
    rateHz: SAMPLE_RATE,
    samples: samples.length,
    signals: [
      {
        fileName,
        format: 16,
        byteOffset: 0,
        ...SCALE,
        unit: 'mV',
        adcBits: BITS,
        adcZero: 0,
        ...proofOf(dat),
        blockSize: 0,
        description: 'I',
      },
    ],
    comments: [
      `Started ${shanghaiTime(startedAt)}`,
      `Single-lead recorder ${deviceCode.replaceAll(/[^\x21-\x7e]+/g, ' ').trim()}`.trim(),
      complete ? 'Measured to the end' : 'Stopped early',
      'Samples as measured, not filtered; beats marked by a program, not reviewed',
    ],
  })

  return {
    [`${recordName}.hea`]: new TextEncoder().encode(header),
    [fileName]: dat,
    [`${recordName}.atr`]: writeWfdbAnnotations(beatsOf(samples)),
  }
}

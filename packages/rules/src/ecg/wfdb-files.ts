import { shanghaiTime } from '@kangban/china-time'
import {
  annotationCode,
  SAMPLE_RATE,
  writeWfdbAnnotations,
  writeWfdbHeader,
  writeWfdbSignal16,
} from '@kangban/ecg-core'
import { type MarkedBeat, markedBeats } from './marked-beats.ts'

/** A measurement as it is written. */
export interface WfdbRecord {
  /** Millivolts at 512 Hz as they were measured, NaN in gaps. */
  samples: Float32Array
  startedAt: Date
  /** Whether it ran its whole time. */
  complete: boolean
  deviceCode: string
}

/** Whole microvolts, which is what a record is kept in; 16 bits then hold ±32.767 mV. */
const SCALE = { gain: 1000, baseline: 0 }
const BITS = 16

/** What the signal line says of a file: its first value and the sum of all, as a signed 16-bit number. */
export interface SignalProof {
  samples: number
  firstValue: number
  checksum: number
}

export const NO_SIGNAL: SignalProof = { samples: 0, firstValue: 0, checksum: 0 }

/** The bytes of some more samples, and what is to be said of the file with them. */
export function writeSignal(
  samples: Float32Array,
  before: SignalProof,
): { bytes: Uint8Array; proof: SignalProof } {
  const bytes = writeWfdbSignal16([samples], SCALE)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let sum = before.checksum
  for (let at = 0; at < bytes.length; at += 2) sum += view.getInt16(at, true)
  const isFirst = before.samples === 0 && bytes.length > 0

  const proof = {
    samples: before.samples + samples.length,
    firstValue: isFirst ? view.getInt16(0, true) : before.firstValue,
    checksum: (sum << 16) >> 16,
  }

  return { bytes, proof }
}

/** Time and date as header(5) wants them. */
function baseOf(startedAt: Date): { baseTime: string; baseDate: string } {
  const [date = '', baseTime = ''] = localStart(startedAt).split('T')
  return { baseTime, baseDate: date.split('-').toReversed().join('/') }
}

/** The header of a record whose signal stands in `<recordName>.dat`. A comment is one line of ASCII. */
export const headerOf = ({
  recordName,
  startedAt,
  rateHz,
  proof,
  comments,
}: {
  recordName: string
  startedAt: Date
  rateHz: number
  proof: SignalProof
  comments: string[]
}): string =>
  writeWfdbHeader({
    recordName,
    rateHz,
    samples: proof.samples,
    ...baseOf(startedAt),
    signals: [
      {
        fileName: `${recordName}.dat`,
        format: 16,
        samplesPerFrame: 1,
        skew: 0,
        byteOffset: 0,
        ...SCALE,
        unit: 'mV',
        adcBits: BITS,
        adcZero: 0,
        firstValue: proof.firstValue,
        checksum: proof.checksum,
        blockSize: 0,
        description: 'I',
      },
    ],
    comments,
  })

/** `YYYY-MM-DDTHH:MM:SS` by China's clock, with milliseconds where there are some. */
export function localStart(startedAt: Date): string {
  const ms = startedAt.getUTCMilliseconds()
  return `${shanghaiTime(startedAt).slice(0, 19)}${ms > 0 ? `.${String(ms).padStart(3, '0')}` : ''}`
}

/** What every header says of its record. */
export const recordComments = (startedAt: Date, deviceCode: string): string[] => [
  `Started ${shanghaiTime(startedAt)}`,
  `Single-lead recorder ${deviceCode.replaceAll(/[^\x21-\x7e]+/g, ' ').trim()}`.trim(),
]

/** The annotation file of these beats. */
export const writeBeats = (beats: readonly MarkedBeat[]): Uint8Array =>
  writeWfdbAnnotations(
    beats.map(({ sample, symbol }) => ({ sample, code: annotationCode(symbol) })),
  )

/** ecg_20240102_083612, the start in China: the WFDB library wants letters, digits and underscores. */
export const recordNameOf = (startedAt: Date): string =>
  `ecg_${shanghaiTime(startedAt).slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '_')}`

/** Header, signal and beats of a record for PhysioNet's WFDB tools, by their names. */
export function wfdbFiles({
  samples,
  startedAt,
  complete,
  deviceCode,
}: WfdbRecord): Record<string, Uint8Array> {
  const recordName = recordNameOf(startedAt)
  const { bytes, proof } = writeSignal(samples, NO_SIGNAL)

  const header = headerOf({
    recordName,
    startedAt,
    rateHz: SAMPLE_RATE,
    proof,
    comments: [
      ...recordComments(startedAt, deviceCode),
      complete ? 'Measured to the end' : 'Stopped early',
      'Samples as measured, not filtered; beats marked by a program, not reviewed',
    ],
  })

  return {
    [`${recordName}.hea`]: new TextEncoder().encode(header),
    [`${recordName}.dat`]: bytes,
    [`${recordName}.atr`]: writeBeats(markedBeats(samples)),
  }
}

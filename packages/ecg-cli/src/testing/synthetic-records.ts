/** Test support: WFDB records with known truth, written into a folder. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeWfdbAnnotations, writeWfdbHeader, writeWfdbSignal16 } from '@kangban/ecg-core'
import type { WfdbAnnotationInput } from '@kangban/ecg-core'

const SCALE = { gain: 1000, baseline: 0 }
export const RATE_HZ = 250

/** Beats of one shape: height in mV, centre in s from R, width (sigma) in s. */
const WAVES = [
  [0.12, -0.17, 0.02],
  [-0.1, -0.025, 0.008],
  [1.1, 0, 0.01],
  [-0.2, 0.028, 0.009],
  [0.3, 0.26, 0.04],
] as const

/** Millivolts with an R peak at each of these samples. */
export function ecgWith(peaks: readonly number[], length: number): Float32Array {
  const samples = new Float32Array(length)
  for (const peak of peaks)
    for (const [height, centre, width] of WAVES)
      for (let i = Math.max(0, peak - RATE_HZ); i < Math.min(length, peak + RATE_HZ); i++)
        samples[i] =
          (samples[i] ?? 0) +
          height * Math.exp(-0.5 * ((i - peak - centre * RATE_HZ) / (width * RATE_HZ)) ** 2)
  return samples
}

/** One beat every 0.8 s. */
export function steadyPeaks(count: number): number[] {
  return Array.from({ length: count }, (_, i) => 100 + i * 200)
}

export interface RecordFiles {
  leads: readonly Float32Array[]
  /** Names of the leads, as far as they have one. */
  names?: readonly string[]
  /** Annotations by the ending of their file. */
  annotations?: Record<string, readonly WfdbAnnotationInput[]>
  /** Of the header. */
  comments?: string[]
}

export function writeRecord(
  folder: string,
  recordName: string,
  { leads, names = [], annotations = {}, comments = [] }: RecordFiles,
): void {
  mkdirSync(folder, { recursive: true })
  const fileName = `${recordName}.dat`

  const signals = leads.map((_, lead) => ({
    fileName,
    format: 16,
    samplesPerFrame: 1,
    skew: 0,
    byteOffset: 0,
    ...SCALE,
    unit: 'mV',
    adcBits: 16,
    adcZero: 0,
    firstValue: 0,
    checksum: 0,
    blockSize: 0,
    description: names[lead] ?? '',
  }))

  const header = {
    recordName,
    rateHz: RATE_HZ,
    samples: leads[0]?.length ?? 0,
    baseTime: null,
    baseDate: null,
    signals,
    comments,
  }

  writeFileSync(path.join(folder, `${recordName}.hea`), writeWfdbHeader(header))
  writeFileSync(path.join(folder, fileName), writeWfdbSignal16(leads, SCALE))

  for (const [annotator, list] of Object.entries(annotations)) {
    writeFileSync(path.join(folder, `${recordName}.${annotator}`), writeWfdbAnnotations(list))
  }
}

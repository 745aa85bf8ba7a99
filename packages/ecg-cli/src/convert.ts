import { statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  annotationCode,
  type EdfAnnotation,
  EdfWriter,
  type WfdbAnnotationInput,
  type WfdbSignal,
  writeWfdbAnnotations,
  writeWfdbHeader,
  writeWfdbSignal16,
} from '@kangban/ecg-core'
import { CliError } from './cli-error.ts'
import type { TargetFormat } from './options.ts'
import { resolvePath } from './places.ts'
import { readRecording, type Recording } from './recording.ts'

type File = readonly [file: string, bytes: Uint8Array | string]

/** Steps of 16 bits that a lead is spread over, with room for what marks a missing sample. */
const STEPS = 65_000
const MISSING = -(2 ** 15)
/** What WFDB calls a signal without a unit. */
const NO_UNIT = 'NU'
/** Bytes that an annotation of WFDB has room for. */
const MAX_TEXT_BYTES = 255

/** The least and the greatest value, apart from each other; -1 and 1 where nothing was measured. */
function limitsOf(samples: Float64Array): { low: number; high: number } {
  let [low, high] = [Infinity, -Infinity]

  for (const sample of samples) {
    if (sample < low) low = sample
    if (sample > high) high = sample
  }

  if (low > high) return { low: -1, high: 1 }
  return low === high ? { low: low - 1, high: high + 1 } : { low, high }
}

function edfFile(file: string, recording: Recording): File[] {
  const { startedAt, rateHz, leads, annotations } = recording

  const writer = new EdfWriter({
    startedAt,
    equipment: '',
    rateHz,
    samples: leads[0]?.samples.length ?? 0,
    leads: leads.map(({ name, unit, samples }) => ({ name, unit, ...limitsOf(samples) })),
    annotations,
  })

  const body = writer.write(leads.map(({ samples }) => samples))
  return [[file, Buffer.concat([writer.header, body, writer.end()])]]
}

/** A letter of WFDB's own, else a note with the text, of whose bytes as many are kept as fit. */
function annotationOf({ text }: EdfAnnotation): Pick<WfdbAnnotationInput, 'code' | 'aux'> {
  try {
    return { code: annotationCode(text) }
  } catch {
    const bytes = Buffer.from(text).subarray(0, MAX_TEXT_BYTES)
    return { code: annotationCode('"'), aux: bytes.toString('latin1') }
  }
}

/** A lead as it is stored, in values that make use of 16 bits; NaN stays. */
function stored(samples: Float64Array): { gain: number; baseline: number; values: Float32Array } {
  const { low, high } = limitsOf(samples)
  const gain = Number((STEPS / (high - low)).toPrecision(6))
  const baseline = Math.round((-gain * (low + high)) / 2)
  const values = Float32Array.from(samples, (sample) => Math.round(sample * gain + baseline))
  return { gain, baseline, values }
}

function signalLine(
  fileName: string,
  { name, unit }: { name: string; unit: string },
  { gain, baseline, values }: ReturnType<typeof stored>,
): WfdbSignal {
  const numbers = values.map((value) => (Number.isNaN(value) ? MISSING : value))
  const sum = numbers.reduce((before, value) => (before + value) | 0, 0)

  return {
    fileName,
    format: 16,
    samplesPerFrame: 1,
    skew: 0,
    byteOffset: 0,
    gain,
    baseline,
    unit: unit || NO_UNIT,
    adcBits: 16,
    adcZero: 0,
    firstValue: numbers[0] ?? 0,
    checksum: (sum << 16) >> 16,
    blockSize: 0,
    description: name,
  }
}

function wfdbFiles(base: string, { startedAt, rateHz, leads, annotations }: Recording): File[] {
  const recordName = path.basename(base)
  const inFile = leads.map((lead) => ({ lead, ...stored(lead.samples) }))

  const bytes = writeWfdbSignal16(
    inFile.map(({ values }) => values),
    { gain: 1, baseline: 0 },
  )

  const [year, month, day] = startedAt?.slice(0, 10).split('-') ?? []

  const header = writeWfdbHeader({
    recordName,
    rateHz,
    samples: leads[0]?.samples.length ?? 0,
    baseTime: startedAt?.slice(11) ?? null,
    baseDate: startedAt === null ? null : `${day}/${month}/${year}`,
    signals: inFile.map(({ lead, ...rest }) => signalLine(`${recordName}.dat`, lead, rest)),
    comments: [],
  })

  const marks = annotations
    .map((annotation) => ({
      sample: Math.max(0, Math.round(annotation.onset * rateHz)),
      ...annotationOf(annotation),
    }))
    .toSorted((a, b) => a.sample - b.sample)

  return [
    [`${base}.hea`, header],
    [`${base}.dat`, bytes],
    ...(marks.length > 0 ? [[`${base}.atr`, writeWfdbAnnotations(marks)] as const] : []),
  ]
}

/**
 * Writes a record in another format and prints which files: EDF+, or WFDB of format 16. Nothing is written over.
 * @throws CliError where a record cannot be called so
 */
export function convert(
  file: string,
  { path: out, format, rateHz }: { path: string; format: TargetFormat; rateHz: number | undefined },
): string[] {
  if (statSync(file).isDirectory()) throw new CliError(`${file} is a folder and not a record`)
  const target = resolvePath(out)

  // The WFDB library reads no other names.
  if (format === 'wfdb' && !/^[\w-]+$/.test(path.basename(target)))
    throw new CliError(
      `"${path.basename(target)}" is no name of a WFDB record: letters, digits, - and _`,
    )

  const recording = readRecording(file, rateHz)
  const files = format === 'edf' ? edfFile(target, recording) : wfdbFiles(target, recording)
  for (const [name, bytes] of files) writeFileSync(name, bytes, { flag: 'wx' })
  return files.map(([name]) => name)
}

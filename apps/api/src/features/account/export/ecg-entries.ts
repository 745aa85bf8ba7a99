import { decodeSampleBlock } from '@kangban/ecg-core'
import { toldQtc } from '@kangban/rules/ecg/ecg-figures'
import { ecgVerdict, rhythmOf } from '@kangban/rules/ecg/ecg-row-verdict'
import { edfWriter, writeEdf } from '@kangban/rules/ecg/edf-file'
import { type MarkedBeat, storedBeats } from '@kangban/rules/ecg/marked-beats'
import {
  headerOf,
  NO_SIGNAL,
  recordComments,
  recordNameOf,
  writeBeats,
  writeSignal,
} from '@kangban/rules/ecg/wfdb-files'
import { type Threads, workIn } from '../../../ports/threads.ts'
import { marksOf } from '../../../shared/ecg/marks.ts'
import type { Vault } from '../../../security/vault.ts'
import { csvOf } from './csv.ts'
import type { ExportRepository } from './export.repository.ts'
import type { Table } from './metric-tables.ts'
import { circumstanceWords, noteWords } from './told-words.ts'
import type * as Written from './write-record.ts'

const WRITER = new URL('./write-record.ts', import.meta.url)
const WRITE_WFDB = workIn<typeof Written, 'writeWfdb'>(WRITER, 'writeWfdb')
const WRITE_EDF = workIn<typeof Written, 'writeEdf'>(WRITER, 'writeEdf')

/** A file of the ZIP; what is read late may be gone by then. */
export interface Entry {
  readonly path: string
  readonly bytes: () => Promise<Uint8Array | null>
}

export interface StreamedEntry {
  readonly path: string
  readonly stream: () => AsyncIterable<Uint8Array>
}

export type Ecg = Awaited<ReturnType<ExportRepository['ecgs']>>[number]
export type Holter = Awaited<ReturnType<ExportRepository['holters']>>[number]

const SOURCE_FOLDERS: Readonly<Record<string, string>> = { recorder: '心电仪', watch: '手表' }

const folderOf = ({ source }: Ecg): string => SOURCE_FOLDERS[source] ?? source

async function writerInput(repository: ExportRepository, record: Ecg) {
  const packed = await repository.ecgSamples(record.id)
  const { startedAt, complete, deviceCode } = record
  return packed && { packed, startedAt, complete, deviceCode }
}

/** The three files of a record in this folder, of which one making serves all. */
export function wfdbEntries(
  repository: ExportRepository,
  record: Ecg,
  { threads, folder }: { threads: Threads; folder: string },
): Entry[] {
  const name = recordNameOf(record.startedAt)
  let made: Promise<Record<string, Uint8Array> | null> | undefined

  const make = async () => {
    const input = await writerInput(repository, record)
    return input && threads.run(WRITE_WFDB, input)
  }

  return ['hea', 'dat', 'atr'].map((ending, index, all) => ({
    path: `${folder}${name}.${ending}`,
    bytes: async () => {
      made ??= make()
      const files = await made
      // The last has it all; a year of records does not stay in the memory.
      if (index === all.length - 1) made = undefined
      return files?.[`${name}.${ending}`] ?? null
    },
  }))
}

/** A record as EDF+; null where its samples have gone. */
export async function ecgEdf(
  repository: ExportRepository,
  record: Ecg,
  threads: Threads,
): Promise<Uint8Array | null> {
  const input = await writerInput(repository, record)
  return input && threads.run(WRITE_EDF, input)
}

export const ecgFolder = (record: Ecg): string => `心电/${folderOf(record)}/`

export const ecgPdfPath = (record: Ecg): string =>
  `心电报告/${folderOf(record)}_${recordNameOf(record.startedAt)}.pdf`

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value))

/** As far as the pages tell it: how long, how far its beats lie apart, and how many they were. */
function qtcCells(record: Ecg): (number | null)[] {
  const qtc = toldQtc(record)
  return qtc === null ? [null, null, null] : [qtc, rounded(record.qtcSdMs), record.qtcBeats]
}

export const ecgTable = (records: readonly Ecg[], vault: Pick<Vault, 'decrypt'>): Table => ({
  path: '心电/心电记录.csv',
  text: () =>
    csvOf(
      [
        '时间',
        '来源',
        '结论',
        '心率（次/分）',
        'QT（毫秒）',
        'QTc（毫秒）',
        'QTc 标准差（毫秒）',
        'QTc 按多少次心跳',
        'HRV（毫秒）',
        '当时的情况',
        '备注',
        '文件',
      ],
      // oxlint-disable-next-line typescript/require-await -- a page of what is already there
      (async function* () {
        yield records
      })(),
      (record) => [
        record.startedAt,
        folderOf(record),
        ecgVerdict({
          rhythm: rhythmOf(record.rhythm),
          heartRateBpm: record.heartRate,
          prematureBeats: marksOf(record.marks).length,
        }).text,
        rounded(record.heartRate),
        rounded(record.qtMs),
        ...qtcCells(record),
        rounded(record.hrvMs),
        circumstanceWords(record.circumstances),
        noteWords(record.noteCipher, vault),
        `${folderOf(record)}/${recordNameOf(record.startedAt)}`,
      ],
    ),
})

/** As the two files of a record of many hours are called, without their endings. */
export const holterName = ({ startedAt }: Holter): string =>
  `holter_${recordNameOf(startedAt).slice('ecg_'.length)}`

async function* samplesOf(repository: ExportRepository, record: Holter) {
  for await (const page of repository.blocks(record.id))
    for (const { samples } of page) yield decodeSampleBlock(samples)
}

/** The beats that were found; none before the analysis. */
async function beatsOf(repository: ExportRepository, record: Holter): Promise<MarkedBeat[]> {
  const stored = await repository.holterBeats(record.id)
  return stored ? storedBeats(stored) : []
}

/**
 * Signal of a record of many hours in this folder, block by block; beats and header follow, the header last, because it
 * tells the sum of all.
 */
export function holterEntries(
  repository: ExportRepository,
  record: Holter,
  folder: string,
): { signal: StreamedEntry; others: Entry[] } {
  const recordName = holterName(record)
  const path = `${folder}${recordName}`
  let proof = NO_SIGNAL

  const signal = {
    path: `${path}.dat`,
    async *stream() {
      for await (const samples of samplesOf(repository, record)) {
        const written = writeSignal(samples, proof)
        proof = written.proof
        yield written.bytes
      }
    },
  }

  const beats = {
    path: `${path}.atr`,
    bytes: async () => writeBeats(await beatsOf(repository, record)),
  }

  const header = {
    path: `${path}.hea`,
    bytes: () =>
      Promise.resolve(
        new TextEncoder().encode(
          headerOf({
            recordName,
            startedAt: record.startedAt,
            rateHz: record.rateHz,
            proof,
            comments: recordComments(record.startedAt, record.deviceCode),
          }),
        ),
      ),
  }

  return { signal, others: [beats, header] }
}

/** A record of many hours as EDF+, block by block. */
export async function* holterEdf(
  repository: ExportRepository,
  record: Holter & { sampleCount: number },
): AsyncGenerator<Uint8Array> {
  const { startedAt, deviceCode, rateHz, sampleCount } = record
  const beats = await beatsOf(repository, record)
  const writer = edfWriter({ startedAt, deviceCode, rateHz, samples: sampleCount, beats })
  yield writer.header
  for await (const samples of samplesOf(repository, record)) yield writeEdf(writer, samples)
  yield writer.end()
}

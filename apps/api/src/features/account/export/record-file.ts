import { Readable } from 'node:stream'
import { recordNameOf } from '@kangban/rules/ecg/wfdb-files'
import { ZipFile } from 'yazl'
import type { Services } from '../../../context.ts'
import type { RecordFile } from '../../../shared/ecg/record-file-link.ts'
import { ecgEdf, holterEdf, holterEntries, holterName, wfdbEntries } from './ecg-entries.ts'
import { exportRepository } from './export.repository.ts'
import { addEntry, addStreamed, streamOf } from './zip-entries.ts'

/** A record that somebody is about to take, before anything of it is made. */
export interface RecordToTake {
  accountId: string
  /** Without its ending. */
  name: string
  open: () => Readable
}

async function* oneOf(bytes: Promise<Uint8Array | null>) {
  const all = await bytes
  // What has gone meanwhile must not look like a file that is empty.
  if (!all) throw new Error('the samples of the record have gone')
  yield all
}

function zipOf(fill: (zip: ZipFile) => void): Readable {
  const zip = new ZipFile()
  fill(zip)
  zip.end()
  const output = Readable.from(zip.outputStream, { objectMode: false })
  // Half a ZIP that ends well would be taken for a whole one.
  zip.on('error', (cause: Error) => output.destroy(cause))
  return output
}

async function ecgToTake(services: Services, { id, format }: RecordFile) {
  const repository = exportRepository(services)
  const record = await repository.ecg(id)
  if (!record) return null
  // Who has a place among the exports is not refused by the threads.
  const threads = services.threads.patient

  return {
    accountId: record.accountId,
    name: recordNameOf(record.startedAt),
    open: () =>
      format === 'edf'
        ? streamOf(oneOf(ecgEdf(repository, record, threads)))
        : zipOf((zip) => {
            for (const entry of wfdbEntries(repository, record, { threads, folder: '' }))
              addEntry(zip, entry)
          }),
  }
}

async function holterToTake(services: Services, { id, format }: RecordFile) {
  const repository = exportRepository(services)
  const record = await repository.holter(id)
  const sampleCount = record?.sampleCount ?? null
  // What is still being received has no end that a header could tell.
  if (!record || sampleCount === null) return null

  return {
    accountId: record.accountId,
    name: holterName(record),
    open: () =>
      format === 'edf'
        ? streamOf(holterEdf(repository, { ...record, sampleCount }))
        : zipOf((zip) => {
            const { signal, others } = holterEntries(repository, record, '')
            addStreamed(zip, signal)
            for (const entry of others) addEntry(zip, entry)
          }),
  }
}

/** The record as one file, made while it is read; null where there is none, or it has not ended. */
export const recordToTake = (services: Services, file: RecordFile): Promise<RecordToTake | null> =>
  file.kind === 'ecg' ? ecgToTake(services, file) : holterToTake(services, file)

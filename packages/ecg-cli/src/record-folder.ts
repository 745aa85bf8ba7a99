import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readWfdbAnnotations } from '@kangban/ecg-core'
import type { WfdbAnnotation } from '@kangban/ecg-core'
import { openRecord } from './record.ts'
import { readPrintedMarks, readRhythms } from './reference.ts'
import type { ReferenceRhythm } from './reference.ts'

const byName = new Intl.Collator('en', { numeric: true })

/** A folder with WFDB headers. */
export interface RecordFolder {
  folder: string
  /** Names of its records, in order. */
  records: string[]
}

/** This folder and those below it that hold records. */
export function recordFolders(folder: string): RecordFolder[] {
  const entries = readdirSync(folder, { withFileTypes: true })

  const records = entries
    .filter(({ name }) => name.endsWith('.hea'))
    .map(({ name }) => name.slice(0, -'.hea'.length))

  const below = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)

  return [
    ...(records.length > 0 ? [{ folder, records: records.toSorted(byName.compare) }] : []),
    ...below.toSorted(byName.compare).flatMap((name) => recordFolders(path.join(folder, name))),
  ]
}

/** The annotations of a record by one annotator (the ending of the file), null where there is no such file. */
export function readAnnotations(header: string, annotator: string): WfdbAnnotation[] | null {
  const file = header.replace(/\.hea$/, `.${annotator}`)

  return existsSync(file)
    ? readWfdbAnnotations(readFileSync(file), openRecord(header).header.rateHz)
    : null
}

/**
 * The rhythms that a reader named: from the notes of the annotations, else from `RECORD.annotations.txt`, which holds
 * them as printed. None where neither has any.
 */
export function readNamedRhythms(
  header: string,
  annotations: readonly WfdbAnnotation[],
  end: number,
): ReferenceRhythm[] {
  const noted = readRhythms(annotations, end)
  const printed = header.replace(/\.hea$/, '.annotations.txt')
  if (noted.length > 0 || !existsSync(printed)) return noted
  return readRhythms(readPrintedMarks(readFileSync(printed, 'utf8')), end)
}

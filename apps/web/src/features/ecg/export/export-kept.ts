import { parseSamples } from '@kangban/ecg-core'
import { findKept } from '../../../backend/kept-ecg.ts'
import { useSession } from '../../../stores/session.ts'
import { exportCopy } from './copy.ts'
import type { ExportedRecord } from './exported-record.ts'
import { handOut } from './hand-out.ts'

export type ExportKind = 'pdf' | 'edf' | 'wfdb'

async function fileOf(record: ExportedRecord, kind: ExportKind): Promise<File> {
  if (kind === 'pdf') return (await import('./pdf.ts')).recordPdf(record)
  if (kind === 'edf') return (await import('./edf.ts')).recordEdf(record)
  return (await import('./wfdb-zip.ts')).wfdbZip(record)
}

/** Makes the file of a record of this phone and hands it out; false where the record is not there. @throws KeptError */
export async function exportKept(id: string, kind: ExportKind): Promise<boolean> {
  const kept = await findKept(id)
  if (!kept) return false
  const { ecgContent, startedAt, complete, deviceCode } = kept
  const { samples } = parseSamples(ecgContent)
  const name = useSession.getState().user?.name ?? null
  const record = { samples, startedAt: new Date(startedAt), complete, deviceCode, name }
  await handOut(await fileOf(record, kind), exportCopy.title)
  return true
}

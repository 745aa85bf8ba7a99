// Everything of an account as one ZIP. It is made while it is read: a table page by page, a record at a time, so that
// neither the memory nor the event loop feels how much there is.
import { ZipFile } from 'yazl'
import type { Services } from '../../../context.ts'
import { ecgReportKey } from '../../../ports/ecg-report-key.ts'
import { imageKey } from '../../../ports/stored-image.ts'
import { ownDataRepository } from '../own-data.repository.ts'
import { ecgFolder, ecgPdfPath, ecgTable, holterEntries, wfdbEntries } from './ecg-entries.ts'
import { denialsTable } from './denials-table.ts'
import { exportRepository } from './export.repository.ts'
import { holterTables } from './holter-tables.ts'
import { manualTable } from './manual-table.ts'
import { notesTable } from './notes-table.ts'
import { metricTables } from './metric-tables.ts'
import { README_PATH, readmeText } from './readme-text.ts'
import { reportEntries, reportTable } from './report-entries.ts'
import { sectionTables } from './section-tables.ts'
import { sections } from './sections.ts'
import { addEntry, addStreamed, addTable } from './zip-entries.ts'

/** What other features make. */
export interface Documents {
  ecgReport: (recordId: string) => Promise<Uint8Array | null>
  doctorPage: (accountId: string) => Promise<Uint8Array | null>
  /** Makes those that nobody has asked for yet. */
  dueReports: (accountId: string) => Promise<void>
  report: (asked: { id: string; kind: string; accountId: string }) => Promise<Uint8Array | null>
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/webp': 'webp',
}

const HOLTER_FOLDER = '动态心电/'

export async function ownDataZip(
  services: Services,
  accountId: string,
  documents: Documents,
): Promise<ZipFile> {
  const { vault, clock, files, threads } = services
  await documents.dueReports(accountId)
  const seen = await services.standby.open()
  const own = ownDataRepository(seen)
  const repository = exportRepository(seen)
  const everything = await own.everything(accountId)
  const all = sections(services, everything)
  const [ecgs, holters] = [await repository.ecgs(accountId), await repository.holters(accountId)]
  const reports = await repository.reports(accountId)
  const name = everything.profile?.nameCipher

  const [first] = [
    ...everything.files.map(({ id }) => imageKey('image', id)),
    ...ecgs.map(({ id }) => ecgReportKey(id)),
  ]

  // Where the store is away that is said now: a ZIP that has begun can only break off.
  if (first) await files.has(first)
  const zip = new ZipFile()

  const readme = readmeText(name ? vault.decrypt(name) : null, clock.now())
  zip.addBuffer(Buffer.from(readme), README_PATH)
  for (const table of metricTables(repository, accountId, vault)) addTable(zip, table)
  addTable(zip, manualTable(repository, accountId, vault))
  addTable(zip, notesTable(repository, accountId, vault))
  for (const table of sectionTables(all)) addTable(zip, table)
  addTable(zip, reportTable(own, accountId))

  addEntry(zip, {
    path: '报告/给医生看的一页纸.pdf',
    bytes: () => documents.doctorPage(accountId),
  })

  for (const entry of reportEntries(reports, (report) =>
    documents.report({ ...report, accountId }),
  ))
    addEntry(zip, entry)

  if (ecgs.length > 0) addTable(zip, ecgTable(ecgs, vault))

  for (const record of ecgs) {
    addEntry(zip, { path: ecgPdfPath(record), bytes: () => documents.ecgReport(record.id) })
    const into = { threads: threads.patient, folder: ecgFolder(record) }
    for (const entry of wfdbEntries(repository, record, into)) addEntry(zip, entry)
  }

  for (const { id, mediaType } of everything.files) {
    const path = `图片/${id}.${ENDINGS[mediaType] ?? 'jpg'}`
    addEntry(zip, { path, bytes: () => files.get(imageKey('image', id)) })
  }

  for (const table of holterTables(holters)) addTable(zip, table)
  addTable(zip, denialsTable(repository, accountId, { ecgs, holters }))

  for (const record of holters) {
    const { signal, others } = holterEntries(repository, record, HOLTER_FOLDER)
    addStreamed(zip, signal)
    for (const entry of others) addEntry(zip, entry)
  }

  zip.end()
  return zip
}

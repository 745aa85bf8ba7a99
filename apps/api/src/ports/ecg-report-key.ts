/** Raised when the layout or a verdict changes, so that stored reports are made anew. */
const LAYOUT = 3

const folderOf = (layout: number): string => `ecg-report/v${layout}`
const nameOf = (id: string): string => `${id}.pdf`

/** Folders of PDFs of ECG records, of this version and of earlier ones. */
export const ECG_REPORTS: readonly string[] = Array.from({ length: LAYOUT }, (_, i) =>
  folderOf(i + 1),
)

/** Where the PDF of an ECG record is kept. */
export const ecgReportKey = (id: string): string => `${folderOf(LAYOUT)}/${nameOf(id)}`

/** Wherever one was kept, also by an earlier version. */
export const ecgReportKeys = (id: string): string[] =>
  ECG_REPORTS.map((folder) => `${folder}/${nameOf(id)}`)

/** The record whose PDF has that name. */
export const recordOfReport = (name: string): string => name.replace(/\.pdf$/, '')

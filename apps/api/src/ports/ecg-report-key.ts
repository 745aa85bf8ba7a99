/** Raised when the layout or a verdict changes, so that stored reports are made anew. */
const LAYOUT = 2

const keyOf = (id: string, layout: number): string => `ecg-report/v${layout}/${id}.pdf`

/** Where the PDF of an ECG record is kept. */
export const ecgReportKey = (id: string): string => keyOf(id, LAYOUT)

/** Wherever one was kept, also by an earlier version. */
export const ecgReportKeys = (id: string): string[] =>
  Array.from({ length: LAYOUT }, (_, i) => keyOf(id, i + 1))

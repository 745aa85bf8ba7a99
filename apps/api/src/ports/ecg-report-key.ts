/** Raised when the layout changes, so that stored reports are made anew. */
const LAYOUT = 1

/** Where the PDF of an ECG record is kept. */
export const ecgReportKey = (id: string): string => `ecg-report/v${LAYOUT}/${id}.pdf`

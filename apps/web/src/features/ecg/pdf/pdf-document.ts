import { faultOfStatus, isPdf, type PdfFault } from './pdf-source.ts'

/** The report could not be opened; `fault` says what to tell. */
export class PdfError extends Error {
  readonly fault: PdfFault
  constructor(fault: PdfFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PdfError'
    this.fault = fault
  }
}

/** Fetches a report. Throws PdfError. */
export async function fetchPdf(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  let response: Response

  try {
    // The link carries its own proof; nothing of the session goes to another host.
    response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
  } catch (cause) {
    throw new PdfError('unreachable', `no answer: ${String(cause)}`, { cause })
  }

  if (!response.ok) throw new PdfError(faultOfStatus(response.status), `HTTP ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (!isPdf(bytes))
    throw new PdfError('unreadable', `no PDF: ${response.headers.get('content-type')}`)
  return bytes
}

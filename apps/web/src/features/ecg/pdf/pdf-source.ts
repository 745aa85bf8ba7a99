/** Why a link to a report cannot be opened at all. */
export type PdfLinkFault = 'missing' | 'bad'

/**
 * The address of the PDF in the query `pdfUrl`: http or https, or a path on the server at `baseUrl`. Anything else
 * (javascript:, data:, file:, blob:, addresses with a password) could come from a forged link and is refused.
 */
export function pdfSource(
  raw: string | null,
  baseUrl: string,
): { url: string } | { fault: PdfLinkFault } {
  const text = raw?.trim()
  if (!text) return { fault: 'missing' }
  let url: URL

  try {
    url = new URL(text, baseUrl)
  } catch {
    return { fault: 'bad' }
  }

  const allowed =
    (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password

  return allowed ? { url: url.href } : { fault: 'bad' }
}

/** `expired`: the link is no longer honoured; `gone`: there is no such file; `unreachable`: no answer, or no network. */
export type PdfFault = PdfLinkFault | 'expired' | 'gone' | 'unreachable' | 'unreadable'

/** What a refused request for a report means. Links carry their own proof, so every refusal of it means "too late". */
export function faultOfStatus(status: number): PdfFault {
  if (status === 401 || status === 403 || status === 410) return 'expired'
  return status === 404 ? 'gone' : 'unreachable'
}

/** A PDF starts with %PDF- within its first kilobyte (ISO 32000-2, 7.5.2 and its implementation notes). */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')
}

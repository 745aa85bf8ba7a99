import type { PDFDocumentProxy } from 'pdfjs-dist'
import { PdfError } from './pdf-document.ts'

/** Opens a PDF. The legacy build, because web views on older phones lack what the modern one needs. Throws PdfError. */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<PDFDocumentProxy> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs')

  GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    import.meta.url,
  ).href

  try {
    // The worker takes its bytes away; those shown here are also saved and shared.
    return await getDocument({ data: bytes.slice() }).promise
  } catch (cause) {
    throw new PdfError('unreadable', String(cause), { cause })
  }
}

import { shareLink } from '../../../shared/product/share-link.ts'
import { ecgCopy } from '../parts/copy.ts'
import { download } from '../export/hand-out.ts'

const { fileName, title } = ecgCopy.pdf
const LINK_TEXTS = { title, done: ecgCopy.pdf.copied, failed: ecgCopy.list.copyFailed }

const fileOf = (bytes: Uint8Array<ArrayBuffer>): File =>
  new File([bytes], fileName, { type: 'application/pdf' })

/** Saves the report as a file of the phone. */
export const savePdf = (bytes: Uint8Array<ArrayBuffer>): void => download(fileOf(bytes))

/** Shares the file itself where the phone can, because the link to it expires; else the link. */
export async function sharePdf(bytes: Uint8Array<ArrayBuffer>, url: string): Promise<void> {
  const file = fileOf(bytes)
  if (!('canShare' in navigator) || !navigator.canShare({ files: [file] }))
    return shareLink(url, LINK_TEXTS)

  try {
    await navigator.share({ files: [file], title })
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'AbortError'))
      await shareLink(url, LINK_TEXTS)
  }
}

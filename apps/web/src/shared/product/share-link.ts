import { wholeAddress } from '../../host/h5-host.ts'
import { toast } from '../ui/layers/toast.ts'

interface CopyTexts {
  done: string
  failed: string
}

/** Copies a link and says how it went. */
export async function copyLink(url: string, texts: CopyTexts): Promise<void> {
  try {
    // Missing without https; that is a failure like any other.
    await navigator.clipboard.writeText(wholeAddress(url))
    toast({ title: texts.done, type: 'success' })
  } catch (cause) {
    console.warn('the clipboard refused the link', cause)
    toast({ title: texts.failed })
  }
}

export const canShareLink = (): boolean => 'share' in navigator

/** Hands a link to the phone's own sharing, or copies it where there is none. Closing the sharing is no failure. */
export async function shareLink(
  url: string,
  { title, ...texts }: CopyTexts & { title: string },
): Promise<void> {
  if (!canShareLink()) return copyLink(url, texts)

  try {
    await navigator.share({ title, url: wholeAddress(url) })
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) await copyLink(url, texts)
  }
}

/** Hands a text to the phone's own sharing, or copies it where there is none. */
export async function shareText(
  text: string,
  { title, ...texts }: CopyTexts & { title: string },
): Promise<void> {
  try {
    if (canShareLink()) await navigator.share({ title, text })
    else {
      await navigator.clipboard.writeText(text)
      toast({ title: texts.done, type: 'success' })
    }
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return
    console.warn('the text could not be shared', cause)
    toast({ title: texts.failed })
  }
}

import { canShareLink } from '../../../shared/product/share-link.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { HEART_RISK } from './heart-risk-copy.ts'

async function copyText(text: string): Promise<void> {
  try {
    // Missing without https; that is a failure like any other.
    await navigator.clipboard.writeText(text)
    toast({ title: HEART_RISK.copied, type: 'success' })
  } catch (cause) {
    console.warn('the clipboard refused the text', cause)
    toast({ title: HEART_RISK.copyFailed })
  }
}

/** Hands a text to the phone's own sharing, or copies it where there is none. Closing the sharing is no failure. */
export async function shareText(title: string, text: string): Promise<void> {
  if (!canShareLink()) return copyText(text)

  try {
    await navigator.share({ title, text })
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) await copyText(text)
  }
}

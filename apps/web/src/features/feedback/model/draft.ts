import type { FeedbackType } from '@kangban/contracts'
import { create } from 'zustand'
import { uploadsFor } from '../../../shared/product/photos/use-photo-uploads.ts'
import type { Photo, PhotoUploads } from '../../../shared/product/photos/photo-uploads.ts'

export interface Draft {
  type: FeedbackType | null
  content: string
  contact: string
}

interface Kept {
  /** Whose it is; another person on this phone never sees it. */
  userCode: string
  draft: Draft
  uploads: PhotoUploads
}

/** In the memory and not on the phone: it outlives the page and a session that ends elsewhere, and nothing else. */
export const useKeptDraft = create<{ kept: Kept | null }>(() => ({ kept: null }))

/** Lets go of what was written. */
export function dropDraft(): void {
  useKeptDraft.getState().kept?.uploads.dispose()
  useKeptDraft.setState({ kept: null })
}

/** A new draft, with the phone that is known, in place of what anybody else was writing. */
export function beginDraft({ userCode, userPhone }: { userCode: string; userPhone: string }): void {
  dropDraft()

  useKeptDraft.setState({
    kept: {
      userCode,
      draft: { type: null, content: '', contact: userPhone },
      uploads: uploadsFor('feedback'),
    },
  })
}

export function changeDraft(changed: Partial<Draft>): void {
  const { kept } = useKeptDraft.getState()
  if (kept)
    useKeptDraft.setState({
      kept: { ...kept, draft: { ...kept.draft, ...changed } },
    })
}

/** What goes over the wire. */
export const inputOf = ({ type, content, contact }: Draft, photos: readonly Photo[]) => ({
  type,
  content: content.trim(),
  contact: contact.trim(),
  images: photos.flatMap(({ fileId }) => fileId ?? []),
})

export type FeedbackInput = ReturnType<typeof inputOf>

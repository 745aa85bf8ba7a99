import { isDay } from '@kangban/china-time'
import type { DocumentType } from '@kangban/contracts'
import { UPLOAD } from '../copy.ts'
import type { Photo } from '../../../shared/product/photos/photo-uploads.ts'

export interface DocumentDraft {
  type: DocumentType | null
  /** YYYY-MM-DD, of the paper. */
  day: string
  note: string
}

export interface DraftErrors {
  photos?: string
  type?: string
  day?: string
}

const countOf = (photos: readonly Photo[], states: readonly Photo['state'][]): number =>
  photos.filter(({ state }) => states.includes(state)).length

function photosError(photos: readonly Photo[]): string | undefined {
  if (photos.length === 0) return UPLOAD.needPhotos
  const failed = countOf(photos, ['failed'])
  if (failed > 0) return UPLOAD.needRetry(failed)
  const open = countOf(photos, ['waiting', 'uploading'])
  return open > 0 ? UPLOAD.needUploads(open) : undefined
}

function dayError(day: string, today: string): string | undefined {
  if (!isDay(day)) return UPLOAD.needDay
  return day > today ? UPLOAD.dayInFuture : undefined
}

/** What keeps a document from being saved; nothing when it can be. */
export function draftErrors(
  { type, day }: DocumentDraft,
  photos: readonly Photo[],
  today: string,
): DraftErrors {
  const errors = {
    photos: photosError(photos),
    type: type ? undefined : UPLOAD.needType,
    day: dayError(day, today),
  }

  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

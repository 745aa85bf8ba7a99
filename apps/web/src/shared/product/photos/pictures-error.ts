import { PHOTOS } from './copy.ts'
import type { Photo } from './photo-uploads.ts'

const countOf = (photos: readonly Photo[], states: readonly Photo['state'][]): number =>
  photos.filter(({ state }) => states.includes(state)).length

/** What no contract knows: pictures that are not there yet. */
export function picturesError(photos: readonly Photo[]): string | undefined {
  const failed = countOf(photos, ['failed'])
  if (failed > 0) return PHOTOS.retryOrRemove(failed)
  const open = countOf(photos, ['waiting', 'uploading'])
  return open > 0 ? PHOTOS.waitFor(open) : undefined
}

import { PHOTOS } from './copy.ts'

/** For the file input; iOS turns its own format into JPEG when it reads this. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

const MAX_BYTES = 10 * 1024 * 1024

/** Why a file cannot be uploaded, or null. */
function refusalOf({ name, type, size }: File): string | null {
  if (!PHOTO_TYPES.some((known) => known === type)) return PHOTOS.wrongFormat(name)
  if (size === 0) return PHOTOS.isEmpty(name)
  return size > MAX_BYTES ? PHOTOS.tooLarge(name) : null
}

/** Parts what was chosen into what can be taken and what to say about the rest. */
export function sortFiles(
  files: readonly File[],
  { room, most }: { room: number; most: number },
): { taken: File[]; refusals: string[] } {
  const refusals = files.flatMap((file) => refusalOf(file) ?? [])
  const fit = files.filter((file) => refusalOf(file) === null)
  const over = fit.length - room

  return {
    taken: fit.slice(0, Math.max(room, 0)),
    refusals: over > 0 ? [...refusals, PHOTOS.tooMany(over, most)] : refusals,
  }
}

import { SECONDS_PER_HOUR } from '@kangban/china-time'
import type { LinkSigner } from './signed-link.ts'

/** Long enough to look through a page left open, short enough to be no standing access. */
const LINK_SECONDS = 2 * SECONDS_PER_HOUR

export const FILE_FORMS = ['image', 'thumbnail'] as const
export type FileForm = (typeof FILE_FORMS)[number]

export const filePath = (form: FileForm, id: string): string => `/api/files/v1/${form}/${id}`

/** Links to a stored picture; made only for its owner, they need no session and expire. */
export const fileLinks = (links: LinkSigner, id: string) => ({
  url: links.sign(filePath('image', id), LINK_SECONDS),
  thumbnailUrl: links.sign(filePath('thumbnail', id), LINK_SECONDS),
})

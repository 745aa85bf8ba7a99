import { SECONDS_PER_HOUR } from '@kangban/china-time'
import type { LinkSigner } from './signed-link.ts'

/** Long enough to show it to the administrator, short enough to be no standing access. */
const LINK_SECONDS = 2 * SECONDS_PER_HOUR

/** The image of a page's link as a QR code: the path holds the link, so that nothing has to be stored. */
export const qrCodePath = (page: string) =>
  `/api/files/v1/qr-code/${Buffer.from(page).toString('base64url')}.png`

/** A link to that image; it needs no session and expires. */
export const qrCodeLink = (links: LinkSigner, page: string): string =>
  links.sign(qrCodePath(page), LINK_SECONDS)

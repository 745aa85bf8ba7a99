import { SECONDS_PER_HOUR } from '@kangban/china-time'
import type { LinkSigner } from '../../security/signed-link.ts'

/** Long enough to send it to a doctor and have it opened, short enough to be no standing access. */
const LINK_SECONDS = 2 * SECONDS_PER_HOUR

export const reportPath = (id: string) => `/api/files/v1/ecg-report/${id}.pdf`

/** A link to the PDF of a record; it needs no session and expires. */
export const reportLink = (links: LinkSigner, id: string): string =>
  links.sign(reportPath(id), LINK_SECONDS)

import { SECONDS_PER_HOUR } from '@kangban/china-time'
import type { DoctorForm } from '@kangban/contracts'
import type { LinkSigner } from '../../security/signed-link.ts'

/** Long enough to read and print it, short enough to be no standing access. */
const LINK_SECONDS = 2 * SECONDS_PER_HOUR

export const ownPdfPath = (userCode: string, form: DoctorForm) =>
  `/api/files/v1/doctor-page/${userCode}-${form}.pdf`

export const sharedPdfPath = (shareId: string) => `/api/files/v1/doctor-share/${shareId}.pdf`

/** A link to one of them; it needs no session and expires. That of a share ends with the share, whatever it says. */
export const pdfLink = (links: LinkSigner, path: string): string => links.sign(path, LINK_SECONDS)

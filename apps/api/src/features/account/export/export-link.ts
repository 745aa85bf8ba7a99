import { SECONDS_PER_HOUR } from '@kangban/china-time'
import type { LinkSigner } from '../../../security/signed-link.ts'

/** Long enough to begin the download, too short for anybody who finds it in a history. */
const LINK_SECONDS = SECONDS_PER_HOUR / 12

export const exportPath = (userCode: string): string => `/api/files/v1/own-data/${userCode}.zip`

export const exportLink = (links: LinkSigner, userCode: string): string =>
  links.sign(exportPath(userCode), LINK_SECONDS)

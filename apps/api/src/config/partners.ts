// Where the pages of partners open.
import type { Env } from './environment.ts'

export interface PartnerLinks {
  doctorVideo: string | null
  doctorPhone: string | null
  doctorText: string | null
  /** The drug mall of the online doctors. */
  doctorMall: string | null
  /** The drug mall to fall back to. */
  drugMall: string | null
}

export const PARTNER_VARIABLES = {
  doctorVideo: 'DOCTOR_VIDEO_URL',
  doctorPhone: 'DOCTOR_PHONE_URL',
  doctorText: 'DOCTOR_TEXT_URL',
  doctorMall: 'DOCTOR_MALL_URL',
  drugMall: 'DRUG_MALL_URL',
} as const satisfies Record<keyof PartnerLinks, string>

/** Outside production a partner that is not configured has a page of our own, which says what would open there. */
export function partnerLinks(env: Env, mode: string): PartnerLinks {
  const linkOf = (partner: keyof PartnerLinks) =>
    env[PARTNER_VARIABLES[partner]] ||
    (mode === 'production' ? null : `/demo/partner?service=${partner}`)

  return {
    doctorVideo: linkOf('doctorVideo'),
    doctorPhone: linkOf('doctorPhone'),
    doctorText: linkOf('doctorText'),
    doctorMall: linkOf('doctorMall'),
    drugMall: linkOf('drugMall'),
  }
}

import { refuse } from '@kangban/contracts'
import type { PartnerLinks } from '../../config/partners.ts'
import type { Context } from '../../context.ts'

/** The configured address as it is: nothing about the user is added. @throws AppError where none is configured */
export function openPartner({ services, origin }: Context, partner: keyof PartnerLinks): string {
  const link = services.config.partners[partner]

  if (link === null) {
    throw refuse('serviceNotOpen', `no address of the partner ${partner} is configured`)
  }

  return new URL(link, origin).href
}

import { type contract, type Handler, JUMP_TYPES } from '@kangban/contracts'
import type { PartnerLinks } from '../../config/partners.ts'
import type { Context } from '../../context.ts'
import { openPartner } from './open-partner.ts'

const PARTNER_OF = {
  [JUMP_TYPES.video]: 'doctorVideo',
  [JUMP_TYPES.phone]: 'doctorPhone',
  [JUMP_TYPES.text]: 'doctorText',
  [JUMP_TYPES.drugMall]: 'doctorMall',
} as const satisfies Record<number, keyof PartnerLinks>

export const getJumpUrl: Handler<typeof contract.services.getJumpUrl, Context> = ({
  context,
  input,
}) => openPartner(context, PARTNER_OF[input.type])

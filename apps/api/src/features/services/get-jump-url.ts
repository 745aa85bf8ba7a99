import type { contract, Handler } from '@kangban/contracts'
import type { PartnerLinks } from '../../config/env.ts'
import type { Context } from '../../context.ts'
import { openPartner } from './open-partner.ts'

const PARTNER_OF = {
  1: 'doctorVideo',
  2: 'doctorPhone',
  3: 'doctorText',
  45: 'doctorMall',
} as const satisfies Record<number, keyof PartnerLinks>

export const getJumpUrl: Handler<typeof contract.services.getJumpUrl, Context> = ({ context, input }) =>
  openPartner(context, PARTNER_OF[input.type])

import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { openPartner } from './open-partner.ts'

export const getDrugMall: Handler<typeof contract.services.getDrugMall, Context> = ({ context }) =>
  openPartner(context, 'drugMall')

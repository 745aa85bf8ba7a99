import { type contract, type Handler, refuse } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { hashPermit } from './permit.ts'
import { redemptionRepository } from './redemption.repository.ts'

/** Whoever redeemed a prize may ask again: the cookie stays until it is over, so that a lost answer is found out. */
export const redeem: Handler<typeof contract.redemption.redeem, Context> = async ({
  context,
  input,
}) => {
  const { database, vault, clock } = context.services
  const token = context.permit.read()
  if (!token) throw refuse('redemptionNotPermitted', 'redeem without a permit')
  const repository = redemptionRepository(database)
  const redeeming = { id: input.id, tokenHash: hashPermit(vault, token), at: clock.now() }

  if (!(await repository.hasPermit(redeeming))) {
    context.permit.clear()
    throw refuse('redemptionNotPermitted', 'permit over, or of another prize')
  }

  // Asked before the transaction, so that many tries at once do not queue for it.
  if (!(await repository.isPending(input.id)) || !(await repository.redeem(redeeming))) {
    throw refuse('prizeRedeemed', 'redeemed before')
  }

  return {}
}

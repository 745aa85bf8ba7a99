import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { securityEvent } from '../../shared/security-events/security-event.ts'
import { doctorRepository } from './doctor.repository.ts'

export const revokeDoctorShare: Handler<
  typeof contract.doctor.revokeDoctorShare,
  Context
> = async ({ context, input }) => {
  const { database, clock } = context.services
  const { accountId } = sessionUser(context)

  const event = securityEvent(context, 'page-withdrawn')(accountId)
  const share = { id: input.id, accountId, at: clock.now(), event }

  if (!(await doctorRepository(database).revoke(share)))
    throw refuse('shareNotFound', 'unknown share')

  return {}
}

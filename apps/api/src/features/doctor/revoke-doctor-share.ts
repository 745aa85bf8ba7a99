import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { doctorRepository } from './doctor.repository.ts'

export const revokeDoctorShare: Handler<
  typeof contract.doctor.revokeDoctorShare,
  Context
> = async ({ context, input }) => {
  const { database, clock } = context.services
  const { accountId } = sessionUser(context)

  if (!(await doctorRepository(database).revoke({ id: input.id, accountId, at: clock.now() })))
    throw refuse('shareNotFound', 'unknown share')

  return {}
}

import { shanghaiTime } from '@kangban/china-time'
import { type contract, DOCTOR_FORMS, type Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { doctorRepository } from './doctor.repository.ts'

export const listDoctorShares: Handler<typeof contract.doctor.listDoctorShares, Context> = async ({
  context,
}) => {
  const { database, clock } = context.services
  const rows = await doctorRepository(database).list(sessionUser(context).accountId)
  const now = clock.now()

  return rows.map(({ id, form, createdAt, expiresAt, revokedAt, seen, lastSeenAt }) => ({
    id,
    form: DOCTOR_FORMS.find((known) => known === form) ?? 'family',
    createdAt: shanghaiTime(createdAt),
    expiresAt: shanghaiTime(expiresAt),
    state: revokedAt === null && expiresAt > now ? ('living' as const) : ('ended' as const),
    revokedAt: revokedAt && shanghaiTime(revokedAt),
    seen,
    lastSeenAt: lastSeenAt && shanghaiTime(lastSeenAt),
  }))
}

import { randomBytes } from 'node:crypto'
import { MS_PER_DAY, shanghaiTime } from '@kangban/china-time'
import { type contract, type Handler, MAX_SHARES, refuse } from '@kangban/contracts'
import { doctorPage } from '@kangban/rules/doctor/doctor-page'
import { type Context, sessionUser } from '../../context.ts'
import { securityEvent } from '../../shared/security-events/security-event.ts'
import { doctorRepository } from './doctor.repository.ts'
import { readDoctorFacts } from './read-doctor-facts.ts'

const TOKEN_BYTES = 32

/** The page is kept as it is now, in its form: what the other form hides is never within reach of the link. */
export const createDoctorShare: Handler<
  typeof contract.doctor.createDoctorShare,
  Context
> = async ({ context, input }) => {
  const { services } = context
  const { database, clock, vault } = services
  const { accountId } = sessionUser(context)
  const { form, days } = input
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + days * MS_PER_DAY)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const page = doctorPage(await readDoctorFacts(services, { accountId, form, now: createdAt }))

  const id = await doctorRepository(database).create({
    accountId,
    tokenHash: vault.hash('doctor share token', token),
    form,
    contentCipher: vault.encrypt(JSON.stringify(page)),
    createdAt,
    expiresAt,
    most: MAX_SHARES,
    event: securityEvent(context, 'page-made')(accountId),
  })

  if (id === null) throw refuse('sharesFull', 'too many living shares', MAX_SHARES)
  return { id, token, url: `#/doctorPage?token=${token}`, expiresAt: shanghaiTime(expiresAt) }
}

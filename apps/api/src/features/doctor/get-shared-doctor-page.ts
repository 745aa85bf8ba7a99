import { shanghaiTime } from '@kangban/china-time'
import { type contract, DoctorPage, type Handler, refuse } from '@kangban/contracts'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { securityEvent } from '../../shared/security-events/security-event.ts'
import { pdfLink, sharedPdfPath } from './doctor-links.ts'
import { doctorRepository } from './doctor.repository.ts'

export const getSharedDoctorPage: Handler<
  typeof contract.doctor.getSharedDoctorPage,
  Context
> = async ({ context, input }) => {
  const { database, clock, vault, links } = context.services
  const repository = doctorRepository(database)
  const tokenHash = vault.hash('doctor share token', input.token)
  const now = clock.now()
  const share = await repository.byToken(tokenHash, now)

  const told = securityEvent(context, 'page-opened')

  if (!share || !(await repository.seen(tokenHash, now, told(share.accountId))))
    throw refuse('doctorLinkEnded', 'no living share')

  return {
    ...z.parse(DoctorPage, JSON.parse(vault.decrypt(share.contentCipher))),
    expiresAt: shanghaiTime(share.expiresAt),
    pdfUrl: pdfLink(links, sharedPdfPath(share.id)),
  }
}

import type { contract, Handler } from '@kangban/contracts'
import { doctorPage } from '@kangban/rules/doctor/doctor-page'
import { type Context, sessionUser } from '../../context.ts'
import { ownPdfPath, pdfLink } from './doctor-links.ts'
import { readDoctorFacts } from './read-doctor-facts.ts'

export const getDoctorPage: Handler<typeof contract.doctor.getDoctorPage, Context> = async ({
  context,
  input,
}) => {
  const { services } = context
  const { accountId, userCode } = sessionUser(context)
  const { form } = input
  const facts = await readDoctorFacts(services, { accountId, form, now: services.clock.now() })

  return {
    ...doctorPage(facts),
    pdfUrl: pdfLink(services.links, ownPdfPath(userCode, form)),
  }
}

import type { contract, Handler } from '@kangban/contracts'
import { doctorPage } from '@kangban/rules/doctor/doctor-page'
import type { Context } from '../../context.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { ownPdfPath, pdfLink } from './doctor-links.ts'
import { readDoctorFacts } from './read-doctor-facts.ts'

export const getDoctorPage: Handler<typeof contract.doctor.getDoctorPage, Context> = async ({
  context,
  input,
}) => {
  const { services } = context
  const { accountId, userCode, isOwner } = await personAsked(context, input.userCode)
  // Name, illnesses and medicines are for a doctor, to whom the person alone shows them.
  const form = isOwner ? input.form : 'family'
  const facts = await readDoctorFacts(services, { accountId, form, now: services.clock.now() })

  return {
    ...doctorPage(facts),
    pdfUrl: isOwner ? pdfLink(services.links, ownPdfPath(userCode, form)) : null,
  }
}

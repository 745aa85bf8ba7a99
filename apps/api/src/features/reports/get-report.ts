import { type contract, type Handler, refuse } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { readWaiting } from '../../shared/readings/waiting.ts'
import { contentAsHome } from './content-as-home.ts'
import { reportPlace } from './report-place.ts'
import { reportsRepository } from './reports.repository.ts'

export const getReport: Handler<typeof contract.reports.getReport, Context> = async ({
  context,
  input,
}) => {
  const { database, standby, clock } = context.services
  const person = await personAsked(context, input.userCode)
  const { accountId, isOwner } = person
  const query = { id: input.id, kind: input.kind, accountId }
  // Marked first: from here on nothing changes it, so that what is read now is what stays.
  if (isOwner) await reportsRepository(database).markRead({ ...query, at: clock.now() })
  const repository = reportsRepository((await standby.open()).database)
  const report = await repository.find(query)

  if (!report) {
    throw refuse('reportNotFound', 'unknown report')
  }

  const [place, waiting] = await Promise.all([
    reportPlace(repository, report),
    readWaiting(context.services, person),
  ])

  return { ...place, ...contentAsHome(report, waiting) }
}

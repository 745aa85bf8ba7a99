import { type contract, type Handler, HeartRiskContent, refuse } from '@kangban/contracts'
import { heartRiskAsHome } from '@kangban/rules/warnings/reports-as-home'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { readWaiting } from '../../shared/readings/waiting.ts'
import { makeDueReports } from './make-due-reports.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { reportPlace } from './report-place.ts'
import { reportsRepository } from './reports.repository.ts'

const KIND = 'heart-risk'

export const getHeartRisk: Handler<typeof contract.reports.getHeartRisk, Context> = async ({
  context,
  input,
}) => {
  const { services } = context
  const person = await personAsked(context, input.userCode)
  const { accountId, isOwner } = person
  const repository = reportsRepository(services.database)
  if (!input.id) await makeDueReports(services, accountId)

  const report = input.id
    ? await repository.find({ id: input.id, kind: KIND, accountId })
    : await repository.newest(accountId, KIND)

  if (!report && input.id) {
    throw refuse('reportNotFound', 'unknown report')
  }

  if (!report) return null
  if (isOwner)
    await repository.markRead({ id: report.id, kind: KIND, accountId, at: services.clock.now() })

  const [place, waiting] = await Promise.all([
    reportPlace(repository, report),
    readWaiting(services, person),
  ])

  const content = z.parse(HeartRiskContent, report.content)
  return { ...place, ...heartRiskAsHome(content, place, waiting) }
}

import {
  type contract,
  DailyContent,
  type Handler,
  WeeklyContent,
  refuse,
} from '@kangban/contracts'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { reportPlace } from './report-place.ts'
import { reportsRepository } from './reports.repository.ts'

export const getReport: Handler<typeof contract.reports.getReport, Context> = async ({
  context,
  input,
}) => {
  const { database, standby, clock } = context.services
  const { accountId, isOwner } = await personAsked(context, input.userCode)
  const query = { id: input.id, kind: input.kind, accountId }
  // Marked first: from here on nothing changes it, so that what is read now is what stays.
  if (isOwner) await reportsRepository(database).markRead({ ...query, at: clock.now() })
  const repository = reportsRepository((await standby.open()).database)
  const report = await repository.find(query)

  if (!report) {
    throw refuse('reportNotFound', 'unknown report')
  }

  const place = await reportPlace(repository, report)

  return input.kind === 'daily'
    ? { ...place, ...z.parse(DailyContent, report.content) }
    : { ...place, ...z.parse(WeeklyContent, report.content) }
}

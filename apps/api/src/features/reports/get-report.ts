import {
  type contract,
  DailyContent,
  type Handler,
  WeeklyContent,
  refuse,
} from '@kangban/contracts'
import { askingAsHome } from '@kangban/rules/warnings/advice-now'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { readWaiting } from '../../shared/readings/waiting.ts'
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

  const place = await reportPlace(repository, report)

  if (input.kind === 'weekly') return { ...place, ...z.parse(WeeklyContent, report.content) }
  const waiting = await readWaiting(context.services, person)
  return { ...place, ...askingAsHome(z.parse(DailyContent, report.content), waiting) }
}

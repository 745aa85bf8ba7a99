import { shanghaiTime } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { reportSpan, reportTitle } from './report-rows.ts'
import { sharesRepository } from './shares.repository.ts'

export const listShares: Handler<typeof contract.reports.listShares, Context> = async ({
  context,
}) => {
  const { database, clock } = context.services
  const { accountId } = sessionUser(context)
  const shares = await sharesRepository(database).alive({ accountId, at: clock.now() })

  return shares.map(({ id, report, createdAt, expiresAt }) => ({
    id,
    reportId: report.id,
    kind: report.kind === 'weekly' ? ('weekly' as const) : ('daily' as const),
    ...reportSpan(report),
    title: reportTitle(report),
    createdAt: shanghaiTime(createdAt),
    expiresAt: shanghaiTime(expiresAt),
  }))
}

import type { contract, Handler } from '@kangban/contracts'
import { HeartRiskContent } from '@kangban/contracts'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { addDays, shanghaiDay, shanghaiTime } from '../../ports/clock.ts'
import { makeHeartRisk } from './make-heart-risk.ts'
import { makeReports } from './make-reports.ts'
import { reportPerson } from './report-person.ts'
import { constitutionName, reportRow } from './report-rows.ts'
import { reportsRepository } from './reports.repository.ts'

/** The first day of last month. */
const calendarStart = (today: string): string => `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`

export const getOverview: Handler<typeof contract.reports.getOverview, Context> = async ({ context, input }) => {
  const { services } = context
  const { accountId, isOwner } = await reportPerson(context, input.userCode)
  await makeReports(services, accountId)
  await makeHeartRisk(services, accountId)
  const repository = reportsRepository(services.database)
  const [marks, survey] = await Promise.all([
    repository.marks({ accountId, kinds: ['daily', 'weekly', 'heart-risk'] }),
    // A survey is the owner's alone.
    isOwner ? repository.newestSurvey(accountId) : null,
  ])
  const from = calendarStart(shanghaiDay(services.clock.now()))
  const daily = marks.filter(({ kind }) => kind === 'daily')
  const newestOf = (kind: string) => marks.find((mark) => mark.kind === kind)?.id
  const shown = ['daily', 'weekly', 'heart-risk'].map(newestOf)
  const dots = daily.filter(({ day }) => day >= from).map(({ id }) => id)
  const contents = await repository.contents([...shown, ...dots].filter((id) => id !== undefined))
  const contentOf = new Map(contents.map((report) => [report.id, report]))
  const rowOf = (id: string | undefined) => {
    const report = id === undefined ? undefined : contentOf.get(id)
    return report ? reportRow(report, isOwner) : null
  }
  const heart = rowOf(shown[2])
  const unread = (kind: string): number =>
    isOwner ? marks.filter((mark) => mark.kind === kind && mark.readAt === null).length : 0
  const main = survey && constitutionName(survey.result)
  return {
    daily: rowOf(shown[0]),
    weekly: rowOf(shown[1]),
    heartRisk: heart && {
      id: heart.id,
      day: heart.endDay,
      ...levelOf(contentOf.get(heart.id)?.content),
      unread: heart.unread,
    },
    tcm: survey && main ? { id: survey.id, day: shanghaiDay(survey.at), main, at: shanghaiTime(survey.at) } : null,
    unread: { daily: unread('daily'), weekly: unread('weekly'), heartRisk: unread('heart-risk') },
    calendar: dots
      .toReversed()
      .map(rowOf)
      .flatMap((row) => (row?.state ? [{ id: row.id, day: row.day, state: row.state, unread: row.unread }] : [])),
  }
}

function levelOf(content: unknown) {
  const { level, levelText } = z.parse(HeartRiskContent, content)
  return { level, levelText }
}

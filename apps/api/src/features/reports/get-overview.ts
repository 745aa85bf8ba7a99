import { addDays, shanghaiDay, shanghaiTime } from '@kangban/china-time'
import { type contract, type Handler, HeartRiskContent, type ReportRow } from '@kangban/contracts'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import {
  firstToOpen,
  type KnownReport,
  overviewSentences,
} from '@kangban/rules/reports/overview-sentence'
import { makeDueReports } from './make-due-reports.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { constitutionName, reportRow } from './report-rows.ts'
import { overviewRepository } from './overview.repository.ts'

/** The first day of last month. */
const calendarStart = (today: string): string =>
  `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`

export const getOverview: Handler<typeof contract.reports.getOverview, Context> = async ({
  context,
  input,
}) => {
  const { services } = context
  const { accountId, isOwner } = await personAsked(context, input.userCode)
  await makeDueReports(services, accountId)
  const { reads } = await services.standby.open()
  const repository = overviewRepository(reads)
  const today = shanghaiDay(services.clock.now())

  const [newest, daily, survey] = await Promise.all([
    repository.newest(accountId),
    repository.daily(accountId, calendarStart(today)),
    // A survey is the owner's alone.
    isOwner ? repository.newestSurvey(accountId) : null,
  ])

  const rowOf = (kind: string) => {
    const report = newest.find((one) => one.kind === kind)
    return report ? reportRow(report, isOwner) : null
  }

  const [newestDaily, weekly, heart] = [rowOf('daily'), rowOf('weekly'), rowOf('heart-risk')]
  const dots = daily.map((report) => ({ ...dotOf(report), unread: isOwner && !report.readAt }))

  const unread = (kind: string): number =>
    isOwner ? (newest.find((one) => one.kind === kind)?.unread ?? 0) : 0

  const main = survey && constitutionName(survey.result)

  const candidates = [
    ...[newestDaily, weekly, heart].flatMap((row) => (row?.unread ? knownReport(row) : [])),
    ...dots
      .filter((dot) => dot.unread && dot.id !== newestDaily?.id)
      .map((dot) => ({ ...dot, kind: 'daily' as const, endDay: dot.day })),
  ]

  const counts = {
    daily: unread('daily'),
    weekly: unread('weekly'),
    heartRisk: unread('heart-risk'),
  }

  const first = firstToOpen(candidates)

  return {
    ...overviewSentences({
      today,
      unread: counts.daily + counts.weekly + counts.heartRisk,
      candidates,
      newestDaily: (newestDaily && knownReport(newestDaily)[0]) ?? null,
      isOwner,
    }),
    first: first && { id: first.id, kind: first.kind },
    daily: newestDaily,
    weekly,
    heartRisk: heart && {
      id: heart.id,
      day: heart.endDay,
      ...levelOf(newest.find(({ id }) => id === heart.id)?.content),
      unread: heart.unread,
    },
    tcm:
      survey && main
        ? { id: survey.id, day: shanghaiDay(survey.at), main, at: shanghaiTime(survey.at) }
        : null,
    unread: counts,
    calendar: dots,
  }
}

const Dot = z.object({
  id: z.string(),
  day: z.string(),
  state: HeartRiskContent.shape.state,
  stateText: z.string(),
})

/** A day of the calendar. */
const dotOf = (report: unknown) => z.parse(Dot, report)

/** A row with a verdict; a survey and a document have none. */
function knownReport({
  id,
  kind,
  day,
  endDay,
  state,
  stateText,
}: ReportRow): (KnownReport & { id: string })[] {
  return state === null || kind === 'tcm' || kind === 'document'
    ? []
    : [{ id, kind, day, endDay, state, stateText }]
}

function levelOf(content: unknown) {
  const { level, levelText, state } = z.parse(HeartRiskContent, content)
  return { level, levelText, state }
}

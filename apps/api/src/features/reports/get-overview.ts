import { addDays, shanghaiDay, shanghaiTime } from '@kangban/china-time'
import type { contract, Handler, ReportRow, ReportState } from '@kangban/contracts'
import { HeartRiskContent } from '@kangban/contracts'
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
import { reportsRepository } from './reports.repository.ts'

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
  const repository = reportsRepository(services.database)

  const [marks, survey] = await Promise.all([
    repository.marks({ accountId, kinds: ['daily', 'weekly', 'heart-risk'] }),
    // A survey is the owner's alone.
    isOwner ? repository.newestSurvey(accountId) : null,
  ])

  const today = shanghaiDay(services.clock.now())
  const from = calendarStart(today)
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
  const [newestDaily, weekly] = [rowOf(shown[0]), rowOf(shown[1])]

  const candidates = [...new Set([...shown, ...dots])]
    .map(rowOf)
    .flatMap((row) => (row?.unread ? knownReport(row) : []))

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
      ...levelOf(contentOf.get(heart.id)?.content),
      unread: heart.unread,
    },
    tcm:
      survey && main
        ? { id: survey.id, day: shanghaiDay(survey.at), main, at: shanghaiTime(survey.at) }
        : null,
    unread: counts,
    calendar: dots
      .toReversed()
      .map(rowOf)
      .flatMap((row) => (row?.state ? [dotOf({ ...row, state: row.state })] : [])),
  }
}

const dotOf = ({ id, day, state, stateText, unread }: ReportRow & { state: ReportState }) => ({
  id,
  day,
  state,
  stateText,
  unread,
})

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

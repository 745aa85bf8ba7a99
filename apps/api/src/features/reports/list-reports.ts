import { addDays, addMonths, startOfShanghaiDay } from '@kangban/china-time'
import type { contract, Handler, ReportRow } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { makeDueReports } from './make-due-reports.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { documentRow, reportRow, reportSpan, storedKind, surveyRow } from './report-rows.ts'
import { reportsRepository } from './reports.repository.ts'

type Call = Parameters<Handler<typeof contract.reports.listReports, Context>>[0]

/** The first and the last day of the year or the month asked for. */
function daysAsked({ year, month }: Call['input']): { from?: string; to?: string } {
  if (!year) return {}
  if (!month) return { from: `${year}-01-01`, to: `${year}-12-31` }
  const asked = `${year}-${String(month).padStart(2, '0')}`
  return { from: `${asked}-01`, to: addDays(`${addMonths(asked, 1)}-01`, -1) }
}

type Person = Awaited<ReturnType<typeof personAsked>>
type Repository = ReturnType<typeof reportsRepository>

const MADE_KINDS = ['daily', 'weekly', 'heart-risk'] as const

const asksFor =
  (input: Call['input']) =>
  (kind: ReportRow['kind']): boolean =>
    input.kind === kind || input.kind === 'all'

/** A row that is not yet filled: where it stands in the timeline. */
type Place = { endDay: string; at: number } & ({ row: ReportRow } | { reportId: string })

async function placesOf(
  { input }: Call,
  { accountId, isOwner }: Person,
  repository: Repository,
): Promise<Place[]> {
  const asks = asksFor(input)
  const kinds = MADE_KINDS.filter(asks)
  const days = daysAsked(input)

  const moments = {
    from: days.from ? startOfShanghaiDay(days.from) : undefined,
    to: days.to ? startOfShanghaiDay(addDays(days.to, 1)) : undefined,
  }

  // Surveys and documents are the owner's alone, as in their own lists.
  const [marks, surveys, documents] = await Promise.all([
    kinds.length > 0 ? repository.marks({ accountId, kinds, days }) : [],
    isOwner && asks('tcm') ? repository.surveys({ accountId, ...moments }) : [],
    isOwner && asks('document') ? repository.documents({ accountId, days }) : [],
  ])

  const rows = [...surveys.map(surveyRow), ...documents.map(documentRow)]

  return [
    ...marks.map((mark) => ({
      endDay: reportSpan({ ...mark, kind: storedKind(mark.kind) }).endDay,
      at: mark.createdAt.getTime(),
      reportId: mark.id,
    })),
    ...rows.map((row) => ({ endDay: row.endDay, at: Date.parse(row.at), row })),
  ]
}

export const listReports: Handler<typeof contract.reports.listReports, Context> = async (call) => {
  const { context, input } = call
  const person = await personAsked(context, input.userCode)
  const { services } = context
  if (MADE_KINDS.some(asksFor(input))) await makeDueReports(services, person.accountId)
  const repository = reportsRepository((await services.standby.open()).database)
  const places = await placesOf(call, person, repository)
  // The sort is stable, so that reports of one day that were made together keep the order of their kinds.
  const ordered = places.toSorted((a, b) => b.endDay.localeCompare(a.endDay) || b.at - a.at)
  const { pn, ps } = input
  const page = ordered.slice((pn - 1) * ps, pn * ps)
  const ids = page.flatMap((place) => ('reportId' in place ? [place.reportId] : []))
  const contents = await repository.contents(ids)
  const rowOf = new Map(contents.map((report) => [report.id, reportRow(report, person.isOwner)]))

  const list = page
    .map((place) => ('row' in place ? place.row : rowOf.get(place.reportId)))
    .filter((row) => row !== undefined)

  return { list, total: places.length, pn, ps }
}

import {
  CONSTITUTIONS,
  DOCUMENT_TYPES,
  HeartRiskContent,
  REPORT_KIND_NAMES,
  type ReportRow,
} from '@kangban/contracts'
import { addDays, shanghaiDay, shanghaiTime } from '@kangban/china-time'
import * as z from 'zod/mini'
import { HEART_DAYS } from '@kangban/rules/reports/heart-risk'
import { dayTitle, spanTitle } from '@kangban/rules/reports/report-wording'

/** What a row shows of a content of any kind. */
const Shown = z.object({
  state: HeartRiskContent.shape.state,
  stateText: z.string(),
  keyNumbers: z.array(z.object({ label: z.string(), text: z.string() })),
  change: z.optional(z.string()),
})

interface StoredReport {
  id: string
  kind: string
  day: string
  content: unknown
  createdAt: Date
  readAt: Date | null
}

const KINDS = ['daily', 'weekly', 'heart-risk'] as const

/** @throws for a kind that nothing makes */
export function storedKind(kind: string): (typeof KINDS)[number] {
  const known = KINDS.find((one) => one === kind)
  if (!known) throw new Error(`A stored report has the unknown kind ${kind}`)
  return known
}

/** The days that a report is about: a week is stored by its Monday, the screening by its last day. */
export function reportSpan({ kind, day }: { kind: string; day: string }): {
  day: string
  endDay: string
} {
  if (kind === 'weekly') return { day, endDay: addDays(day, 6) }

  return kind === 'heart-risk'
    ? { day: addDays(day, 1 - HEART_DAYS), endDay: day }
    : { day, endDay: day }
}

export function reportTitle(report: { kind: string; day: string }): string {
  const { day, endDay } = reportSpan(report)
  return report.kind === 'daily' ? dayTitle(day) : spanTitle(day, endDay)
}

export function reportRow(report: StoredReport, isOwner: boolean): ReportRow {
  const shown = z.parse(Shown, report.content)

  return {
    id: report.id,
    kind: storedKind(report.kind),
    ...reportSpan(report),
    title: reportTitle(report),
    ...shown,
    change: shown.change ?? null,
    // The mark is the owner's: a carer neither sees nor takes it away.
    unread: isOwner && report.readAt === null,
    at: shanghaiTime(report.createdAt),
  }
}

/** Every name in Chinese by its key. */
const NAMES: Record<string, string> = CONSTITUTIONS
const TYPES: Record<string, string> = DOCUMENT_TYPES

const Result = z.object({ main: z.string() })

/** The main type of a constitution in Chinese; null for a result of a shape that is not known. */
export function constitutionName(result: unknown): string | null {
  const parsed = z.safeParse(Result, result)
  return parsed.success ? (NAMES[parsed.data.main] ?? null) : null
}

const plainRow = { state: null, stateText: '', change: null, unread: false } as const

export function surveyRow({
  id,
  at,
  result,
}: {
  id: string
  at: Date
  result: unknown
}): ReportRow {
  const day = shanghaiDay(at)
  const name = constitutionName(result)
  const keyNumbers = name ? [{ label: '体质', text: name }] : []

  return {
    ...plainRow,
    id,
    kind: 'tcm',
    day,
    endDay: day,
    title: REPORT_KIND_NAMES.tcm,
    keyNumbers,
    at: shanghaiTime(at),
  }
}

export function documentRow(row: {
  id: string
  day: string
  kind: string
  createdAt: Date
}): ReportRow {
  const { id, day } = row
  const title = TYPES[row.kind] ?? DOCUMENT_TYPES.other

  return {
    ...plainRow,
    id,
    kind: 'document',
    day,
    endDay: day,
    title,
    keyNumbers: [],
    at: shanghaiTime(row.createdAt),
  }
}

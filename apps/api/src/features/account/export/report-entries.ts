import { REPORT_KIND_NAMES } from '@kangban/contracts'
import { HEART_RISK_SHEET } from '@kangban/rules/reports/sheet-words'
import type { ownDataRepository } from '../own-data.repository.ts'
import { csvOf } from './csv.ts'
import type { Entry } from './ecg-entries.ts'
import { type ExportRepository, PAGE, pages } from './export.repository.ts'
import type { Table } from './metric-tables.ts'

type Report = Awaited<ReturnType<ExportRepository['reports']>>[number]

/** Of each kind that is drawn the folder: a day's report lies there by its day, a week's by its Monday, a screening by its last day. */
const FOLDERS = new Map<string, string>([
  ['daily', REPORT_KIND_NAMES.daily],
  ['weekly', REPORT_KIND_NAMES.weekly],
  ['heart-risk', HEART_RISK_SHEET.title],
])

/** A PDF for each stored report. */
export const reportEntries = (
  reports: readonly Report[],
  draw: (report: { id: string; kind: string }) => Promise<Uint8Array | null>,
): Entry[] =>
  reports.flatMap(({ id, kind, day }) => {
    const folder = FOLDERS.get(kind)

    return folder ? [{ path: `报告/${folder}/${day}.pdf`, bytes: () => draw({ id, kind }) }] : []
  })

const sentenceText = (content: unknown): string => {
  const { sentence } = content as { sentence?: unknown }
  if (!Array.isArray(sentence)) return ''
  return (sentence as { text: string }[]).map(({ text }) => text).join('')
}

/** What every report concluded, as a table. */
export const reportTable = (
  repository: ReturnType<typeof ownDataRepository>,
  accountId: string,
): Table => ({
  path: '报告/日报和周报.csv',
  text: () =>
    csvOf(
      ['日期', '报告', '结论', '生成时间', '看过的时间'],
      pages(
        (last: { id: string } | undefined) =>
          repository.reports(accountId, { after: last?.id, take: PAGE / 10 }),
        PAGE / 10,
      ),
      ({ day, kind, content, createdAt, readAt }) => [
        day,
        Object.hasOwn(REPORT_KIND_NAMES, kind)
          ? REPORT_KIND_NAMES[kind as keyof typeof REPORT_KIND_NAMES]
          : kind,
        sentenceText(content),
        createdAt,
        readAt,
      ],
    ),
})

import { MS_PER_SECOND } from '@kangban/china-time'
import { MARK_LABELS, type MarkKind } from '@kangban/contracts'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import { recordNameOf } from '@kangban/rules/ecg/wfdb-files'
import { csvOf } from './csv.ts'
import { type Ecg, type Holter, holterName } from './ecg-entries.ts'
import type { ExportRepository } from './export.repository.ts'
import type { Table } from './metric-tables.ts'

/** What the person says of the marks of a program, each at its time in its record. */
export function denialsTable(
  repository: ExportRepository,
  accountId: string,
  { ecgs, holters }: { ecgs: readonly Ecg[]; holters: readonly Holter[] },
): Table {
  const records = new Map([
    ...ecgs.map(
      ({ id, startedAt }) =>
        [id, { startedAt, rateHz: SAMPLE_RATE, name: recordNameOf(startedAt) }] as const,
    ),
    ...holters.map(
      (record) =>
        [
          record.id,
          { startedAt: record.startedAt, rateHz: record.rateHz, name: holterName(record) },
        ] as const,
    ),
  ])

  return {
    path: '心电/本人说不是的标记.csv',
    text: () =>
      csvOf(
        ['标记的时间', '标记', '本人说不是的时间', '文件'],
        repository.markDenials(accountId),
        ({ recordId, sample, kind, saidAt }) => {
          const record = records.get(recordId)

          return [
            record &&
              new Date(record.startedAt.getTime() + (sample / record.rateHz) * MS_PER_SECOND),
            MARK_LABELS[kind as MarkKind],
            saidAt,
            record?.name,
          ]
        },
      ),
  }
}

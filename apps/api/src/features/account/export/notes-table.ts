import { METRIC_NAMES, type NotedMetric } from '@kangban/contracts'
import type { Vault } from '../../../security/vault.ts'
import { csvOf } from './csv.ts'
import type { ExportRepository } from './export.repository.ts'
import type { Table } from './metric-tables.ts'
import { circumstanceWords, noteWords } from './told-words.ts'

/** What was written to minutes and nights of the watch; other notes stand beside their readings. */
export const notesTable = (
  repository: ExportRepository,
  accountId: string,
  vault: Pick<Vault, 'decrypt'>,
): Table => ({
  path: '指标/备注.csv',
  text: () =>
    csvOf(
      ['时间', '指标', '当时的情况', '备注'],
      repository.momentNotes(accountId),
      ({ at, metric, circumstances, noteCipher }) => [
        at,
        METRIC_NAMES[metric as NotedMetric],
        circumstanceWords(circumstances),
        noteWords(noteCipher, vault),
      ],
    ),
})

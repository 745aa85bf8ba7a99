import {
  ARMS,
  BY_HAND,
  type ManualKind,
  MANUAL_NAMES,
  MANUAL_PLACES,
  MANUAL_UNITS,
  manualPlaceWords,
  type ManualPlace,
} from '@kangban/contracts'
import type { Vault } from '../../../security/vault.ts'
import { circumstanceWords, noteWords } from './told-words.ts'
import { csvOf } from './csv.ts'
import type { ExportRepository } from './export.repository.ts'
import type { Table } from './metric-tables.ts'

const wordOf = (words: Readonly<Record<string, string>>, code: string | null): string =>
  (code !== null && Object.hasOwn(words, code) && words[code]) || ''

const placeWord = (kind: ManualKind, place: string): string =>
  Object.hasOwn(MANUAL_PLACES, place) ? manualPlaceWords(kind, place as ManualPlace) : place

/** What was typed in stands apart from what devices measured, as everywhere. */
export const manualTable = (
  repository: ExportRepository,
  accountId: string,
  vault: Pick<Vault, 'decrypt'>,
): Table => ({
  path: `指标/${BY_HAND}.csv`,
  text: () =>
    csvOf(
      [
        '时间',
        '指标',
        '数值',
        '单位',
        '高压（mmHg）',
        '低压（mmHg）',
        '脉搏（次/分）',
        '来源',
        '用什么量的',
        '哪只手臂',
        '当时的情况',
        '备注',
        '记下的时间',
        '改过的时间',
      ],
      repository.manualReadings(accountId),
      (row) => {
        const kind = row.kind as ManualKind

        return [
          row.at,
          MANUAL_NAMES[kind],
          row.value,
          MANUAL_UNITS[kind],
          row.systolic,
          row.diastolic,
          row.pulse,
          BY_HAND,
          placeWord(kind, row.place),
          wordOf(ARMS, row.arm),
          circumstanceWords(row.circumstances),
          noteWords(row.noteCipher, vault),
          row.createdAt,
          row.correctedAt,
        ]
      },
    ),
})

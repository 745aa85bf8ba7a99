// How the input of each operation is made where the contract's example would not do: ids and days must exist.
import type { Text } from './text.ts'

/** Where a value comes from. Several sources are tried in turn. */
export type Source =
  /** A value in the answer of a reading operation, at a path below `data` (see find-values.ts). */
  | { readonly from: string; readonly at: string; readonly as?: 'day' }
  /** A day in China, counted back from today. */
  | { readonly daysAgo: number }
  | { readonly value: unknown }

export interface InputRule {
  readonly fields?: Readonly<Record<string, Source | readonly Source[]>>
  /** Paths below `data` where the documents promise data whoever asks; the empty path is `data` itself. */
  readonly filled?: readonly string[]
  /** Why the operation cannot be called by a tool. */
  readonly skip?: Text
  /** Called after all others. */
  readonly last?: true
}

const from = (operation: string, at: string): Source => ({ from: operation, at })
const yesterday: Source = { daysAgo: 1 }
/** A day that has a card on the home page, where there is one. */
const dayOf = (metric: string): readonly Source[] => [
  { from: 'monitoring.getHomeSummary', at: `cards[metric=${metric}].measuredAt`, as: 'day' },
  yesterday,
]

export const INPUTS: Readonly<Record<string, InputRule>> = {
  'account.logOut': { fields: { pin: { value: undefined } }, last: true },
  'ecg.listRecords': { fields: { dayDate: dayOf('ecg') } },
  'ecg.listMeasurements': { fields: { measurementDate: dayOf('ecg') } },
  'ecg.getRecord': { fields: { ecgId: from('ecg.listRecords', 'dataEcgInfosRespList[].id') } },
  'monitoring.getHomeSummary': { filled: ['cards', 'sentence'] },
}

// Words of states that only one metric has.
import type { Breach } from '../catalogue.ts'
import { fieldOf, textOf, type Told } from '../node.ts'
import { everyNode } from '../node.ts'
import { metricOf } from '../operations/tools.ts'
import { breach } from '../operations/tools.ts'

const WORDS: readonly (readonly [says: RegExp, ...metrics: readonly string[]])[] = [
  [/夜醒|睡得/, 'sleep'],
  [/^[偏过][快慢]$/, 'heartRate', 'ecg'],
]

/** A card, a section or a measure has no word of another metric. */
export function* wordsOfMetrics({ answer }: Told): Generator<Breach> {
  for (const row of everyNode(answer)) {
    const metric = metricOf(textOf(fieldOf(row, 'metric') ?? fieldOf(row, 'measure')) ?? '')
    const text = fieldOf(row, 'stateText')
    if (row.key === 'kangban' || metric === '' || !text) continue
    const of = WORDS.find(([says]) => says.test(textOf(text) ?? ''))?.slice(1)
    if (of && !of.includes(metric)) yield breach('words', text, 'of another metric')
  }
}

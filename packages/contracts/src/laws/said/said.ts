// Texts that tell numbers, each with what the rest of the answer makes of them.
import type { Breach } from '../catalogue.ts'
import type { Node, Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { nodesAt, saidAt } from '../places.ts'
import { amountsOf } from '../reckoned/amounts.ts'

/** A number, the least and the most that it may be, or a word; undefined where nothing tells. */
export type Due = number | readonly [least: number, most: number] | string | undefined

export interface Said {
  /** In each of these rows; in the answer itself without it. */
  readonly in?: string
  /** A text or a sentence. */
  readonly at: string
  readonly says: RegExp
  /** What each group of it is to be. */
  readonly due: (row: Node, told: Told, said: readonly string[]) => readonly Due[]
}

/** Both were rounded. */
export const about = (value: number | undefined, by = 1.01): Due =>
  value === undefined ? undefined : [value - by, value + by]

function isSo(said: string | undefined, due: Due): boolean {
  if (said === undefined || due === undefined) return true
  if (typeof due === 'string') return said === due
  const [amount] = amountsOf(said)
  const [least, most] = typeof due === 'number' ? [due, due] : due
  return amount === undefined || (amount >= least && amount <= most)
}

export function* saidIn(told: Told, table: readonly Said[]): Generator<Breach> {
  for (const { in: rows = '', at, says, due } of table)
    for (const row of nodesAt(told.answer, rows)) {
      const [text] = nodesAt(row, at)
      const said = says.exec(saidAt(row, at))
      if (!text || !said) continue
      const expected = due(row, told, [...said])
      if (expected.some((each, index) => !isSo(said[index + 1], each)))
        yield breach('told-twice', text, 'other than the rest of the answer')
    }
}

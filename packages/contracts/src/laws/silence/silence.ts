// What must not be left null or empty, and what tells that there is something to say.
import type { Breach } from '../catalogue.ts'
import type { Node, Told } from '../node.ts'
import { isSilent, nodesAt, tells } from '../places.ts'

/** Whether there is something to say, by the row that is silent and by the whole answer. */
export type Reason = (row: Node, told: Told) => boolean

export interface Silence {
  /** In each of these rows; in the answer itself without it. */
  readonly in?: string
  readonly silent: readonly string[]
  readonly though: Reason
}

export const breachOf = (node: Node, got: string): Breach => ({
  law: 'silent',
  path: node.path,
  got,
})

export function* silences(told: Told, table: readonly Silence[]): Generator<Breach> {
  for (const { in: rows = '', silent, though } of table)
    for (const row of nodesAt(told.answer, rows)) {
      if (row.value === null || !though(row, told)) continue
      for (const path of silent)
        for (const node of nodesAt(row, path))
          if (isSilent(node)) yield breachOf(node, 'nothing, though it is told beside it')
    }
}

/** Another field of the row says something. */
export const told =
  (path: string): Reason =>
  (row) =>
    tells(row, path)

/** Numbers of the row of which one is above 0. */
export const above0 =
  (...paths: readonly string[]): Reason =>
  (row) =>
    paths.some((path) =>
      nodesAt(row, path).some(({ value }) => typeof value === 'number' && value > 0),
    )

/** A text of the row that has this form. */
export const says =
  (path: string, form: RegExp): Reason =>
  (row) =>
    nodesAt(row, path).some(({ value }) => typeof value === 'string' && form.test(value))

export const all =
  (...reasons: readonly Reason[]): Reason =>
  (row, answer) =>
    reasons.every((reason) => reason(row, answer))

export const is =
  (path: string, ...values: readonly unknown[]): Reason =>
  (row) =>
    nodesAt(row, path).some(({ value }) => values.includes(value))

export const not =
  (reason: Reason): Reason =>
  (row, answer) =>
    !reason(row, answer)

export const any =
  (...reasons: readonly Reason[]): Reason =>
  (row, answer) =>
    reasons.some((reason) => reason(row, answer))

// What holds a table of figures, each with what the contract makes it of, against an answer.
import type { Breach } from '../catalogue.ts'
import { fieldOf, type Node, type Told } from '../node.ts'
import { agree, at } from '../operations/tools.ts'

export interface Figure {
  /** Where it stands: `night.lowest`. */
  readonly of: string
  /** What the rest of the answer makes it; nothing where that does not say. */
  readonly due: (told: Told) => number | undefined
  readonly within?: number
}

export const nodeAt = (answer: Node, path: string): Node | undefined =>
  at(answer, ...path.split('.'))

/** Only our own service, and who tells as much as it does, has promised how its figures are made. */
export const isOurs = (answer: Node): boolean =>
  answer.fields.has('kangban') || fieldOf(answer, 'sentence') !== undefined

export const figuresOf = (figures: readonly Figure[]) =>
  function* holds(told: Told): Generator<Breach> {
    for (const { of, due, within = 0 } of figures)
      yield* agree('reckoned', nodeAt(told.answer, of), { with: due(told), within })
  }

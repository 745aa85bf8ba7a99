// What is newest of a span lies between the lowest and the highest of it.
import type { Breach } from '../catalogue.ts'
import { fieldOf, numberOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'

/** Rounded, where the newest is not. */
const ROUNDED = 0.5

export function* newestInSpan({ answer }: Told): Generator<Breach> {
  const last = fieldOf(answer, 'last')

  const [value, min, lowest, max] = [
    last,
    ...['min', 'lowest', 'max'].map((key) => fieldOf(answer, key)),
  ].map(numberOf)

  const low = min ?? lowest
  if (!last || value === undefined) return
  if (low !== undefined && value < low - ROUNDED) yield breach('order', last, 'below the lowest')
  if (max !== undefined && value > max + ROUNDED) yield breach('order', last, 'above the highest')
}

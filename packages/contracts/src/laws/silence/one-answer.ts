// What an answer leaves null or empty although it tells of it elsewhere.
import type { Breach } from '../catalogue.ts'
import { everyNode, fieldOf, textOf, type Told } from '../node.ts'
import { nodesAt, tells } from '../places.ts'
import { breachOf, silences } from './silence.ts'
import { ALWAYS_JUDGED, OF_EVENT, WITHIN } from './table.ts'
import { wordless } from './words.ts'

export function* silent(told: Told): Generator<Breach> {
  yield* silences(told, WITHIN[told.name] ?? [])
  yield* unjudged(told)
  yield* wordless(told)

  for (const event of everyNode(told.answer))
    if (event.key !== 'kangban' && textOf(fieldOf(event, 'eventType')) !== undefined)
      yield* silences({ ...told, answer: event }, OF_EVENT)
}

const NO_VERDICT = 'nothing, though it was measured'

/** A verdict of none says that nothing was measured. */
function* unjudged({ answer }: Told): Generator<Breach> {
  const sections = nodesAt(answer, 'sections[]')

  for (const row of [...nodesAt(answer, 'cards[]'), ...sections]) {
    const state = fieldOf(row, 'state')
    const metric = textOf(fieldOf(row, 'metric')) ?? ''
    if (state?.value === 'none' && ALWAYS_JUDGED.includes(metric) && tells(row, 'value'))
      yield breachOf(state, NO_VERDICT)
  }

  const state = fieldOf(answer, 'state')
  const isJudged = sections.every((row) => fieldOf(row, 'state')?.value !== 'none')
  if (state?.value === 'none' && sections.length > 0 && isJudged) yield breachOf(state, NO_VERDICT)
}

// What an answer leaves null or empty although it tells of it elsewhere.
import type { Breach } from '../catalogue.ts'
import { everyNode, fieldOf, textOf, type Told } from '../node.ts'
import { nodesAt, saidAt, tells } from '../places.ts'
import { breachOf, silences } from './silence.ts'
import { ALWAYS_JUDGED, OF_EVENT, WITHIN } from './table.ts'

export function* silent(told: Told): Generator<Breach> {
  yield* silences(told, WITHIN[told.name] ?? [])
  yield* unjudged(told)
  yield* unsaid(told)

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

const SENTENCES = ['sentence', 'elderSentence'] as const

/** What is said in one of the two layouts is said in the other. */
function* unsaid({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const [sentence, shorter] = SENTENCES.map((name) => fieldOf(node, name))
    if (node.key === 'kangban' || !sentence || !shorter) continue
    const [long, short] = SENTENCES.map((name) => saidAt(node, name) === '')
    if (long !== short) yield breachOf(long ? sentence : shorter, 'nothing, unlike the other one')
  }
}

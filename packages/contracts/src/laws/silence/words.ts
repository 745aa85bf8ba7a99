// Words that are left out although what they are the words of stands beside them.
import type { Breach } from '../catalogue.ts'
import { everyNode, fieldOf, isList, type Node, textOf, type Told } from '../node.ts'
import { isSilent, tells } from '../places.ts'
import { breachOf } from './silence.ts'

/** A word, and what it says, names or explains in the same row. */
const WORDS: readonly (readonly [word: string, beside: string])[] = [
  ['stateText', 'state'],
  ['levelText', 'level'],
  ['eventName', 'eventType'],
  ['valueText', 'value'],
  ['limitText', 'limit'],
  ['averageText', 'average'],
  ['changeText', 'average'],
  ['comparison', 'value'],
  ['title', 'kind'],
  ['title', 'metric'],
  ['title', 'measure'],
  ['advice', 'beganAt'],
  ['when', 'beganAt'],
  ['count', 'beganAt'],
  ['label', 'text'],
  ['detail', 'title'],
  ['verdict', 'startedAt'],
  ['reason', 'day'],
]

/** What is there to say something, and nothing else. */
const TEXTS = /^(?:text|reference|method|disclaimer)$/

/** A sentence of which only the other form says something. */
function* sentences(row: Node): Generator<Breach> {
  const [sentence, elder] = ['sentence', 'elderSentence'].map((name) => fieldOf(row, name))

  for (const [own, other] of [
    [sentence, elder],
    [elder, sentence],
  ])
    if (isList(own) && isSilent(own) && other && !isSilent(other))
      yield breachOf(own, `nothing, unlike ${other.key}`)
}

const isText = (node: Node | undefined): node is Node => textOf(node) !== undefined

export function* wordless({ answer }: Told): Generator<Breach> {
  for (const row of everyNode(answer)) {
    if (row.key === 'kangban') continue

    for (const [name, beside] of WORDS) {
      const word = fieldOf(row, name)
      if (isText(word) && isSilent(word) && tells(row, beside))
        yield breachOf(word, `nothing, unlike ${beside}`)
    }

    yield* sentences(row)
    if (TEXTS.test(row.key) && isText(row) && isSilent(row)) yield breachOf(row, 'no word')
  }
}

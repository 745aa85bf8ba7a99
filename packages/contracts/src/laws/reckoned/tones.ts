// How a thing is said against how grave it is: verdicts, tones and what is put off.
import { SPANS } from '../../constants.ts'
import type { Breach } from '../catalogue.ts'
import { fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { at, breach } from '../operations/tools.ts'
import { nodesAt } from '../places.ts'
import { ALL_WELL, isGrave } from '../said/home.ts'
import { SENTENCES, textIn } from './sentences.ts'

const partsOf = (answer: Node): readonly Node[] =>
  SENTENCES.flatMap((name) => nodesAt(answer, `${name}[]`))

const toneOf = (part: Node): unknown => fieldOf(part, 'tone')?.value

const PUT_OFF =
  /(?:下个?月|下周|下次(?!看医生)|明天|改天|过几天|有空)[^，。；]*(?:医生|医院|体检|就医|再看|问问)/

/** What is grave is not put off. */
export function* putOff({ answer }: Told): Generator<Breach> {
  for (const part of partsOf(answer)) {
    const text = fieldOf(part, 'text')
    if (text && toneOf(part) === 'bad' && PUT_OFF.test(textOf(text) ?? ''))
      yield breach('verdict', text, 'put off, though it is grave')
  }
}

/** While a grave matter waits, no sentence is said as if all were well. */
export function* graveSaid({ answer }: Told): Generator<Breach> {
  if (!nodesAt(answer, 'matters[]').some(isGrave)) return

  for (const name of SENTENCES) {
    const sentence = fieldOf(answer, name)
    const parts = sentence?.items ?? []
    const isPlain = parts.length > 0 && parts.every((part) => toneOf(part) === 'plain')
    // Of that another law tells.
    if (sentence && isPlain && !ALL_WELL.test(textIn(sentence)))
      yield breach('told-twice', sentence, 'plain, though something grave waits')
  }
}

const OF_OXYGEN = /血氧/

/** A good night has nothing in its words to be noticed but its oxygen, which has a state of its own. */
export function* goodNight({ answer, input }: Told): Generator<Breach> {
  const state = fieldOf(answer, 'state')
  if (input['type'] !== SPANS.day || state?.value !== 'good') return

  const isNoticed = partsOf(answer).some(
    (part) => toneOf(part) !== 'plain' && !OF_OXYGEN.test(textOf(fieldOf(part, 'text')) ?? ''),
  )

  if (isNoticed) yield breach('verdict', state, 'other than its sentence')
}

/** Oxygen that never was below its threshold was not low. */
export function* lowOxygen({ answer }: Told): Generator<Breach> {
  const state = fieldOf(answer, 'state')

  const [lowest, events, threshold] = ['lowest', 'lowEvents', 'threshold'].map((name) =>
    numberOf(fieldOf(answer, name)),
  )

  if (!state || lowest === undefined || threshold === undefined) return
  if (/^(?:low|alert)$/.test(String(state.value)) && events === 0 && lowest >= threshold)
    yield breach('verdict', state, 'though it never was low')
}

const AT_REST = /安静时[^。；]*?比平时(?:([快高])|[慢低])/

/** A rate at rest within the usual range is neither faster nor slower than usual. */
export function* restSaid({ answer }: Told): Generator<Breach> {
  const [rest, low, high] = [
    fieldOf(answer, 'resting'),
    at(answer, 'baseline', 'low'),
    at(answer, 'baseline', 'high'),
  ].map(numberOf)

  if (rest === undefined || low === undefined || high === undefined) return

  for (const name of SENTENCES) {
    const sentence = fieldOf(answer, name)
    const said = AT_REST.exec(textIn(sentence))
    if (sentence && said && (said[1] === undefined ? rest >= low : rest <= high))
      yield breach('told-twice', sentence, 'other than its usual rate')
  }
}

// Codes of which the contract has the word, the order, or what follows from them.
import {
  REFUSED_EVENTS,
  SECURITY_EVENT_KINDS,
  type SecurityEventKind,
  securityEventWords,
} from '../../account/security-event-words.ts'
import { DOCUMENT_TYPES } from '../../archive/document-types.ts'
import { DEVICE_TYPES } from '../../constants.ts'
import { AREAS } from '../../family/area-words.ts'
import { FEEDBACK_TYPES } from '../../feedback/feedback-type.ts'
import { HOLTER_EPISODE_LABELS } from '../../holter/episode-words.ts'
import { ADVICE_TOPICS } from '../../medicine/constitution-names.ts'
import { REMINDER_NAMES } from '../../reminders/reminder-words.ts'
import type { Breach } from '../catalogue.ts'
import { everyNode, fieldOf, isList, textOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { nodesAt } from '../places.ts'

/** Whether a word is one for the code; undefined of a code that is not known. */
type Fits = (code: string, word: string) => boolean | undefined

const named =
  (names: Readonly<Record<string, string>>): Fits =>
  (code, word) =>
    names[code] === undefined ? undefined : names[code] === word

const beginning =
  (names: Readonly<Record<string, string>>): Fits =>
  (code, word) =>
    names[code] === undefined ? undefined : word.startsWith(names[code])

const isEvent = (kind: string): kind is SecurityEventKind =>
  SECURITY_EVENT_KINDS.some((each) => each === kind)

/** With the device or without it. */
const eventWords: Fits = (kind, words) =>
  isEvent(kind)
    ? [undefined, ...Object.values(DEVICE_TYPES)].some(
        (type) => securityEventWords(kind, type) === words,
      )
    : undefined

interface Named {
  readonly in: string
  readonly code: string
  readonly word: string
  readonly fits: Fits
}

const ITEMS: Named = {
  in: 'items[]',
  code: 'kind',
  word: 'title',
  fits: beginning(REMINDER_NAMES),
}

const NAMED: Readonly<Record<string, Named>> = {
  'account.listSecurityEvents': { in: 'list[]', code: 'kind', word: 'text', fits: eventWords },
  'archive.listDocuments': {
    in: 'list[]',
    code: 'type',
    word: 'typeName',
    fits: named(DOCUMENT_TYPES),
  },
  'feedback.listFeedback': {
    in: '[]',
    code: 'type',
    word: 'typeName',
    fits: named(FEEDBACK_TYPES),
  },
  'holter.getHolterRecord': {
    in: 'episodes[]',
    code: 'kind',
    word: 'label',
    fits: named(HOLTER_EPISODE_LABELS),
  },
  'medicine.getConstitutionReport': {
    in: 'advice[]',
    code: 'topic',
    word: 'title',
    fits: named(ADVICE_TOPICS),
  },
  'reminders.getReminders': ITEMS,
  'reminders.getReminderDay': ITEMS,
}

export function* wordsOfCodes({ name, answer }: Told): Generator<Breach> {
  const known = NAMED[name]
  if (!known) return

  for (const row of nodesAt(answer, known.in)) {
    const word = fieldOf(row, known.word)
    const [code, said] = [textOf(fieldOf(row, known.code)), textOf(word)]
    if (word && code !== undefined && said !== undefined && known.fits(code, said) === false)
      yield breach('words', word, 'the word of another')
  }
}

/** Somebody else tried, and got nothing: that and nothing else is refused. */
export function* refusals({ name, answer }: Told): Generator<Breach> {
  if (name !== 'account.listSecurityEvents') return

  for (const row of nodesAt(answer, 'list[]')) {
    const [kind, refused] = [textOf(fieldOf(row, 'kind')), fieldOf(row, 'refused')]
    if (kind === undefined || !refused || !isEvent(kind)) continue
    if (refused.value !== REFUSED_EVENTS.includes(kind))
      yield breach('verdict', refused, 'other than its kind')
  }
}

/** Lists by their names, the codes in them, and by what a row has its code. */
const ORDERS: readonly (readonly [list: string, order: readonly string[], code?: string])[] = [
  ['areas', AREAS],
  ['advice', Object.keys(ADVICE_TOPICS), 'topic'],
]

/** Areas and topics of advice stand in their order, each once. */
export function* orderOfCodes({ answer }: Told): Generator<Breach> {
  for (const list of everyNode(answer))
    for (const [name, order, code] of ORDERS) {
      if (list.key !== name || !isList(list)) continue
      if (code !== undefined && !list.items.every((item) => fieldOf(item, code))) continue

      const places = list.items.map((item) =>
        order.indexOf(textOf(code === undefined ? item : fieldOf(item, code)) ?? ''),
      )

      if (places.some((place, index) => place <= (places[index - 1] ?? -1)))
        yield breach('sorted', list, `not in the order of ${name}`)
    }
}

const LISTS_OF_CODES = /^(?:looks|missing)$/

/** What is one of a few words stands once in a list. */
export function* codesOnce({ answer }: Told): Generator<Breach> {
  for (const list of everyNode(answer)) {
    if (!LISTS_OF_CODES.test(list.key) || !isList(list)) continue
    const codes = list.items.flatMap((item) => textOf(item) ?? [])
    if (new Set(codes).size < codes.length) yield breach('same-id', list, 'a code twice')
  }
}

/** The type of a device stands twice. */
export function* typeOfDevice({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const [type, code] = ['deviceType', 'deviceTypeCode'].map((key) => fieldOf(node, key))
    const [first, second] = [type, code].map(textOf)
    if (type && first !== undefined && second !== undefined && first !== second)
      yield breach('told-twice', type, 'other than deviceTypeCode')
  }
}

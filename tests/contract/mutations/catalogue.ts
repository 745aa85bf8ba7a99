// All mutations, laid over the answers of a recorded run.
import { createRandom } from '@kangban/vitals'
import type { Change, Exchange, Recorded, Reply } from '../recorded-run.ts'
import type { Kind } from './kind.ts'
import { SHAPES } from './shapes.ts'
import { ORDERS, RANGES, UNITS } from './values.ts'
import { ENCODINGS } from './encodings.ts'
import { PAGES, QUESTIONS } from './pages.ts'
import { SIGNALS } from './signals.ts'
import { COURSES } from './courses.ts'
import { FORMS } from './forms.ts'
import { BODIES, FACTS } from './people.ts'
import { IDENTITIES, TIMES } from './whereabouts.ts'
import { ABSENCES, WIRE_SHAPES, WIRE_TYPES } from './wire-forms.ts'
import { SPELLINGS } from './spellings.ts'
import { MEASURES } from './measures.ts'
import { OFFSETS, SEQUENCES } from './sequences.ts'
import { CALENDARS } from './calendars.ts'
import { POSSIBLE } from './possible.ts'
import { RELATIONS, VERDICTS } from './relations.ts'
import { FILLED, TRACES } from './traces.ts'
import { PHRASES } from './phrases.ts'
import { RECKONINGS } from './reckonings.ts'
import { HEARSAY } from './hearsay.ts'
import { SILENCES } from './silences.ts'

/** Written as others might, before anybody looked at what the laws hold: of one call each, as there are so many. */
const OF_OTHERS: readonly Kind[] = [
  ...WIRE_SHAPES,
  ...WIRE_TYPES,
  ...ABSENCES,
  ...SPELLINGS,
  ...MEASURES,
  ...SEQUENCES,
  ...OFFSETS,
  ...CALENDARS,
  ...RELATIONS,
  ...VERDICTS,
  ...TRACES,
  ...FILLED,
  ...RECKONINGS,
  ...PHRASES,
  ...SILENCES,
  ...HEARSAY,
]

export const KINDS: readonly Kind[] = [
  ...SHAPES,
  ...UNITS,
  ...RANGES,
  ...ORDERS,
  ...TIMES,
  ...IDENTITIES,
  ...PAGES,
  ...QUESTIONS,
  ...ENCODINGS,
  ...SIGNALS,
  ...BODIES,
  ...FACTS,
  ...FORMS,
  ...COURSES,
  ...OF_OTHERS.map((kind) => ({ most: 1, ...kind })),
]

const SEED = 20_261_126
/** Over how many calls a kind is laid where it says nothing else. */
const MOST = 2

/**
 * Impossible by the documents, the contract, itself or another answer of the run; unlikely, which a warning says; or possible,
 * since nothing that a program could read contradicts it.
 */
export const LABELS = ['impossible', 'unlikely', 'possible'] as const
export type Label = (typeof LABELS)[number]

export interface Mutation {
  readonly kind: Kind
  readonly name: string
  readonly label: Label
  /** Why it is possible. */
  readonly reason?: string
  readonly change: Change
}

/** What the kind makes of an answer, or the answer itself. */
function replyOf(kind: Kind, { text, url }: Exchange, others: readonly Exchange[]): Reply {
  if (kind.reply) return kind.reply(text)
  if (kind.instead) return { body: kind.instead(url, others) ?? text }
  const { data, ...envelope } = JSON.parse(text) as Record<string, unknown>
  return { body: JSON.stringify({ ...envelope, data: kind.data?.(data) }) }
}

/** Whether the kind changes what an answer says: a list of one cannot be turned round. */
function fits(kind: Kind, exchange: Exchange, others: readonly Exchange[]): boolean {
  if (exchange.status !== 200) return false
  const { body, type } = replyOf(kind, exchange, others)
  if (type !== undefined) return true
  const plain = new TextEncoder().encode(JSON.stringify(JSON.parse(exchange.text)))
  const changed = typeof body === 'string' ? new TextEncoder().encode(body) : body
  return changed.length !== plain.length || changed.some((byte, index) => byte !== plain[index])
}

/** A label of one call goes before that of the kind. */
function labelOf({ what, implausible }: Kind, name: string): Pick<Mutation, 'label' | 'reason'> {
  const reason = POSSIBLE[what]?.[name]
  if (reason !== undefined) return { label: 'possible', reason }
  return { label: implausible ? 'unlikely' : 'impossible' }
}

/** Each kind over calls that it fits, chosen by chance and by the same chance every time. */
export function mutationsOf({ exchanges }: Recorded): Mutation[] {
  const answered = Map.groupBy(exchanges.values(), ({ name }) => name)
  // Which back end it is was found before.
  const named = [...answered].filter(([name]) => name !== '' && !name.startsWith('backend.'))

  return KINDS.flatMap((kind): Mutation[] => {
    const random = createRandom(SEED).fork(kind.what)

    return named
      .filter(([, all]) => all.some((exchange) => fits(kind, exchange, all)))
      .map(([name, all]) => ({ name, all, at: random.next() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, kind.most ?? MOST)
      .map(({ name, all }) => ({
        kind,
        name,
        ...labelOf(kind, name),
        change: (exchange) =>
          exchange.name === name && exchange.status === 200
            ? replyOf(kind, exchange, all)
            : { body: exchange.text },
      }))
  })
}

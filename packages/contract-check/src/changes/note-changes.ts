// What a schema says besides which values it takes: its words, its unit, whose promise it is.
import type { JsonSchema } from '../answer/json-schema.ts'
import { besides, isSame } from './document.ts'
import type { Difference } from './limit-changes.ts'

/** Of a number or a text: the same value means something else when one of these has changed. */
const MEANING = ['x-unit', 'x-kind'] as const
const PROMISE = ['x-added', 'x-decided'] as const
const WORDS = new Set(['title', 'description', '$comment', 'deprecated', 'readOnly', 'writeOnly'])

/** Examples are nobody's promise. */
const IGNORED = new Set(['example', 'examples'])

const isNote = (key: string): boolean =>
  WORDS.has(key) || IGNORED.has(key) || key === 'default' || key.startsWith('x-')

/** What of a schema decides about values, and is not looked at elsewhere. */
export const unread = (schema: JsonSchema, read: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(besides(schema, read)).filter(([key]) => !isNote(key)))

/** The schemas that speak of one place, the nearest first: itself, and what of a union is not null. */
export type Layers = readonly JsonSchema[]

const noted = (layers: Layers, key: string): unknown =>
  layers.flatMap((layer) => Object.entries(layer)).find(([name]) => name === key)?.[1]

const show = (value: unknown): string => JSON.stringify(value) ?? '–'

function meaningChanges(before: Layers, after: Layers): Difference[] {
  return MEANING.flatMap((key): Difference[] => {
    const [old, now] = [noted(before, key), noted(after, key)]
    if (isSame(old, now)) return []
    // What was not said before is said now, and the value is what it was.
    if (old === undefined) return [{ kind: 'words' }]
    return [{ kind: 'meaning-changed', before: `${key} ${show(old)}`, after: show(now) }]
  })
}

function promiseChanges(before: Layers, after: Layers): Difference[] {
  return PROMISE.flatMap((key): Difference[] => {
    const [old, now] = [noted(before, key), noted(after, key)]
    if (isSame(old, now)) return []
    if (old === undefined) return [{ kind: 'promise-withdrawn', after: `${key} ${show(now)}` }]
    if (now === undefined) return [{ kind: 'promise-made', before: `${key} ${show(old)}` }]
    return [{ kind: 'words' }]
  })
}

function defaultChanges(before: Layers, after: Layers): Difference[] {
  const [old, now] = [noted(before, 'default'), noted(after, 'default')]
  return isSame(old, now) ? [] : [{ kind: 'default-changed', before: show(old), after: show(now) }]
}

const KNOWN: readonly string[] = [...MEANING, ...PROMISE, 'default']

/** Wherever they stand: words that move from a schema to the union that it becomes a part of say what they said. */
const wordsOf = (layers: Layers): object[] =>
  layers
    .map((layer) =>
      Object.entries(layer).filter(
        ([key]) => isNote(key) && !IGNORED.has(key) && !KNOWN.includes(key),
      ),
    )
    .filter((words) => words.length > 0)
    .map((words) => Object.fromEntries(words))

export function noteChanges(before: Layers, after: Layers): Difference[] {
  const words: Difference[] = isSame(wordsOf(before), wordsOf(after)) ? [] : [{ kind: 'words' }]

  return [
    ...meaningChanges(before, after),
    ...promiseChanges(before, after),
    ...defaultChanges(before, after),
    ...words,
  ]
}

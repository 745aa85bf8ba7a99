import { EVERYDAY_NAMES } from './everyday-names.ts'

/** How each character of a text may be said, in small letters without tones. */
export type Readings = readonly (readonly string[])[]
export type ReadingsOf = (text: string) => Readings

/** Something that may be typed for a disease: its name, or what people call it. */
interface Entry {
  readonly name: string
  readonly text: string
  /** In small letters. */
  readonly characters: readonly string[]
  readonly readings: Readings | null
}

export interface NameIndex {
  readonly names: readonly Entry[]
  readonly everyday: readonly Entry[]
}

export interface Found {
  readonly name: string
  /** What people call it, where that was found and not the name. */
  readonly alias: string | null
  /** Of the name, or of what it is called: the characters that were found. */
  readonly from: number
  readonly to: number
}

const entry = (name: string, text: string, readingsOf: ReadingsOf | null): Entry => ({
  name,
  text,
  characters: Array.from(text.toLowerCase()),
  readings: readingsOf?.(text) ?? null,
})

/** Made once for a list of names; without readings it finds Chinese characters alone. */
export const indexNames = (names: readonly string[], readingsOf: ReadingsOf | null): NameIndex => ({
  names: names.map((name) => entry(name, name, readingsOf)),
  everyday: names.flatMap((name) =>
    (EVERYDAY_NAMES[name] ?? []).map((text) => entry(name, text, readingsOf)),
  ),
})

/** Typed words as they are looked for: keyboards part the syllables of pinyin, and some write wide letters. */
export const plainWords = (words: string): string =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s'’]/g, '')

function sharedLength(syllable: string, words: string, at: number): number {
  let length = 0
  while (length < syllable.length && syllable[length] === words[at + length]) length += 1
  return length
}

/** Where the words end when they begin at a character, each said in whole, in part, or written as it is; -1: they do not. */
function endOf({ characters, readings }: Entry, words: string, begin: number): number {
  const from = (character: number, at: number): number => {
    if (at === words.length) return character
    const written = characters[character]
    if (written === undefined) return -1

    if (words.startsWith(written, at)) {
      const end = from(character + 1, at + written.length)
      if (end >= 0) return end
    }

    for (const syllable of readings?.[character] ?? []) {
      for (let length = sharedLength(syllable, words, at); length > 0; length -= 1) {
        const end = from(character + 1, at + length)
        if (end >= 0) return end
      }
    }

    return -1
  }

  return from(begin, 0)
}

interface Place {
  from: number
  to: number
  /** Written as it was typed. */
  written: boolean
}

function placeIn(entry: Entry, words: string): Place | null {
  const { characters } = entry
  let said: Place | null = null

  for (let from = 0; from < characters.length; from += 1) {
    const to = endOf(entry, words, from)
    if (to < 0) continue
    const written = characters.slice(from, to).join('') === words
    if (written) return { from, to, written }
    said ??= { from, to, written }
  }

  return said
}

/** What is written as typed comes before what only sounds so, and what begins with it before what contains it. */
const rankOf = ({ from, written }: Place): number => (written ? 0 : 2) + (from === 0 ? 0 : 1)

function placesOf(entries: readonly Entry[], words: string) {
  return entries
    .flatMap((entry) => {
      const place = placeIn(entry, words)
      return place ? [{ entry, place }] : []
    })
    .toSorted((a, b) => rankOf(a.place) - rankOf(b.place))
}

/** One character begins too many everyday names for any of them to be meant. */
const LEAST_CALLED = 2

/** The diseases whose name contains what was typed, best first; then those that people call something that begins so. */
export function findNames({ names, everyday }: NameIndex, typed: string): Found[] {
  const words = plainWords(typed)
  if (words === '') return []

  const named = placesOf(names, words).map(({ entry: { name }, place: { from, to } }): Found => ({
    name,
    alias: null,
    from,
    to,
  }))

  const seen = new Set(named.map(({ name }) => name))

  if (Array.from(words).length < LEAST_CALLED) return named

  const called = placesOf(everyday, words).flatMap(
    ({ entry: { name, text }, place: { from, to } }): Found[] => {
      if (seen.has(name) || from > 0) return []
      seen.add(name)
      return [{ name, alias: text, from, to }]
    },
  )

  return [...named, ...called]
}

// What was read of somebody's health, and of the ledger of points, and has not changed since. Triggers of the database put
// another mark beside whatever changes, in the transaction that changes it (ADR 25). Marks are read first and the rest after
// them, so that what is kept under a mark is as new as the mark or newer: whatever was committed before a call began, at any
// replica, is in its answer.
import { LRUCache } from 'lru-cache'
import { MS_PER_MINUTE, shanghaiDay } from '@kangban/china-time'
import { LIMITS } from '../../config/limits.ts'
import type { DayFigures } from './day-figures.ts'
import type { PreparedReads } from '../prepared-reads.ts'

/** Tables that have one mark an account. */
export type MarkedTable =
  | 'BloodPressure'
  | 'ManualReading'
  | 'SleepNight'
  | 'EcgRecord'
  | 'HolterRecord'
  | 'Warning'
  | 'Goal'
  | 'Profile'
  | 'Binding'
  | 'PointsEntry'

/** Kinds of readings, which have one a day in China. */
export const MARKED_KINDS = ['heartRate', 'oxygen', 'temperature', 'steps'] as const
export type MarkedKind = (typeof MARKED_KINDS)[number]

interface Days {
  kind: MarkedKind
  /** In China, oldest first, without a gap. */
  days: readonly string[]
}

interface Asked {
  accountId: string
  tables: readonly MarkedTable[]
  kinds?: readonly MarkedKind[]
  /** Of the kinds; days between the first and the last belong to them. */
  days?: readonly string[]
}

/** What an answer is made of: it is good for as long as nothing of that changes. */
type MadeOf = readonly MarkedTable[] | Days

/** What is known of an account at the marks of one moment. It belongs to all who ask: nobody may change what it gives. */
export interface Known {
  /**
   * What `load` gave since that was last changed of which it is made. The name says all else on which the answer depends.
   * @throws Error where the marks of it were not asked for
   */
  of<T>(name: string, madeOf: MadeOf, load: () => Promise<T>): Promise<T>
  /**
   * A whole answer, made of all that was asked for, here and `beside`: it is good while nothing of that changes, and as long as
   * `now` is in the same minute where it depends on that; the newest alone is kept. It is frozen, so that it is checked and
   * written once (`plugins/lasting-answers.ts`).
   */
  ofAll<T>(
    name: string,
    given: { now?: Date; beside?: readonly Known[] },
    load: () => Promise<T>,
  ): Promise<T>
  /** All marks that were asked for, as one text. */
  readonly marks: string
  /**
   * A value for each of the days; `load` is asked for those alone that are not known or have changed.
   * @throws Error where the marks of a day were not asked for
   */
  ofDays<T>(
    name: string,
    { kind, days }: Days,
    load: (days: readonly string[]) => Promise<readonly T[]>,
  ): Promise<T[]>
  /** The same of one number a day, which the database keeps as well when the day is over. */
  figuresOfDays(
    name: string,
    days: Days,
    load: (days: readonly string[]) => Promise<readonly (number | null)[]>,
  ): Promise<(number | null)[]>
}

export interface HealthMemory {
  open(asked: Asked): Promise<Known>
  /** Where a database is put back to what it was when nothing had a mark: what is being read meanwhile is not kept either. */
  clear(): Promise<void>
  /** Before the database is closed. */
  close(): Promise<void>
}

interface Given {
  reads: PreparedReads
  figures: DayFigures
  clock: { now(): Date }
  /** How much it may hold; one character is nothing, as after a start at each call. */
  characters?: number
}

interface Marked {
  part: string
  day: string
  mark: string
}

/** For a statement, of names that stand in the code alone. */
export const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

const marksOf = (where: string) =>
  `SELECT "part", "day", "mark" FROM "HealthMark" WHERE "accountId" = $1 AND ${where}`

async function readMarks(reads: PreparedReads, asked: Asked): Promise<Map<string, string>> {
  const { accountId, tables, kinds = [], days = [] } = asked
  const [from, to] = [days[0], days.at(-1)]

  // Of names alone that stand in the code, so that there are few statements.
  const [ofTables, ofKinds] = await Promise.all([
    tables.length === 0
      ? []
      : reads.all<Marked>(marksOf(`"day" = '' AND "part" IN (${listed(tables)})`), [accountId]),
    kinds.length === 0 || from === undefined || to === undefined
      ? []
      : reads.all<Marked>(marksOf(`"part" IN (${listed(kinds)}) AND "day" BETWEEN $2 AND $3`), [
          accountId,
          from,
          to,
        ]),
  ])

  return new Map([...ofTables, ...ofKinds].map(({ part, day, mark }) => [part + day, mark]))
}

interface Kept {
  mark: string
  value: unknown
  /** How often it lies in memory. */
  copies?: number
}

/** As it was made, as its contract lets it out, and as it is sent. */
const COPIES_OF_ANSWER = 3

/** Of a name with a number or a moment behind it. */
const CHARACTERS_OF_FIELD = 24

/**
 * About as many characters as it has in JSON, which would take longer to make than most values take to read. The elements of a
 * list are alike.
 */
function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length + CHARACTERS_OF_FIELD
  if (typeof value !== 'object' || value === null || value instanceof Date)
    return CHARACTERS_OF_FIELD
  if (Array.isArray(value))
    return (
      CHARACTERS_OF_FIELD +
      value.length * Math.max(charactersOf(value[0]), charactersOf(value.at(-1)))
    )
  let sum = CHARACTERS_OF_FIELD
  for (const name in value) sum += charactersOf(value[name as keyof typeof value])
  return sum
}

/** The mark of a part; what was never marked is as it was when it could first be. */
function markFinder(marks: ReadonlyMap<string, string>, { tables, kinds = [], days = [] }: Asked) {
  const asked = new Set<string>([...tables, ...kinds])
  const [from = '', to = ''] = [days[0], days.at(-1)]

  return (part: MarkedTable | MarkedKind, day = ''): string => {
    if (!asked.has(part) || (day !== '' && (day < from || day > to)))
      throw new Error(`The mark of ${part} ${day} was not asked for`)
    return marks.get(part + day) ?? ''
  }
}

export function createHealthMemory({
  reads,
  figures,
  clock,
  characters = LIMITS.rememberedCharacters,
}: Given): HealthMemory {
  let cleared = 0

  const kept = new LRUCache<string, Kept>({
    maxSize: characters,
    sizeCalculation: ({ value, copies = 1 }) => copies * charactersOf(value),
    ttl: LIMITS.rememberedMs,
    ttlAutopurge: true,
  })

  const find = (key: string, mark: string): Kept | undefined => {
    const found = kept.get(key)
    return found?.mark === mark ? found : undefined
  }

  return {
    async clear() {
      cleared += 1
      kept.clear()
      await figures.clear()
    },

    close: () => figures.close(),

    async open(asked) {
      const [opened, today] = [cleared, shanghaiDay(clock.now())]
      const isOver = (day: string) => day < today
      const found = await readMarks(reads, asked)
      const markOf = markFinder(found, asked)
      const marks = [...found].flat().join(' ')

      const keep = (key: string, value: Kept) => {
        if (opened === cleared) kept.set(key, value)
      }

      const under = async <T>(
        name: string,
        { mark, copies }: Pick<Kept, 'mark' | 'copies'>,
        load: () => Promise<T>,
      ) => {
        const key = `${asked.accountId} ${name}`
        const before = find(key, mark)
        if (before) return before.value as T
        const value = await load()
        keep(key, { mark, value, ...(copies && { copies }) })
        return value
      }

      const of: Known['of'] = async (name, madeOf, load) => {
        const parts =
          'kind' in madeOf
            ? madeOf.days.map((day) => markOf(madeOf.kind, day))
            : madeOf.map((table) => markOf(table))

        return under(name, { mark: parts.join(' ') }, load)
      }

      const ofAll: Known['ofAll'] = (name, { now, beside = [] }, load) => {
        const minute = now ? Math.floor(now.getTime() / MS_PER_MINUTE) : ''
        const mark = [minute, marks, ...beside.map((other) => other.marks)].join(' ')
        const frozen = async () => Object.freeze(await load())
        return under(name, { mark, copies: COPIES_OF_ANSWER }, frozen)
      }

      const ofDays: Known['ofDays'] = async <T>(
        name: string,
        { kind, days }: Days,
        load: (days: readonly string[]) => Promise<readonly T[]>,
      ) => {
        const places = days.map((day) => {
          const [key, mark] = [`${asked.accountId} ${name} ${day}`, markOf(kind, day)]
          return { day, key, mark, found: find(key, mark) }
        })

        const missing = places.filter(({ found }) => !found)
        const loaded = missing.length === 0 ? [] : await load(missing.map(({ day }) => day))

        missing.forEach((place, index) => {
          place.found = { mark: place.mark, value: loaded[index] }
          keep(place.key, place.found)
        })

        return places.map(({ found }) => found?.value as T)
      }

      const figuresOfDays: Known['figuresOfDays'] = (name, { kind, days }, load) =>
        ofDays(name, { kind, days }, async (missing) => {
          const series = { accountId: asked.accountId, kind, name }
          const over = missing.filter(isOver)
          const stored = over.length === 0 ? [] : await figures.read(series, over)

          const known = new Map(
            stored
              .filter(({ day, mark }) => isOver(day) && mark === markOf(kind, day))
              .map(({ day, value }) => [day, value]),
          )

          const unknown = missing.filter((day) => !known.has(day))
          const loaded = unknown.length === 0 ? [] : await load(unknown)
          const made = unknown.map((day, index) => ({ day, value: loaded[index] ?? null }))
          for (const { day, value } of made) known.set(day, value)

          if (opened === cleared)
            figures.keep(
              series,
              made
                .filter(({ day }) => isOver(day))
                .map((figure) => ({ ...figure, mark: markOf(kind, figure.day) })),
            )

          return missing.map((day) => known.get(day) ?? null)
        })

      return { of, ofAll, marks, ofDays, figuresOfDays }
    },
  }
}

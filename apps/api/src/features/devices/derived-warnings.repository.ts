import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { MS_PER_HOUR } from '@kangban/china-time'
import type { Transaction } from '../../database/once.ts'
import { findingsIn } from '@kangban/rules/warnings/findings-after'
import type { Finding, TimedValue, WarningKind } from '@kangban/rules/warnings/warning-rules'

/** No reading joins an event that is further away; see the gaps in warning-rules.ts. */
const REACH_MS = MS_PER_HOUR
/** Read on both sides beyond that, so that what begins or ends there is seen whole. */
const MARGIN_MS = 2 * MS_PER_HOUR

/** What warnings follow from. */
export type Series = 'heartRate' | 'steps' | 'oxygen' | 'pressures'

type Derived = Exclude<WarningKind, 'af-suspected'>

/** What each kind follows from; that of an ECG comes with its record. A walk explains a fast heart. */
const FOLLOWS_FROM: Readonly<Record<Derived, readonly Series[]>> = {
  'heart-fast': ['heartRate', 'steps'],
  'heart-slow': ['heartRate', 'steps'],
  'oxygen-low': ['oxygen'],
  'pressure-high': ['pressures'],
  'pressure-low': ['pressures'],
}

const DERIVED = Object.keys(FOLLOWS_FROM) as Derived[]

type Timed = Pick<Finding, 'kind' | 'occurredAt' | 'seconds'>
type StoredWarning = Awaited<ReturnType<Transaction['warning']['findMany']>>[number]

const beginOf = ({ occurredAt }: Pick<Timed, 'occurredAt'>): number => occurredAt.getTime()

const endOf = (event: Pick<Timed, 'occurredAt' | 'seconds'>): number =>
  beginOf(event) + (event.seconds ?? 0) * 1000

export interface Stretch {
  from: number
  to: number
}

/** A stretch of readings that are new, and what was measured in it. */
export interface Fresh extends Stretch {
  series: ReadonlySet<Series>
}

const touches = (event: Pick<Timed, 'occurredAt' | 'seconds'>, { from, to }: Stretch): boolean =>
  endOf(event) >= from && beginOf(event) <= to

interface Asked {
  accountId: string
  kinds: readonly Derived[]
}

/** The stored events that lie in the stretch, and of each kind the one that began before it if it lasts into it. */
async function storedIn(
  transaction: Transaction,
  { accountId, kinds }: Asked,
  stretch: Stretch,
): Promise<StoredWarning[]> {
  const from = new Date(stretch.from)

  const within = await transaction.warning.findMany({
    where: {
      accountId,
      kind: { in: [...kinds] },
      occurredAt: { gte: from, lte: new Date(stretch.to) },
    },
  })

  const before = await Promise.all(
    kinds.map((kind) =>
      transaction.warning.findFirst({
        where: { accountId, kind, occurredAt: { lt: from } },
        orderBy: { occurredAt: 'desc' },
      }),
    ),
  )

  return [
    ...before.filter((warning) => warning !== null).filter((warning) => touches(warning, stretch)),
    ...within,
  ]
}

/** Rows of one query: Prisma makes them in some 10 ms, and the loop stands meanwhile. */
const PAGE = 1000

/** The readings of a kind in the order of time; others have their turn between two pages. */
async function valuesIn(
  transaction: Transaction,
  { accountId, kind, from, to }: Stretch & { accountId: string; kind: string },
): Promise<TimedValue[]> {
  const values: TimedValue[] = []
  let at: { gte?: Date; gt?: Date } = { gte: new Date(from) }

  for (;;) {
    const page = await transaction.reading.findMany({
      where: { accountId, kind, at: { ...at, lte: new Date(to) } },
      orderBy: { at: 'asc' },
      select: { at: true, value: true },
      take: PAGE,
    })

    values.push(...page)
    const last = page.at(-1)
    if (!last || page.length < PAGE) return values
    at = { gt: last.at }
    await nextTurn()
  }
}

/** What these kinds follow from; of the rest nothing. */
async function measuredIn(
  transaction: Transaction,
  { accountId, kinds }: Asked,
  { from, to }: Stretch,
) {
  const needed = new Set(kinds.flatMap((kind) => FOLLOWS_FROM[kind]))

  const of = async (kind: Exclude<Series, 'pressures'>) =>
    needed.has(kind) ? valuesIn(transaction, { accountId, kind, from, to }) : []

  return {
    heartRate: await of('heartRate'),
    oxygen: await of('oxygen'),
    steps: await of('steps'),
    pressures: needed.has('pressures')
      ? await transaction.bloodPressure.findMany({
          where: { accountId, at: { gte: new Date(from), lte: new Date(to) } },
          orderBy: { at: 'asc' },
        })
      : [],
    ecgRecords: [],
  }
}

const isSame = (a: Timed | StoredWarning, b: Timed | StoredWarning): boolean =>
  a.kind === b.kind && beginOf(a) === beginOf(b)

const isUnchanged = (finding: Finding, stored: StoredWarning): boolean =>
  finding.level === stored.level &&
  finding.value === stored.value &&
  finding.otherValue === stored.otherValue &&
  finding.seconds === stored.seconds

/**
 * Makes the stored warnings around a stretch of new readings those that the rules find in everything that is known now, so
 * that late readings lead to the same warnings as readings in order: an event may begin earlier, last longer, or turn out
 * to be none. Kinds that do not follow from what was measured are not looked at. What somebody has handled stays handled. Gives
 * the events that are new.
 */
export async function refreshWarnings(
  transaction: Transaction,
  accountId: string,
  span: Fresh,
): Promise<Finding[]> {
  const kinds = DERIVED.filter((kind) =>
    FOLLOWS_FROM[kind].some((series) => span.series.has(series)),
  )

  const asked = { accountId, kinds }
  const affected = { from: span.from - REACH_MS, to: span.to + REACH_MS }
  const stored = await storedIn(transaction, asked, affected)

  const whole = {
    from: Math.min(affected.from, ...stored.map(beginOf)) - MARGIN_MS,
    to: Math.max(affected.to, ...stored.map(endOf)) + MARGIN_MS,
  }

  const found = findingsIn(await measuredIn(transaction, asked, whole)).filter((event) =>
    touches(event, affected),
  )

  const over = stored.filter((warning) => !found.some((finding) => isSame(finding, warning)))
  if (over.length > 0)
    await transaction.warning.deleteMany({ where: { id: { in: over.map(({ id }) => id) } } })
  const fresh: Finding[] = []

  for (const finding of found) {
    const before = stored.find((warning) => isSame(finding, warning))
    if (before && isUnchanged(finding, before)) continue

    if (before) {
      await transaction.warning.update({ where: { id: before.id }, data: finding })
      continue
    }

    // The same event under another beginning.
    const former = over.filter(
      (warning) => warning.kind === finding.kind && touches(warning, spanOf(finding)),
    )

    const handled = former.find(({ handledAt }) => handledAt !== null)
    const { handledAt = null, handledAs = null } = handled ?? {}

    await transaction.warning.create({
      data: { id: randomUUID(), accountId, ...finding, handledAt, handledAs },
    })

    if (former.length === 0) fresh.push(finding)
  }

  return fresh
}

const spanOf = (finding: Finding): Stretch => ({ from: beginOf(finding), to: endOf(finding) })

// One fault under load: before it, during it, after it.
import { setTimeout as pause } from 'node:timers/promises'
import { MS_PER_SECOND } from '@kangban/china-time'
import type { Answer } from './calls.ts'
import type { Fault } from './faults.ts'
import { openLivePage, type Shown } from './live-page.ts'
import type { Acknowledged, Load, LoadSource } from './load.ts'
import { beginProbe } from './probe.ts'
import { judgeDatabase, type Verdict } from './verdict.ts'
import { percentile } from '../load/paced.ts'
import type { World } from './world.ts'

const WARMING_MS = 10 * MS_PER_SECOND
const BEFORE_MS = 4 * MS_PER_SECOND
const AFTER_MS = 4 * MS_PER_SECOND
const PAGES = 8
const OPENING_MS = MS_PER_SECOND / 2
/** Whoever asks whether a replica is ready is told by then. */
const PROBE_MS = 2 * MS_PER_SECOND
/** What a fault leaves behind belongs to it. */
const SETTLING_MS = 2 * MS_PER_SECOND

export interface Speeds {
  readonly calls: number
  readonly p50: number
  readonly p99: number
}

export interface Trial extends Verdict {
  readonly fault: Fault
  readonly acknowledged: number
  readonly alive: number
  readonly replicas: number
  readonly madeMs: number
  /** The longest time in which nothing was acknowledged. */
  readonly silentMs: number
  /** The longest that a probe waited for `/readyz`. */
  readonly probeMs: number
  /** What was sent to one replica and shown by another. */
  readonly live: Shown
  /** What was refused or unclear, by what was said. */
  readonly refused: ReadonlyMap<string, number>
  readonly unclear: ReadonlyMap<string, number>
  /** What the replicas logged as errors meanwhile. */
  readonly logged: readonly string[]
  readonly before: Speeds
  readonly during: Speeds
  readonly after: Speeds
  /** What must not be, in words. */
  readonly broken: readonly string[]
}

function speedsOf(answers: readonly Answer[]): Speeds {
  const took = answers.map(({ tookMs }) => tookMs)
  return { calls: took.length, p50: percentile(took, 50), p99: percentile(took, 99) }
}

function countBy(answers: readonly Answer[], outcome: Answer['outcome']): Map<string, number> {
  const counts = new Map<string, number>()

  for (const { why } of answers.filter((answer) => answer.outcome === outcome))
    counts.set(why, (counts.get(why) ?? 0) + 1)

  return counts
}

/** From one write that was done to the next, from the moment of the fault on. */
function longestSilence(answers: readonly Answer[], from: number): number {
  const ends = answers
    .filter(({ isWrite, outcome }) => isWrite && outcome === 'done')
    .map(({ askedAt, tookMs }) => askedAt + tookMs)
    .filter((end) => end > from)
    .toSorted((a, b) => a - b)

  return Math.max(...ends.map((end, index) => end - (ends[index - 1] ?? from)))
}

function brokenOf(trial: Omit<Trial, 'broken'>, load: Load): string[] {
  const { fault, lost, wrongLedgers, duplicates, alive, replicas, refused, unclear } = trial
  const { probeMs, live } = trial

  return [
    ...(lost.length > 0 ? [`${lost.length} acknowledged writes lost: ${lost.join(', ')}`] : []),
    ...wrongLedgers,
    ...(duplicates > 0 ? [`${duplicates} writes with two effects`] : []),
    ...(fault.leavesReplicas && probeMs > PROBE_MS ? ['/readyz took too long'] : []),
    ...(live.missed > 0 ? [`${live.missed} live events missed`] : []),
    ...(alive < replicas ? [`${replicas - alive} replicas ended`] : []),
    ...(unclear.size > 0 ? ['answers that are not clear'] : []),
    ...(load.given.length > 0 ? [`${load.given.length} writes never acknowledged`] : []),
    ...(fault.unseen && refused.size > 0 ? ['refused, though nothing was to be seen'] : []),
  ]
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Pages of these people are open at one replica while their watches send to another. */
async function openPages(world: World) {
  const [send, , show] = world.replicas
  if (!send || !show) throw new Error('there are fewer replicas')
  const followed = world.people.slice(0, PAGES)
  const pages = followed.map((person) => openLivePage(person, { send: send.url, show: show.url }))
  await pause(OPENING_MS)

  return async () => {
    const ended = await Promise.all(pages.map((page) => page.end()))

    return {
      afterSent: ended.flatMap(({ afterSent }) => afterSent),
      afterAnswer: ended.flatMap(({ afterAnswer }) => afterAnswer),
      missed: sum(ended.map(({ missed }) => missed)),
      cameAgain: sum(ended.map(({ cameAgain }) => cameAgain)),
    }
  }
}

const NO_PAGES = async (): Promise<Shown> => ({
  afterSent: [],
  afterAnswer: [],
  missed: 0,
  cameAgain: 0,
})

const written: Acknowledged[] = []

/** The first calls of three new processes on two cores take many times as long: no fault shall be held against those. */
export async function warmUp(source: LoadSource): Promise<void> {
  const load = source.begin()
  await pause(WARMING_MS)
  await load.end()
  written.push(...load.acknowledged)
}

export async function tryFault(world: World, source: LoadSource, fault: Fault): Promise<Trial> {
  const load = source.begin()
  const loggedBefore = world.replicas.map(({ errors }) => errors.length)
  const closePages = fault.leavesReplicas ? await openPages(world) : NO_PAGES
  const probe = beginProbe(world.replicas)
  await pause(BEFORE_MS)
  const from = performance.now()
  await fault.make(world)
  const made = performance.now()
  await pause(SETTLING_MS)
  const settled = performance.now()
  await pause(AFTER_MS)
  const live = await closePages()
  const probeMs = await probe.end()
  await load.end()
  written.push(...load.acknowledged)
  const { answers } = load
  const of = (isIn: (answer: Answer) => boolean) => speedsOf(answers.filter(isIn))

  const trial = {
    fault,
    ...(await judgeDatabase(world.services, written)),
    acknowledged: load.acknowledged.length,
    alive: world.replicas.filter((replica) => replica.isAlive()).length,
    replicas: world.replicas.length,
    madeMs: made - from,
    probeMs,
    live,
    silentMs: longestSilence(answers, from),
    refused: countBy(answers, 'refused'),
    unclear: countBy(answers, 'unclear'),
    logged: world.replicas.flatMap(({ errors }, index) => errors.slice(loggedBefore[index])),
    before: of(({ askedAt, tookMs }) => askedAt + tookMs < from),
    during: of(({ askedAt, tookMs }) => askedAt + tookMs >= from && askedAt < settled),
    after: of(({ askedAt }) => askedAt >= settled),
  }

  return { ...trial, broken: brokenOf(trial, load) }
}

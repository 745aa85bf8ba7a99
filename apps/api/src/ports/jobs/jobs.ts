// Work that outlives the answer, and the process that has begun it: kept by a store, done here.
import type { Claim, JobStore } from './job-store.ts'
import {
  isQueued,
  type JobKind,
  LOOK_FOR_WORK_MS,
  OFFER_MS,
  type Queued,
  RENEW_MS,
  type Scheduled,
  triesOf,
} from './job-kinds.ts'

/** May be done again at any moment, so it has its effect once however often it is begun. Throws when the signal aborts. */
type Work = (about: string, signal: AbortSignal) => Promise<void>

interface QueuedWork {
  work: Work
  /** After the last try has failed. */
  gaveUp?: (about: string) => Promise<unknown>
}

export interface Jobs extends Omit<
  JobStore,
  'offer' | 'take' | 'renew' | 'complete' | 'fail' | 'giveBack'
> {
  /** What this process does of that kind from now on, one after the other. */
  work(kind: Queued, how: QueuedWork): void
  every(kind: Scheduled, work: (signal: AbortSignal) => Promise<void>): void
  /** Looks for work at once: for whoever has put some, when the transaction is over. */
  wake(): void
  /** Who hears of what has failed. */
  onFailure(listener: (cause: unknown, what: string) => void): void
  /** When nothing runs here, and nothing waits that may be done now. */
  idle(): Promise<void>
  /** Aborts what runs and lets others have it; nothing is begun any more. */
  stop(): Promise<void>
}

/** Words may hold a phone or an address; what is kept is the kind alone, the log has all. */
const kindOf = (cause: unknown): string =>
  cause instanceof Error
    ? [cause.name, ...('code' in cause ? [String(cause.code)] : [])].join(' ')
    : typeof cause

const toConsole = (cause: unknown, what: string): void => console.error(`${what} failed`, cause)

const nameOf = ({ kind, about }: Claim): string => (about ? `${kind} of ${about}` : kind)

export function createJobs(store: JobStore): Jobs {
  const stopping = new AbortController()
  const works = new Map<JobKind, QueuedWork>()
  const running = new Map<JobKind, Promise<void>>()
  const offered = new Map<Scheduled, number>()
  let looking: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let report = toConsole
  const told = (what: string) => (cause: unknown) => report(cause, what)

  async function fail(claim: Claim, cause: unknown): Promise<void> {
    const isLast = claim.attempt >= triesOf(claim.kind)
    const what = `${nameOf(claim)}, try ${claim.attempt}${isLast ? ', the last,' : ''}`
    report(cause, what)
    await store.fail(claim, kindOf(cause))
    if (isLast) await works.get(claim.kind)?.gaveUp?.(claim.about)
  }

  async function run(claim: Claim, { work }: QueuedWork): Promise<void> {
    const lost = new AbortController()
    const signal = AbortSignal.any([stopping.signal, lost.signal])

    const renew = async () => {
      if (!(await store.renew(claim))) lost.abort()
    }

    // A store that cannot be reached says nothing of the claim; when it can be again, it may be lost.
    const renewing = setInterval(() => void renew().catch(told('renewing')), RENEW_MS).unref()

    try {
      await work(claim.about, signal)
      await store.complete(claim)
    } catch (cause) {
      if (stopping.signal.aborted) await store.giveBack(claim)
      else if (!lost.signal.aborted) await fail(claim, cause)
    } finally {
      clearInterval(renewing)
    }
  }

  async function offer(kind: Scheduled): Promise<void> {
    const since = performance.now() - (offered.get(kind) ?? -OFFER_MS)
    if (since < OFFER_MS) return
    await store.offer(kind)
    offered.set(kind, performance.now())
  }

  async function takeAll(): Promise<void> {
    for (const [kind, how] of works) {
      if (running.has(kind) || stopping.signal.aborted) continue
      if (!isQueued(kind)) await offer(kind)
      const claim = await store.take(kind)
      if (!claim) continue

      const over = run(claim, how)
        .catch(told(nameOf(claim)))
        .finally(() => {
          running.delete(kind)
          look()
        })

      running.set(kind, over)
    }
  }

  /** One look after the other, so that no kind is taken twice; the next comes by itself. */
  function look(): void {
    clearTimeout(timer)
    if (stopping.signal.aborted || works.size === 0) return
    looking = looking.then(takeAll).catch(told('looking for jobs'))
    later()
  }

  function later(): void {
    clearTimeout(timer)
    timer = setTimeout(look, LOOK_FOR_WORK_MS).unref()
  }

  const add = (kind: JobKind, how: QueuedWork): void => {
    works.set(kind, how)
    later()
  }

  async function stop(): Promise<void> {
    stopping.abort()
    clearTimeout(timer)
    await looking
    await Promise.all(running.values())
  }

  return {
    put: (transaction, job) => store.put(transaction, job),
    standing: (kind, about) => store.standing(kind, about),
    counts: () => store.counts(),
    dead: () => store.dead(),
    requeue: (id) => store.requeue(id),
    forget: (accountId) => store.forget(accountId),
    work: add,
    every: (kind, work) => add(kind, { work: (_, signal) => work(signal) }),
    wake: look,
    onFailure(listener) {
      report = listener
    },
    async idle() {
      let last: Promise<void>

      // What ends while a look goes on has asked for another, which may find what that one passed over.
      do {
        await Promise.all(running.values())
        look()
        last = looking
        await last
      } while (running.size > 0 || last !== looking)
    },
    stop,
    async close() {
      await stop()
      await store.close()
    },
  }
}

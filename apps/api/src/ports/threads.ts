// Work that would keep the event loop, and with it everybody, waiting is done in threads.
import { setTimeout as pause } from 'node:timers/promises'
import { refuse } from '@kangban/contracts'
import type { Piscina } from 'piscina'
import { LIMITS } from '../config/limits.ts'

/** A function of a module that threads load: plain data in, plain data out, no database, no service. */
export interface Work<Input, Output> {
  readonly file: string
  readonly name: string
  /** For the types alone. */
  readonly call?: (input: Input) => Output
}

type Called = (input: never) => unknown

/** Names the work, so that its module is loaded in threads and nowhere else. */
export const workIn = <Module extends Record<Name, Called>, Name extends keyof Module & string>(
  file: URL,
  name: Name,
): Work<Parameters<Module[Name]>[0], Awaited<ReturnType<Module[Name]>>> => ({
  file: file.href,
  name,
})

export interface Threads {
  /** For a call that waits. @throws AppError 503 at once where too many wait already */
  run<Input, Output>(work: Work<Input, Output>, input: Input): Promise<Output>
  /**
   * For what takes longer than a call may wait. It has a thread of its own, one after the other, and ends at once when the
   * signal aborts.
   */
  runLong<Input, Output>(
    work: Work<Input, Output>,
    input: Input,
    given: { signal: AbortSignal; transfer: Transferred },
  ): Promise<Output>
  /**
   * The same without a refusal, for who has a place by another bound already and cannot be refused any more, as an export of
   * which half has left.
   */
  readonly patient: Threads
  /** Ends all threads: what is short is waited for, what lasts longer is cut off. */
  close(): Promise<void>
}

type RunOptions = NonNullable<Parameters<Piscina['run']>[1]>
type Transferred = NonNullable<RunOptions['transferList']>

const createPool = async (maxThreads: number) => {
  // Loaded with the first work, not before the service is ready.
  const { Piscina } = await import('piscina')

  return new Piscina({
    maxThreads,
    minThreads: 0,
    idleTimeout: LIMITS.idleThreadMs,
    niceIncrement: LIMITS.threadNice,
    // In `Atomics.wait`, where piscina has a thread wait otherwise, it never comes to collect what its last work left.
    atomics: 'disabled',
  })
}

/** The pool, made when it is first asked for. */
function lazyPool(threads: number) {
  let pool: Promise<Piscina> | undefined
  let isClosed = false
  const running = new Set<Promise<unknown>>()

  return {
    async run<Output>(input: unknown, options: RunOptions): Promise<Output> {
      if (isClosed) throw refuse('shuttingDown', 'the threads have ended')
      const work = (await (pool ??= createPool(threads))).run(input, options)
      running.add(work)

      try {
        return (await work) as Output
      } finally {
        running.delete(work)
      }
    },
    async close(): Promise<void> {
      isClosed = true
      // A thread that ends while it works is torn down in the middle of native code. Piscina's own `close` would do that too
      // where two threads work: it goes on when the first is done.
      const late = pause(LIMITS.threadEndMs, undefined, { ref: false })
      await Promise.race([Promise.allSettled(running), late])
      await (await pool)?.destroy()
    },
  }
}

interface Size {
  threads: number
  /** How many calls may wait for a thread. */
  waiting: number
}

const USUAL: Size = { threads: LIMITS.threads, waiting: LIMITS.threadQueue }

export function createThreads(size = USUAL): Threads {
  const ofCalls = lazyPool(size.threads)
  const ofLongWork = lazyPool(1)
  const most = size.threads + size.waiting
  let taken = 0

  const threadsThat = (refuses: boolean): Threads => ({
    get patient() {
      return threadsThat(false)
    },
    async run<Input, Output>({ file, name }: Work<Input, Output>, input: Input): Promise<Output> {
      // Counted here: piscina's own bound refuses by an error without a name.
      if (refuses && taken >= most)
        throw refuse('busy', `${most} works are in threads or wait for one`)
      taken += 1

      try {
        return await ofCalls.run<Output>(input, { filename: file, name })
      } finally {
        taken -= 1
      }
    },
    async runLong<Input, Output>(
      { file, name }: Work<Input, Output>,
      input: Input,
      { signal, transfer }: { signal: AbortSignal; transfer: Transferred },
    ): Promise<Output> {
      signal.throwIfAborted()
      return ofLongWork.run<Output>(input, { filename: file, name, signal, transferList: transfer })
    },
    async close() {
      await Promise.all([ofCalls.close(), ofLongWork.close()])
    },
  })

  return threadsThat(true)
}

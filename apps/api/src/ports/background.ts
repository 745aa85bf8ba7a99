/** Work that takes longer than anybody waits for an answer; one after the other, so that memory and processor stay bounded. */
export interface Background {
  /** The name is for the log. Work stops early when the signal aborts; what it leaves undone is taken up at the next start. */
  add(name: string, work: (signal: AbortSignal) => Promise<void>): void
  /** Who hears of work that has failed; nobody waits for it. */
  onFailure(listener: (cause: unknown, name: string) => void): void
  /** When all that was added is over. */
  idle(): Promise<void>
  /** Aborts what runs and drops what waits. */
  close(): Promise<void>
}

const toConsole = (cause: unknown, name: string): void => console.error(`${name} failed`, cause)

/** With a limit of what waits, more is told as failed: else whoever adds faster than it is done takes the memory. */
export function createBackground(mostWaiting = Number.POSITIVE_INFINITY): Background {
  const closing = new AbortController()
  let waiting = 0
  let last: Promise<void> = Promise.resolve()
  let report = toConsole

  const run = async (name: string, work: (signal: AbortSignal) => Promise<void>) => {
    if (closing.signal.aborted) return

    try {
      await work(closing.signal)
    } catch (cause) {
      report(cause, name)
    }
  }

  return {
    add(name, work) {
      if (waiting >= mostWaiting) {
        report(new Error(`${waiting} others wait`), name)
        return
      }

      waiting += 1

      last = last.then(async () => {
        await run(name, work)
        waiting -= 1
      })
    },
    onFailure(listener) {
      report = listener
    },
    idle: () => last,
    close() {
      closing.abort()
      return last
    },
  }
}

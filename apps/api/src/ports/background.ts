/** Short work that no answer waits for, one after the other; what a process that is killed had not done is lost. */
export interface Background {
  /** The name is for the log. */
  add(name: string, work: () => Promise<void>): void
  /** Who hears of work that has failed; nobody waits for it. */
  onFailure(listener: (cause: unknown, name: string) => void): void
  /** When all that was added is over. */
  idle(): Promise<void>
}

const toConsole = (cause: unknown, name: string): void => console.error(`${name} failed`, cause)

/** More than may wait is told as failed: else whoever adds faster than it is done takes the memory. */
export function createBackground(mostWaiting: number): Background {
  let waiting = 0
  let last: Promise<void> = Promise.resolve()
  let report = toConsole

  return {
    add(name, work) {
      if (waiting >= mostWaiting) {
        report(new Error(`${waiting} others wait`), name)
        return
      }

      waiting += 1

      last = last.then(async () => {
        await work().catch((cause: unknown) => report(cause, name))
        waiting -= 1
      })
    },
    onFailure(listener) {
      report = listener
    },
    idle: () => last,
  }
}

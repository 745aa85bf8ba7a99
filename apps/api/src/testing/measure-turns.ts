// For the tests: how long the event loop of this thread does not come round, by what the processor did for it, so that others on
// the machine count for little.

const processorMicroseconds = (): number => {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** From now until its end: the longest turn of the loop, and all turns together, in µs. */
export function measureTurns(): { end(): { longest: number; all: number } } {
  const began = processorMicroseconds()
  let last = began
  let longest = 0
  let isOver = false

  const turn = () => {
    const now = processorMicroseconds()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setImmediate(turn)
  }

  setImmediate(turn)

  return {
    end() {
      isOver = true
      turn()
      return { longest, all: last - began }
    },
  }
}

// What an operator's probe hears of the replicas, whatever happens to the database.
import { setTimeout as pause } from 'node:timers/promises'
import type { Replica } from './replicas.ts'

const EVERY_MS = 500

export interface Probe {
  /** Stops asking; gives the longest that a replica which runs took to answer, in milliseconds. */
  end(): Promise<number>
}

/** Asks `/readyz` of replicas again and again. One that is down or stopped does not answer, which is right. */
export function beginProbe(replicas: readonly Replica[]): Probe {
  const state = { over: false, slowest: 0 }

  const ask = async ({ url }: Replica) => {
    while (!state.over) {
      const asked = performance.now()

      try {
        await (await fetch(`${url}/readyz`)).arrayBuffer()
        state.slowest = Math.max(state.slowest, performance.now() - asked)
      } catch {
        // It is being started again.
      }

      await pause(EVERY_MS)
    }
  }

  const asking = replicas.map(ask)

  return {
    async end() {
      state.over = true
      await Promise.all(asking)
      return state.slowest
    },
  }
}

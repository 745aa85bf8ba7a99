// What an operator's probe hears of the replicas, whatever happens to the database.
import { setTimeout as pause } from 'node:timers/promises'
import type { Replica } from './replicas.ts'

const EVERY_MS = 500

export interface Probe {
  /**
   * Stops asking; gives the longest that readiness took longer than an answer that needs no database, at the same moment: what
   * both wait for is the machine. In milliseconds.
   */
  end(): Promise<number>
}

async function timeOf(url: string): Promise<number> {
  const asked = performance.now()
  await (await fetch(url)).arrayBuffer()
  return performance.now() - asked
}

/** Asks replicas whether they are ready, again and again. One that is down or stopped does not answer, which is right. */
export function beginProbe(replicas: readonly Replica[]): Probe {
  const state = { over: false, slowest: 0 }

  const ask = async ({ url }: Replica) => {
    while (!state.over) {
      try {
        const [ready, alive] = await Promise.all([
          timeOf(`${url}/readyz`),
          timeOf(`${url}/healthz`),
        ])

        state.slowest = Math.max(state.slowest, ready - alive)
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

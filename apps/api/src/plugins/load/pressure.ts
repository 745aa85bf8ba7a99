import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import { MS_PER_SECOND } from '@kangban/china-time'
import { refuse } from '@kangban/contracts'
import type { FastifyInstance } from 'fastify'
import { LIMITS } from '../../config/limits.ts'

interface Thresholds {
  /** Of a turn, in the mean of a second. */
  loopDelayMs: number
  /** Of the heap's limit. */
  heapShare: number
}

/** Figures are those of a second each. */
const STARTED_MS = 2 * MS_PER_SECOND

const USUAL: Thresholds = { loopDelayMs: LIMITS.loopDelayMs, heapShare: LIMITS.heapShare }

/**
 * Refuses the calls of these routes at once, before a session is looked for, while the loop comes round too seldom or the
 * heap is nearly full: what would be taken now would make all wait longer. Health and metrics stand outside.
 */
export async function mountPressure(app: FastifyInstance, most = USUAL): Promise<void> {
  let isListening = false

  const listen = () => {
    isListening = true
  }

  // A test in whose process much else is done asks without listening, and is never refused by accident. The first figures
  // tell how long it took to start, and would refuse whoever has waited for that.
  app.addHook('onListen', async () => {
    setTimeout(listen, STARTED_MS).unref()
  })

  await app.register(underPressure, {
    maxEventLoopDelay: most.loopDelayMs,
    maxHeapUsedBytes: most.heapShare * getHeapStatistics().heap_size_limit,
    pressureHandler: (...[, , type, value]) => {
      if (isListening) throw refuse('busy', `under pressure: ${type} is ${Math.round(value ?? 0)}`)
    },
  })
}

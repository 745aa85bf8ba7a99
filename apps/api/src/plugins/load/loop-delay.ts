import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Gauge, type Registry } from 'prom-client'

/** How often the loop is asked for, in ms; what it takes beyond that is delay. */
const RESOLUTION_MS = 10
const NS_PER_MS = 1e6
const MS_PER_S = 1000

const delaySeconds = (ms: number): number => Math.max(0, ms - RESOLUTION_MS) / MS_PER_S

/**
 * The first turn of the loop from now on: Node's histogram counts nothing before its second sample, and a stall that begins
 * right after a scrape would be lost.
 */
function firstTurn(): () => number {
  const began = performance.now()
  let took: number | undefined
  setTimeout(() => (took = performance.now() - began), RESOLUTION_MS).unref()
  return () => took ?? performance.now() - began
}

/**
 * How late the event loop was since the last scrape. prom-client's own `nodejs_eventloop_lag_*` has the resolution in its
 * figures, so that an idle service shows 10 ms, and loses the first turn. Gives what ends the measuring.
 */
export function measureLoopDelay(registry: Registry): () => void {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let first = firstTurn()

  const gauge = new Gauge({
    name: 'nodejs_eventloop_delay_seconds',
    help: 'Delay of the event loop since the last scrape; quantile 1 is the longest stall',
    labelNames: ['quantile'],
    registers: [],
    collect() {
      const isEmpty = histogram.count === 0

      const quantile = (percent: number) =>
        isEmpty ? 0 : histogram.percentile(percent) / NS_PER_MS

      this.set({ quantile: '0.5' }, delaySeconds(quantile(50)))
      this.set({ quantile: '0.99' }, delaySeconds(quantile(99)))
      this.set({ quantile: '1' }, delaySeconds(Math.max(quantile(100), first())))
      histogram.reset()
      first = firstTurn()
    },
  })

  registry.registerMetric(gauge)
  return () => void histogram.disable()
}

import { setTimeout as pause } from 'node:timers/promises'
import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { measureLoopDelay } from './loop-delay.ts'

const STALL_MS = 150

it('tells the longest stall since the last scrape, once', async () => {
  const registry = new Registry()
  const end = measureLoopDelay(registry)

  const longest = async () =>
    Number(/seconds\{quantile="1"\} (\S+)/.exec(await registry.metrics())?.[1])

  await pause(50)
  await longest()
  const until = performance.now() + STALL_MS
  while (performance.now() < until);
  await pause(50)
  expect(await longest()).toBeGreaterThan((STALL_MS - 20) / 1000)
  expect(await longest()).toBeLessThan(STALL_MS / 2 / 1000)
  end()
})

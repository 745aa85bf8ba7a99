import { setTimeout } from 'node:timers/promises'
import type { TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import type { World } from '../../packages/contract-check/src/request/caller.ts'

/** What a run of the checker on this machine needs, by the clock of the service. */
export const worldOf = ({ clock }: Pick<TestApp, 'clock'>): World => ({
  fetch,
  now: () => performance.now(),
  // Only a service that is too busy for a moment is waited for.
  sleep: (milliseconds) => setTimeout(milliseconds),
  date: () => clock.now(),
})

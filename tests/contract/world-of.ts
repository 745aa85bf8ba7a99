import type { TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import type { World } from '../../packages/contract-check/src/request/caller.ts'

/** What a run of the checker on this machine needs, by the clock of the service. */
export const worldOf = ({ clock }: Pick<TestApp, 'clock'>): World => ({
  fetch,
  now: () => performance.now(),
  sleep: () => Promise.reject(new Error('nothing waits on this machine')),
  date: () => clock.now(),
})

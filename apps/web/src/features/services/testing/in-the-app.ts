import { afterEach, beforeEach, vi } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import { setHost } from '../../../host/host.ts'
import { simulatedHost, type SimulatedHost } from '../../../host/simulated-host.ts'
import type { Answers } from '../../../testing/fake-service.ts'

/** Somebody to whom every service is open. */
export const WITH_ALL: Answers = {
  'services.getRights': () => [{ kangban: null }],
  'services.getEntitlement': () => ({ isHave: 1 }),
}

/** The tests of a file run in the native app; gives the host of the running one. */
export function inTheApp(): () => SimulatedHost {
  let app: SimulatedHost

  beforeEach(() => {
    // A failed check of rights is only logged.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    testConfig()
    app = simulatedHost()
    setHost(app)
  })

  afterEach(() => {
    vi.useRealTimers()
    setHost(undefined)
  })

  return () => app
}

import { vi } from 'vitest'
import { testConfig } from '../config/testing/config.ts'
import { useSettings } from '../stores/settings.ts'
import { type Answers, type FakeService, fakeService } from './fake-service.ts'

/** A page's world at noon of the second day of 2024: the fake service, its configuration, the normal layout. */
export function startService(answers: Answers): FakeService {
  testConfig()
  useSettings.setState({ elder: false, extraLarge: false })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-01-02T12:00:00+08:00') })
  return fakeService(answers)
}

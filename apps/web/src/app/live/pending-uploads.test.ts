// @vitest-environment jsdom
// What was measured and not sent yet belongs to whoever measured it, whoever uses the phone next.
import { contract, DEVICE_TYPES } from '@kangban/contracts'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadContracts } from '../../api/quiet-client.ts'
import { testConfig } from '../../config/testing/config.ts'
import type { EcgUpload } from '../../features/ecg/parts/ecg-upload.ts'
import { uploadsOf } from '../../features/ecg/parts/uploads.ts'
import type { PressureUpload } from '../../features/monitoring/pressure/measure/pressure-upload.ts'
import { pressureUploadsOf } from '../../features/monitoring/pressure/measure/pressure-uploads.ts'
import { useSession } from '../../stores/session.ts'
import { loginResult } from '../../stores/testing/login.ts'
import { type FakeService, fakeService, type OperationName } from '../../testing/fake-service.ts'
import { usePendingUploads } from './use-live-updates.ts'

/** Longer than the longest pause between two attempts. */
const LONG_MS = 400_000

const ecg: EcgUpload = {
  measurementId: 'ecg-1',
  deviceType: DEVICE_TYPES.ecgRecorder,
  deviceCode: 'E1',
  startedAt: '2026-11-24T08:00:00.000Z',
  ecgContent: '0,1,2',
  complete: true,
  circumstances: null,
  consentVersion: null,
}

const pressure: PressureUpload = {
  measurementId: 'pressure-1',
  deviceCode: 'B1',
  at: '2026-11-24T08:00:00.000Z',
  systolic: 128,
  diastolic: 82,
  pulse: 71,
}

const logIn = (userCode: string) =>
  useSession.getState().logIn(loginResult({ userCode, token: `token of ${userCode}` }))

let world: FakeService

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  world = fakeService()
  testConfig()
  await loadContracts()
  localStorage.clear()
  vi.useFakeTimers()
  logIn('U1')
})

afterEach(() => {
  useSession.getState().forget()
  vi.useRealTimers()
})

interface Way {
  what: string
  call: OperationName
  keep: () => Promise<void>
  flush: () => Promise<number>
}

const WAYS: readonly Way[] = [
  {
    what: 'an ECG',
    call: 'ecg.saveEcgRecord',
    keep: () => uploadsOf('U1').add(ecg),
    flush: () => uploadsOf('U1').flush(),
  },
  {
    what: 'a blood pressure',
    call: 'devices.savePressure',
    keep: () => pressureUploadsOf('U1').add(pressure),
    flush: () => pressureUploadsOf('U1').flush(),
  },
]

describe.each(WAYS)('$what that could not be sent', ({ call, keep, flush }) => {
  const senders = () => world.callsOf(call).map(({ headers }) => headers.get('authorization'))

  beforeEach(async () => {
    world.offline = true
    await keep()
    await vi.advanceTimersByTimeAsync(0)
    world.offline = false
    world.calls.length = 0
  })

  it('is not sent while nobody is logged in', async () => {
    useSession.getState().forget()
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(senders()).toEqual([])
  })

  it('is not sent in the name of the next person', async () => {
    useSession.getState().forget()
    logIn('U2')
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(senders()).toEqual([])
  })

  it('is sent when the same person has logged in again', async () => {
    useSession.getState().forget()
    logIn('U2')
    useSession.getState().forget()
    logIn('U1')
    await flush()
    expect(senders()).toEqual(['token of U1'])
  })

  it('is sent whatever screen is open then', async () => {
    useSession.getState().forget()
    logIn('U1')
    vi.useRealTimers()
    renderHook(() => usePendingUploads())
    await vi.waitFor(() => expect(senders()).toEqual(['token of U1']), 10_000)
  })
})

it('an ECG whose consent is answered after the session is not sent in the next one', async () => {
  const answered = Promise.withResolvers<unknown>()
  world.answer('account.giveConsent', () => answered.promise)
  await uploadsOf('U1').add({ ...ecg, consentVersion: '1' })
  await vi.advanceTimersByTimeAsync(0)
  expect(world.callsOf('account.giveConsent')).toHaveLength(1)
  useSession.getState().forget()
  logIn('U2')
  answered.resolve(contract.account.giveConsent.example?.output)
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(world.callsOf('ecg.saveEcgRecord')).toEqual([])
})

// @vitest-environment jsdom
import { MS_PER_SECOND } from '@kangban/china-time'
import { afterEach, expect, it, vi } from 'vitest'
import { BridgeError } from './host-api.ts'
import { locate } from './locate.ts'

type Ask = Geolocation['getCurrentPosition']

const browserKnows = (getCurrentPosition: Ask) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  })

const code = () =>
  locate({ timeout: 8 * MS_PER_SECOND }).catch((cause: unknown) =>
    cause instanceof BridgeError ? cause.code : cause,
  )

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
  vi.useRealTimers()
})

it('gives up on a person who never answers whether the place may be told', async () => {
  vi.useFakeTimers()
  browserKnows(() => undefined)
  let ended: unknown
  void code().then((it) => (ended = it))
  await vi.advanceTimersByTimeAsync(18 * MS_PER_SECOND - 1)
  expect(ended).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toBe('timeout')
})

it.each([
  [1, 'denied'],
  [2, 'host-error'],
])('tells a refusal from a failure: code %i', async (number, wanted) => {
  browserKnows((_done, fail) => fail?.({ code: number } as GeolocationPositionError))
  await expect(code()).resolves.toBe(wanted)
})

it('tells a browser that knows no place', async () => {
  await expect(code()).resolves.toBe('unsupported')
})

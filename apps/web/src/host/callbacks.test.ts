// @vitest-environment jsdom
import { MS_PER_MINUTE } from '@kangban/china-time'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BridgeError } from './host-api.ts'
import { type NativeTransport, nativeHost } from './native-host.ts'

const asked: string[] = []
const last = () => asked.at(-1) ?? ''
const say = (id: string, answer: unknown) => window.__hostCallback?.(id, answer)
const failure = (promise: Promise<unknown>) => promise.catch((cause: unknown) => cause)

const code = (promise: Promise<unknown>) =>
  failure(promise).then((cause) => (cause instanceof BridgeError ? cause.code : cause))

const app = (transport: Partial<NativeTransport> = {}) =>
  nativeHost({
    environment: 'android',
    has: () => true,
    call: (_action, _parameters, id) => void (id && asked.push(id)),
    follow: () => undefined,
    ...transport,
  })

const broken = () => {
  throw new TypeError('no such method')
}

let warned: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  asked.length = 0
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a host that was asked', () => {
  it('is waited for two minutes for a scan and five for pictures', async () => {
    vi.useFakeTimers()
    const scan = code(app().scanCode())
    const pictures = code(app().uploadImage({ remain: 3 }))
    const ended: unknown[] = []
    void scan.then((it) => ended.push(it))
    void pictures.then((it) => ended.push(it))
    await vi.advanceTimersByTimeAsync(2 * MS_PER_MINUTE - 1)
    expect(ended).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toEqual(['timeout'])
    await vi.advanceTimersByTimeAsync(3 * MS_PER_MINUTE)
    expect(ended).toEqual(['timeout', 'timeout'])
  })

  it('may answer late or twice: only the first answer in time counts, and nothing breaks', async () => {
    vi.useFakeTimers()
    const late = code(app().scanCode())
    const id = last()
    await vi.advanceTimersByTimeAsync(2 * MS_PER_MINUTE)
    await expect(late).resolves.toBe('timeout')
    say(id, { ok: true, value: 'LATE' })
    const scan = app().scanCode()
    say(last(), { ok: true, value: 'FIRST' })
    say(last(), { ok: true, value: 'SECOND' })
    await expect(scan).resolves.toEqual({ raw: 'FIRST' })
    expect(warned).toHaveBeenCalledTimes(2)
  })

  it('scans for the last who asked: the scan before is given up', async () => {
    const first = code(app().scanCode())
    const id = last()
    const second = app().scanCode()
    await expect(first).resolves.toBe('cancelled')
    say(id, { ok: true, value: 'OLD' })
    say(last(), { ok: true, value: 'NEW' })
    await expect(second).resolves.toEqual({ raw: 'NEW' })
  })

  it.each([
    undefined,
    null,
    7,
    'not JSON',
    '<html>',
    {},
    { ok: 'yes', value: 'W1' },
    { ok: true, value: 7 },
    { ok: true, value: '' },
    { ok: false },
    { ok: false, reason: 'toString' },
  ])('may answer nonsense, which is a failure: %o', async (answer) => {
    const scan = code(app().scanCode())
    expect(() => say(last(), answer)).not.toThrow()
    await expect(scan).resolves.toBe('host-error')
  })

  it.each([null, '<html>', { ok: true, value: [] }])(
    'may answer nonsense when asked for pictures, which is no empty choice: %o',
    async (answer) => {
      const pictures = code(app().uploadImage({ remain: 3 }))
      say(last(), answer)
      await expect(pictures).resolves.toBe('host-error')
    },
  )

  it('may answer in JSON', async () => {
    const scan = app().scanCode()
    say(last(), '{"ok":true,"value":"W1"}')
    await expect(scan).resolves.toEqual({ raw: 'W1' })
    const denied = code(app().scanCode())
    say(last(), '{"ok":false,"reason":"denied"}')
    await expect(denied).resolves.toBe('denied')
  })

  it('may break: that is a rejection at once, for links too', async () => {
    const host = app({ call: broken, follow: broken })
    await expect(code(host.scanCode())).resolves.toBe('host-error')
    await expect(failure(host.rescue())).resolves.toBeInstanceOf(TypeError)

    await expect(
      failure(host.disconnectBle({ deviceType: '', deviceCode: '' })),
    ).resolves.toBeInstanceOf(TypeError)
  })
})

describe('an older app that lacks bridge functions', () => {
  const followed: string[] = []
  const old = app({ has: () => false, follow: (link) => void followed.push(link) })

  it('is known before a button is offered, and asked for nothing that it lacks', async () => {
    for (const action of ['scanCode', 'uploadImage', 'sharePicture', 'saveUserInfo'] as const)
      expect([action, old.can(action), app().can(action)]).toEqual([action, false, true])

    expect(old.can('rescue')).toBe(true)
    await expect(code(old.scanCode())).resolves.toBe('unsupported')
    expect(asked).toEqual([])
  })

  it('[BRIDGE-04] saves pictures by the link', async () => {
    await old.savePicture({ url: 'https://example.org/a.png' })
    expect(followed).toEqual(['healthapp://savePicture?url=https%3A%2F%2Fexample.org%2Fa.png'])
  })
})

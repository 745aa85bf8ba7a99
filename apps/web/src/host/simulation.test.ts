// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loginResult } from '../stores/testing/login.ts'
import { useShell } from '../stores/shell.ts'
import { callLog } from './call-log.ts'
import { hearStrays } from './callbacks.ts'
import { host, setHost } from './host.ts'
import { receiveFromHost } from './receive.ts'
import { simulatedHost } from './simulated-host.ts'
import { CONSOLE_EVENT, type HostConsole } from './host-console.ts'
import { startSimulation } from './simulation.ts'

const start = (query = 'simulatedHost=1') => startSimulation(new URLSearchParams(query))
const failure = (promise: Promise<unknown>) => promise.catch((cause: unknown) => cause)
const names = ({ calls }: HostConsole) => calls().map(({ name, outcome }) => `${name} ${outcome}`)

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

afterEach(() => {
  setHost(undefined)
  hearStrays(() => undefined)
  delete window.kangbanHost
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the console of the simulated host', () => {
  it('[BRIDGE-21] is at the window and in an event, of a host of the kind that the address says', () => {
    const heard: unknown[] = []

    const hear = (event: Event) => void (event instanceof CustomEvent && heard.push(event.detail))

    window.addEventListener(CONSOLE_EVENT, hear)
    const handle = start('simulatedHost=ios&scan=W1')
    window.removeEventListener(CONSOLE_EVENT, hear)
    expect(window.kangbanHost).toBe(handle)
    expect(heard).toEqual([handle])
    expect(handle.settings()).toMatchObject({ kind: 'ios', scan: 'W1' })
    expect(host().environment).toBe('ios')
    expect(start('simulatedHost=1').settings().kind).toBe('android')
  })

  it('pretends to be what it is set to, with what such a host can', () => {
    const handle = start()

    const known = (['android', 'ios', 'wechat', 'browser'] as const).map((kind) => {
      handle.set({ kind })
      const { environment } = host()
      return [environment, host().can('scanCode'), host().can('getAppVersion'), host().can('dial')]
    })

    expect(known).toEqual([
      ['android', true, true, true],
      ['ios', true, false, true],
      ['wechat', false, false, true],
      ['browser', false, false, true],
    ])
  })

  it('[BRIDGE-07] tells the height of the status bar', () => {
    receiveFromHost({ search: '', hash: '' })
    start().set({ statusBarHeight: 59 })
    expect(useShell.getState().statusBarHeight).toBe(59)
  })

  it('sets what is scanned, picked and permitted', async () => {
    const handle = start()
    const images = [{ id: 'n1', url: 'https://x.example/1.jpg' }]
    handle.set({ scan: 'W1', images, place: { latitude: 30, longitude: 120, accuracy: 9 } })
    await expect(host().scanCode()).resolves.toEqual({ raw: 'W1' })
    await expect(host().uploadImage({ remain: 3 })).resolves.toEqual(images)
    await expect(host().locate({ timeout: 100 })).resolves.toMatchObject({ latitude: 30 })
    handle.set({ permissions: { camera: 'denied', album: 'granted', location: 'denied' } })
    await expect(host().scanCode()).rejects.toMatchObject({ code: 'denied' })
    await expect(host().uploadImage({ remain: 3 })).resolves.toEqual(images)
    await expect(host().locate({ timeout: 100 })).rejects.toMatchObject({ code: 'denied' })
    handle.set({ manner: 'throws' })
    await expect(host().scanCode()).rejects.toMatchObject({ code: 'host-error' })
    await expect(host().rescue()).rejects.toThrow('the simulated bridge is broken')
    handle.set({ manner: 'answers', miniProgram: 'fails' })
    const launch = host().launchMiniProgram({ appId: 'wx1', path: 'p' })
    await expect(launch).rejects.toMatchObject({ code: 'host-error' })
  })

  it('lets a person answer never, too late and twice, and writes all of it down', async () => {
    vi.useFakeTimers()
    const handle = start('simulatedHost=1&scan=W1')
    handle.set({ permissions: { camera: 'never', album: 'granted', location: 'never' } })
    const never = failure(host().scanCode())
    const place = failure(host().locate({ timeout: 100 }))
    await vi.advanceTimersByTimeAsync(handle.settings().patienceMs)
    await expect(never).resolves.toMatchObject({ code: 'timeout' })
    await expect(place).resolves.toMatchObject({ code: 'timeout' })

    handle.set({
      manner: 'late',
      permissions: { camera: 'granted', album: 'granted', location: 'granted' },
    })

    const late = failure(host().scanCode())
    await vi.advanceTimersByTimeAsync(handle.settings().patienceMs + 1000)
    await expect(late).resolves.toMatchObject({ code: 'timeout' })
    handle.set({ manner: 'twice', delayMs: 300 })
    const twice = host().scanCode()
    await vi.advanceTimersByTimeAsync(300)
    await expect(twice).resolves.toEqual({ raw: 'W1' })

    expect(names(handle)).toEqual([
      'scanCode timeout',
      'locate timeout',
      'scanCode timeout',
      'scanCode ignored',
      'scanCode done',
      'scanCode ignored',
    ])

    expect(handle.calls()[4]).toMatchObject({ answer: { raw: 'W1' }, durationMs: 300 })
  })

  it('[BRIDGE-15] writes tel: links down in place of calling, those of the page and those of the host', async () => {
    const handle = start()
    const link = document.createElement('a')
    link.href = 'tel:13800000002'
    link.innerHTML = '<b>打电话</b>'
    document.body.append(link)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.firstChild?.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    await host().dial({ phone: '120' })
    link.remove()

    expect(handle.calls().map((call) => [call.name, call.arguments])).toEqual([
      ['dial', { phone: '138****02' }],
      ['dial', { phone: '120' }],
    ])
  })
})

describe('the log of calls', () => {
  it('holds the newest 200, the newest last, and tells of each change', async () => {
    const log = callLog()
    const recorded = log.record(simulatedHost())
    const heard = vi.fn<() => void>()
    const stop = log.subscribe(heard)
    for (let at = 0; at < 205; at++) await recorded.uploadImage({ remain: at })
    expect(log.calls()).toHaveLength(200)
    expect(log.calls()[0]?.arguments).toEqual({ remain: 5 })
    expect(log.calls().at(-1)).toMatchObject({ arguments: { remain: 204 }, outcome: 'done' })
    expect(heard).toHaveBeenCalledTimes(410)
    stop()
    log.clear()
    expect(log.calls()).toEqual([])
    expect(heard).toHaveBeenCalledTimes(410)
  })

  it('shows a call while it waits, then how it ended and how long it took', async () => {
    let now = 1000
    const log = callLog(() => now)
    const recorded = log.record(simulatedHost({ manner: 'cancelled' }))
    const scan = failure(recorded.scanCode())
    expect(log.calls()[0]).toMatchObject({ at: 1000, outcome: 'waiting', durationMs: null })
    now = 1250
    await scan
    expect(log.calls()[0]).toMatchObject({ at: 1000, outcome: 'cancelled', durationMs: 250 })
  })

  it('holds no token, no phone number in clear, and nothing of a person', async () => {
    const log = callLog()
    const token = 'eyJhbGciOiJIUzI1NiJ9_abcdefgh'

    const simulated = simulatedHost({
      scan: `https://h5.example.cn/s/${token}?token=secret-1#/writeOff?id=R7 13800000001 +86 138-0000-0001`,
      images: [{ id: 'private-id', url: 'https://x.example/private.jpg' }],
      place: { latitude: 31.2304, longitude: 121.4737, accuracy: 12 },
    })

    const recorded = log.record(simulated)
    await recorded.saveUserInfo({ ...loginResult().userInfo, userPhone: '13800000001' })
    await recorded.scanCode()
    await recorded.uploadImage({ remain: 9 })
    await recorded.locate({ timeout: 8000 })
    await recorded.openH5({ url: `https://h5.example.cn/#/rb?token=${token}`, title: '日报' })
    await recorded.savePicture({ url: `data:image/png;base64,${'QUJD'.repeat(50)}` })
    await recorded.dial({ phone: '021-6123 4567' })
    const query = { userPhone: '13800000001' }
    await recorded.launchMiniProgram({ appId: 'wx1', path: 'pages/index', query })
    const told = JSON.stringify(log.calls())

    for (const secret of [
      token,
      'secret-1',
      'R7',
      '13800000001',
      '138-0000-0001',
      '61234567',
      '6123 4567',
      'private',
      '31.2304',
      '121.4737',
      'QUJD',
      'refresh-1',
    ])
      expect([secret, told.includes(secret)]).toEqual([secret, false])

    expect(log.calls().map(({ arguments: given, answer }) => [given, answer])).toEqual([
      [{ isBinding: loginResult().userInfo.isBinding }, null],
      [{}, { raw: 'https://h5.example.cn/s/…?token=…#/writeOff?id=… 138****01 861****01' }],
      [{ remain: 9 }, { images: 1 }],
      [{ timeout: 8000 }, { accuracy: 12 }],
      [{ url: 'https://h5.example.cn/#/rb?token=…', title: '日报' }, null],
      [{ url: 'data:image/png…' }, null],
      [{ phone: '021****67' }, null],
      [{ appId: 'wx1', path: 'pages/index', query: 'userPhone' }, null],
    ])
  })
})

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loginResult } from '../stores/testing/login.ts'
import { MS_PER_MINUTE } from '@kangban/china-time'
import { findHost, setHost } from './host.ts'
import { nativeHost } from './native-host.ts'

const user = loginResult().userInfo
const posted = vi.fn<(message: object) => void>()
const bridgeFunction = () => vi.fn<(json: string) => void>()
type BridgeFunction = ReturnType<typeof bridgeFunction>

function androidBridge() {
  const bridge = {
    saveUserInfo: bridgeFunction(),
    scanCode: bridgeFunction(),
    disconnectBle: bridgeFunction(),
    savePicture: bridgeFunction(),
    uploadImage: bridgeFunction(),
  }

  window.android = { ...bridge, getAppVersion: () => '1.2.3' }
  return bridge
}

/** What a bridge function was last called with. */
const parameters = (fn: BridgeFunction): Record<string, unknown> =>
  JSON.parse(String(fn.mock.lastCall?.[0]))

const answerTo = (fn: BridgeFunction, value: string) =>
  window.__hostCallback?.(String(parameters(fn).callbackId), { ok: true, value })

beforeEach(() => posted.mockReset())

afterEach(() => {
  setHost(undefined)
  delete window.android
  delete window.webkit
})

describe('the Android app', () => {
  it('[BRIDGE-01] takes the user info', async () => {
    const bridge = androidBridge()
    await (await findHost()).saveUserInfo(user)

    expect(parameters(bridge.saveUserInfo)).toMatchObject({
      userCode: 'U1',
      refreshToken: 'refresh-1',
    })
  })

  it('[BRIDGE-02] scans a code', async () => {
    const bridge = androidBridge()
    const scan = (await findHost()).scanCode()
    answerTo(bridge.scanCode, 'E4-20731')
    await expect(scan).resolves.toEqual({ raw: 'E4-20731' })
  })

  it('says why a scan gave nothing', async () => {
    const bridge = androidBridge()
    const scan = (await findHost()).scanCode()

    window.__hostCallback?.(String(parameters(bridge.scanCode).callbackId), {
      ok: false,
      reason: 'denied',
    })

    await expect(scan).rejects.toMatchObject({ code: 'denied' })
  })

  it('gives up on an answer that never comes', async () => {
    vi.useFakeTimers()
    androidBridge()

    const refusal = (await findHost()).scanCode().catch((cause: unknown) => cause)

    await vi.advanceTimersByTimeAsync(2 * MS_PER_MINUTE)
    await expect(refusal).resolves.toMatchObject({ code: 'timeout' })
    vi.useRealTimers()
  })

  it('[BRIDGE-03] tells the version', async () => {
    androidBridge()
    await expect((await findHost()).getAppVersion()).resolves.toBe('1.2.3')
  })

  it('[BRIDGE-04] saves a picture', async () => {
    const bridge = androidBridge()
    await (await findHost()).savePicture({ url: 'https://example.org/a.png' })
    expect(parameters(bridge.savePicture).url).toBe('https://example.org/a.png')
  })

  it('[BRIDGE-05] disconnects a device', async () => {
    const bridge = androidBridge()
    await (await findHost()).disconnectBle({ deviceType: '10040001', deviceCode: 'E4-20731' })
    expect(parameters(bridge.disconnectBle).deviceCode).toBe('E4-20731')
  })

  it.each([
    ['[{"id":"1","url":"u1","size":3},{"id":2}]', [{ id: '1', url: 'u1' }]],
    ['[broken', []],
    ['{}', []],
  ])('[BRIDGE-13] uploads images: %s', async (json, images) => {
    const bridge = androidBridge()
    const upload = (await findHost()).uploadImage({ remain: 3 })
    expect(parameters(bridge.uploadImage).remain).toBe(3)
    answerTo(bridge.uploadImage, json)
    await expect(upload).resolves.toEqual(images)
  })
})

describe('the iOS app', () => {
  beforeEach(() => {
    window.webkit = { messageHandlers: { saveUserInfo: { postMessage: posted } } }
  })

  it('[BRIDGE-01] [BRIDGE-18] takes the user info', async () => {
    expect((await findHost()).environment).toBe('ios')
    await (await findHost()).saveUserInfo(user)
    expect(posted).toHaveBeenCalledWith(expect.objectContaining({ userCode: 'U1' }))
  })

  it('tells no version', async () => {
    expect((await findHost()).can('getAppVersion')).toBe(false)
  })
})

describe('links that the native app catches', () => {
  const links: string[] = []

  const host = nativeHost({
    environment: 'ios',
    has: () => true,
    call: () => undefined,
    follow: (link) => void links.push(link),
  })

  const linkOf = async (action: () => Promise<void>) => {
    await action()
    return new URL(links.at(-1) ?? '')
  }

  it('[BRIDGE-06] close the web view', async () => {
    expect((await linkOf(() => host.closeWebView())).href).toBe('healthapp://closeWebView')
  })

  it('[BRIDGE-08] open an H5 page', async () => {
    const link = await linkOf(() => host.openH5({ url: 'https://h5.example.org/a?b=1&c=2' }))
    expect(link.protocol).toBe('healthapp:')
    expect(link.searchParams.get('url')).toBe('https://h5.example.org/a?b=1&c=2')
  })

  it('[BRIDGE-09] [BRIDGE-10] [BRIDGE-11] open rescue, medical report and emergency contact', async () => {
    expect((await linkOf(() => host.rescue())).href).toBe('healthapp://rescue')
    expect((await linkOf(() => host.medicalReport())).href).toBe('healthapp://medicalReport')
    expect((await linkOf(() => host.emergencyContact())).href).toBe('healthapp://emergencyContact')
  })

  it('[BRIDGE-12] open the AI doctor', async () => {
    expect((await linkOf(() => host.aiDoctor({ type: 2 }))).href).toBe(
      'healthapp://aiDoctor?type=2',
    )
  })

  it('[BRIDGE-14] launch a mini-program with the phone', async () => {
    const link = await linkOf(() =>
      host.launchMiniProgram({
        appId: 'wx1',
        path: 'pages/index',
        query: { userPhone: '13800000001' },
      }),
    )

    expect(link.searchParams.get('query')).toBe('userPhone=13800000001')
    expect(link.href).toContain('userPhone%3D13800000001')
  })
})

describe('a browser', () => {
  it('[BRIDGE-20] [BRIDGE-21] is what there is without a bridge object', async () => {
    const { browserHost } = await import('./browser-host.ts')
    expect((await findHost()).environment).toBe('browser')
    const followed: string[] = []
    const browser = browserHost('browser', (url) => void followed.push(url))
    await browser.openH5({ url: 'https://h5.example.org' })
    await browser.launchMiniProgram({ appId: 'wx1', path: 'pages/index' })

    expect(followed).toEqual([
      'https://h5.example.org',
      'weixin://dl/business/?appid=wx1&path=pages%2Findex&query=',
    ])

    const downloaded: string[] = []

    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      downloaded.push(`${this.href} ${this.hasAttribute('download')}`)
    })

    await browser.savePicture({ url: `${location.origin}/week.png` })
    expect(downloaded).toEqual([`${location.origin}/week.png true`])
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
    await browser.closeWebView()
    expect(back).toHaveBeenCalledOnce()

    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    await browser.rescue()
    await browser.saveUserInfo(user)
    expect(logged).toHaveBeenCalledTimes(2)
    await expect(browser.scanCode()).rejects.toMatchObject({ code: 'unsupported' })
    expect(browser.can('scanCode')).toBe(false)
  })

  it('is told from the messaging app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0')
    expect((await findHost()).environment).toBe('wechat')
  })
})

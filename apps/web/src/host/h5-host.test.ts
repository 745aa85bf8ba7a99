// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testConfig } from '../config/testing/config.ts'
import { appAddress, wholeAddress } from './h5-host.ts'
import { nativeHost } from './native-host.ts'

const links = {
  customerService: '',
  h5Test: 'https://test.example.cn/',
  h5Production: 'https://h5.example.cn/app/',
}

const SHARED = '#/doctorPage?token=T1'

beforeEach(() => void testConfig({ links }))

afterEach(() => {
  delete window.__SERVER_ENV__
  testConfig()
})

it('[BRIDGE-16] [BRIDGE-19] the H5 host of the configuration follows window.__SERVER_ENV__', () => {
  expect(appAddress()).toBe('https://h5.example.cn/app')
  expect(wholeAddress(SHARED)).toBe(`https://h5.example.cn/app/${SHARED}`)
  window.__SERVER_ENV__ = 'test'
  expect(appAddress()).toBe('https://test.example.cn')
  expect(wholeAddress(`/${SHARED}`)).toBe(`https://test.example.cn/${SHARED}`)
  window.__SERVER_ENV__ = 'anything else'
  expect(appAddress()).toBe('https://h5.example.cn/app')
})

it('[BRIDGE-16] a page of ours is opened by the app at the H5 host, and other addresses where they are', async () => {
  const followed: string[] = []
  const follow = (url: string) => void followed.push(url)
  window.__SERVER_ENV__ = 'test'

  const app = nativeHost({
    environment: 'ios',
    has: () => true,
    call: () => undefined,
    follow,
  })

  await app.openH5({ url: '#/rb?token=T1', title: '日报' })
  const opened = new URL(followed[0] ?? '').searchParams
  expect(opened.get('url')).toBe('https://test.example.cn/#/rb?token=T1')
  expect(opened.get('title')).toBe('日报')
  await app.openH5({ url: 'https://doctor.example.org/#/room' })

  expect(new URL(followed[1] ?? '').searchParams.get('url')).toBe(
    'https://doctor.example.org/#/room',
  )

  await app.openH5({ url: '/articles/pressure' })

  expect(new URL(followed[2] ?? '').searchParams.get('url')).toBe(
    `${location.origin}/articles/pressure`,
  )
})

it.each([undefined, '', 'h5.example.cn', 'javascript:alert(1)'])(
  'without a usable host (%s), it is where this page comes from',
  (h5Production) => {
    testConfig({ links: { customerService: '', h5Production } })
    history.replaceState(null, '', '/?simulatedHost=1#/health')
    expect(appAddress()).toBe(location.origin)
    expect(wholeAddress(SHARED)).toBe(`${location.origin}/${SHARED}`)
    history.replaceState(null, '', '/')
  },
)

it('files stay on their server, where the H5 host has none', () => {
  expect(wholeAddress('/assets/code.png')).toBe(`${location.origin}/assets/code.png`)
  expect(wholeAddress('https://x.example/a.pdf')).toBe('https://x.example/a.pdf')
  expect(wholeAddress('blob:https://x.example/1')).toBe('blob:https://x.example/1')
})

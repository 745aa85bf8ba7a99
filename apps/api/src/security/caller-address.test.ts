import { afterEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { callerAddress } from './caller-address.ts'

describe('whom limits count by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:bbbb:cccc:dddd:eeee', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['no address', 'no address'],
  ])('%s is %s', (ip, counted) => {
    expect(callerAddress(ip)).toBe(counted)
  })
})

describe('behind proxies', () => {
  let app: TestApp
  afterEach(() => app.stop())

  /** How often an address that calls itself by so many names is sent a code, of 62 times. */
  async function sent(trustProxy: number, forwarded: (index: number) => string) {
    app = await startTestApp({ config: { trustProxy } })
    let count = 0

    for (let index = 0; index < 62; index++) {
      const phone = String(13_961_100_000 + index)
      const headers = { 'x-forwarded-for': forwarded(index) }
      const { code } = await app.client().get('/user/v1/app/pin', { phone }, headers)
      if (code === '1000') count += 1
    }

    return count
  }

  it('what the caller wrote in front counts for nothing', async () => {
    expect(await sent(1, (index) => `198.51.100.${index}, 203.0.113.7`)).toBe(60)
  })

  it('whom the proxy heard is the caller', async () => {
    expect(await sent(1, (index) => `198.51.100.1, 203.0.113.${index}`)).toBe(62)
  })

  it('two proxies are counted from the end', async () => {
    expect(await sent(2, (index) => `198.51.100.${index}, 203.0.113.7, 10.0.0.2`)).toBe(60)
  })

  it('without a proxy the header counts for nothing', async () => {
    expect(await sent(0, (index) => `203.0.113.${index}`)).toBe(60)
  })

  it('one network of IPv6 is one caller', async () => {
    expect(await sent(1, (index) => `2001:db8:1:2::${index}`)).toBe(60)
  })
})

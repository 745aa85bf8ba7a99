import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './env.ts'

const production = {
  MODE: 'production',
  SECRET_KEY: 'k7mQ2vX9pL4nR8sT1wY6zB3cF5hJ0dG2',
  DATA_KEYS: `2026a:${Buffer.alloc(32, 7).toString('base64')}`,
  ADMIN_PHONE: '13500000000',
  SMS_GATEWAY_URL: 'https://sms.invalid/send',
  PUBLIC_ORIGIN: 'https://h5.kangban.invalid',
}

describe('the profile', () => {
  it('is our own service without quirks unless it is said', () => {
    expect(readConfig({})).toMatchObject({ profile: 'kangban', quirks: false })

    expect(readConfig({ PROFILE: 'documented' })).toMatchObject({
      profile: 'documented',
      quirks: false,
    })

    expect(readConfig({ PROFILE: 'documented', QUIRKS: '1' })).toMatchObject({
      profile: 'documented',
      quirks: true,
    })

    expect(readConfig({ PROFILE: 'documented', QUIRKS: '0' }).quirks).toBe(false)
    expect(readConfig({ ...production, PROFILE: 'kangban', QUIRKS: '0' }).profile).toBe('kangban')
  })

  it.each([
    [{ PROFILE: 'production' }, 'PROFILE is "production", expected kangban or documented'],
    [{ PROFILE: '' }, 'PROFILE is ""'],
    [{ PROFILE: 'documented', QUIRKS: 'yes' }, 'QUIRKS is "yes", expected 0 or 1'],
    [{ QUIRKS: '1' }, 'QUIRKS needs PROFILE=documented'],
    [{ ...production, PROFILE: 'documented' }, 'PROFILE=documented must not be set in production'],
    [{ ...production, PROFILE: 'documented', QUIRKS: '1' }, 'QUIRKS must not be set in production'],
  ])('%j is refused: %s', (env, problem) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(problem)
  })
})

describe('the proxies before the service', () => {
  it('are none unless it is said how many', () => {
    expect(readConfig({}).trustProxy).toBe(0)
    expect(readConfig({ TRUST_PROXY: '' }).trustProxy).toBe(0)
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  })

  it.each(['true', 'yes', '-1', '1.5', '11', '10.0.0.0/8'])('are not %s', (text) => {
    expect(() => readConfig({ TRUST_PROXY: text })).toThrow(`TRUST_PROXY is "${text}"`)
  })
})

describe('readings', () => {
  it('are kept for ever unless it is said for how many months', () => {
    expect(readConfig({}).readingsKeptMonths).toBeNull()
    expect(readConfig({ READINGS_KEPT_MONTHS: '' }).readingsKeptMonths).toBeNull()
    expect(readConfig({ READINGS_KEPT_MONTHS: '13' }).readingsKeptMonths).toBe(13)
  })

  it.each(['0', '12', '-24', '24.5', '1e3', '0x20', ' 24', 'two', '1201', 'Infinity'])(
    'are not dropped after %j months',
    (text) => {
      expect(() => readConfig({ READINGS_KEPT_MONTHS: text })).toThrow(
        `READINGS_KEPT_MONTHS is "${text}", expected a number from 13 to 1200`,
      )
    },
  )
})

const linkOf = (env: Record<string, string>) => readConfig(env).links.customerService

it('[LOGIN-19] has the link to customer service from the environment, else a page of the app itself', () => {
  expect(linkOf({ CUSTOMER_SERVICE_URL: 'https://help.example/' })).toBe('https://help.example/')
  expect(linkOf({})).toBe('/#/aboutUs')
})

describe('the maps service', () => {
  it('is none unless one is configured', () => {
    expect(readConfig({}).mapsUrl).toBeNull()
    const url = 'https://maps.example.cn/reverse'
    expect(readConfig({ MAPS_URL: url }).mapsUrl).toBe(url)
  })

  it.each(['http://maps.example.cn/reverse', 'https://maps.example.cn', '/maps', 'https:///x'])(
    'is not %s',
    (url) => {
      expect(() => readConfig({ MAPS_URL: url })).toThrow('MAPS_URL must look like')
    },
  )
})

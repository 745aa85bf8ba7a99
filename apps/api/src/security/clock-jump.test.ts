// The clock of a machine may jump back, as when it is set right: what was sent before lies in the future then.
import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

const phone = '13955700001'
let app: TestApp

beforeEach(async () => {
  app = await startTestApp()
})

afterEach(() => app.stop())

const ask = async () => (await app.client().get('/user/v1/app/pin', { phone })).code

const enter = async (pin: string) =>
  (await app.client().get('/user/v1/app/login', { phone, pin })).code

const OK = '1000'
const REFUSED = '9999'

it('a code is sent and good at once after the clock has jumped back an hour', async () => {
  expect(await ask()).toBe(OK)
  app.clock.advance(-MS_PER_HOUR)
  expect(await ask()).toBe(OK)
  const code = app.newestCode(phone)
  expect(await ask()).toBe(REFUSED)
  app.clock.advance(4 * MS_PER_MINUTE)
  expect(await enter(code)).toBe(OK)
})

it('a code from before the jump is not good for an hour and five minutes', async () => {
  await ask()
  const code = app.newestCode(phone)
  app.clock.advance(-MS_PER_HOUR)
  expect(await enter(code)).not.toBe(OK)
})

it('the newest code is the one that counts when the clock comes past the jump again', async () => {
  await ask()
  app.clock.advance(-2 * MS_PER_MINUTE)
  expect(await ask()).toBe(OK)
  const newest = app.newestCode(phone)
  app.clock.advance(2 * MS_PER_MINUTE + MS_PER_SECOND)
  expect(await enter(newest)).toBe(OK)
})

it('ten codes of the day before a jump leave a phone no worse off than before', async () => {
  for (let sent = 0; sent < 10; sent++) {
    expect(await ask()).toBe(OK)
    app.clock.advance(MS_PER_HOUR)
  }

  expect(await ask()).toBe(REFUSED)
  app.clock.advance(-11 * MS_PER_HOUR)
  expect(await ask()).toBe(OK)
})

it('replicas whose clocks differ by seconds keep the pause between them', async () => {
  expect(await ask()).toBe(OK)
  app.clock.advance(-5 * MS_PER_SECOND)
  expect(await ask()).toBe(REFUSED)
})

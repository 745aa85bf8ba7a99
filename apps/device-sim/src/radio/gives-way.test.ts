import {
  fullUuid,
  HEART_RATE_SERVICE,
  parseRadioServerMessage,
  type RadioServerMessage,
} from '@kangban/gatt'
import { describe, expect, it } from 'vitest'
import { createRadioSession } from './radio-session.ts'
import { createTestWorld } from '../testing/world.ts'
import type { World } from '../world/world.ts'

const WATCH = '10010002-U1'

/** A central, and all that it is told. */
function centralOf(world: World, givesWay: boolean) {
  const heard: RadioServerMessage[] = []

  const session = createRadioSession(world, {
    givesWay,
    sendText: (text) => heard.push(parseRadioServerMessage(text)),
    sendBinary: () => {},
    close: () => {},
    isCongested: () => false,
  })

  const ask = (request: object) => {
    session.receive(JSON.stringify({ id: heard.length, ...request }))
    return heard.at(-1)
  }

  return {
    heard,
    connect: () => ask({ type: 'connect', deviceId: WATCH, mtu: 247 }),
    scan: () => ask({ type: 'scan', person: 'U1', services: [fullUuid(HEART_RATE_SERVICE)] }),
  }
}

describe('a central that gives way', () => {
  it('leaves its device to the next that wants it, and finds it taken then', () => {
    const { world } = createTestWorld()
    const gateway = centralOf(world, true)
    const page = centralOf(world, false)
    expect(gateway.connect()).toMatchObject({ type: 'connected' })
    expect(page.scan()).toMatchObject({ advertisements: [{ deviceId: WATCH }] })
    expect(page.connect()).toMatchObject({ type: 'connected' })
    expect(gateway.heard.at(-1)).toMatchObject({ type: 'link-lost' })
    expect(gateway.connect()).toMatchObject({ type: 'error', code: 'device-not-found' })
  })

  it('does not push out another of its kind', () => {
    const { world } = createTestWorld()
    const first = centralOf(world, true)
    const second = centralOf(world, true)
    first.connect()
    expect(second.connect()).toMatchObject({ type: 'error', code: 'device-not-found' })
    expect(first.heard).toHaveLength(1)
  })

  it('is the only one: others keep what they have', () => {
    const { world } = createTestWorld()
    const page = centralOf(world, false)
    page.connect()

    expect(centralOf(world, false).connect()).toMatchObject({
      type: 'error',
      code: 'device-not-found',
    })

    expect(page.heard).toHaveLength(1)
  })
})

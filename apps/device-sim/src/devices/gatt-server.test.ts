import type { AttributePush } from '@kangban/gatt'
import { describe, expect, it } from 'vitest'
import { createGattServer } from './gatt-server.ts'

function serve() {
  const sent: AttributePush[] = []

  const server = createGattServer(
    [
      {
        uuid: 'service',
        characteristics: [
          { uuid: 'first', properties: ['indicate'] },
          { uuid: 'second', properties: ['write', 'indicate'] },
          { uuid: 'third', properties: ['notify'] },
        ],
      },
    ],
    (push) => {
      sent.push(push)
      return 'sent'
    },
  )

  for (const handle of [1, 2, 3]) server.subscribe(handle, true)
  return { server, values: () => sent.map(({ kind, handle, value }) => [kind, handle, value[0]]) }
}

describe('an attribute server', () => {
  it('has one indication on the air, of whatever characteristic, and lets notifications pass', () => {
    const { server, values } = serve()
    const confirmed: number[] = []
    server.push('first', Uint8Array.of(1), () => confirmed.push(1))
    server.push('second', Uint8Array.of(2), () => confirmed.push(2))
    server.push('third', Uint8Array.of(3))

    expect(values()).toEqual([
      ['indication', 1, 1],
      ['notification', 3, 3],
    ])

    expect(confirmed).toEqual([])
    server.confirm()
    expect(values().at(-1)).toEqual(['indication', 2, 2])
    expect(confirmed).toEqual([1])
    server.confirm()
    expect(confirmed).toEqual([1, 2])
    expect(() => server.confirm()).toThrow('no indication waits')
  })

  it('takes a value pushed while another is confirmed, after those that wait', () => {
    const { server, values } = serve()
    server.push('first', Uint8Array.of(1), () => server.push('first', Uint8Array.of(9)))
    server.push('second', Uint8Array.of(2))
    for (const _ of [1, 2, 3]) server.confirm()
    expect(values().map(([, , value]) => value)).toEqual([1, 2, 9])
  })

  it('sends nothing that nobody asked for', () => {
    const { server, values } = serve()
    server.subscribe(3, false)
    expect(server.push('third', Uint8Array.of(3))).toBe('unsubscribed')
    expect(server.push('nothing', Uint8Array.of(3))).toBe('unsubscribed')
    expect(values()).toEqual([])
  })
})

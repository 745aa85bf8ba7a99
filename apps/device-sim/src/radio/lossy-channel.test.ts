import { createRandom } from '@kangban/vitals'
import { describe, expect, it } from 'vitest'
import { NO_FAULTS, type RadioFaults } from './faults.ts'
import { createLossyChannel } from './lossy-channel.ts'

/** Delivers packets 0 to `count` - 1 from one array, which each is written over; the last one without faults. */
function deliver(count: number, faults: RadioFaults) {
  const arrived: number[] = []
  let current = faults

  const channel = createLossyChannel(
    createRandom('channel'),
    { faults: () => current, takeDrop: () => false },
    (packet) => void arrived.push(packet[0] ?? -1),
  )

  const packet = new Uint8Array(1)

  const fates = Array.from({ length: count }, (_, n) => {
    packet[0] = n
    if (n === count - 1) current = NO_FAULTS
    const fate = channel.deliver(packet)
    packet[0] = 0xff
    return fate
  })

  return { arrived, fates }
}

describe('a lossy channel', () => {
  it('sends a held packet after the next one, as it was when it came', () => {
    const { arrived, fates } = deliver(5, { loss: 0, duplicate: 0, reorder: 1 })
    expect(fates).toEqual(['held', 'sent', 'held', 'sent', 'sent'])
    expect(arrived).toEqual([1, 0, 3, 2, 4])
  })

  it('tells truly what became of each packet', () => {
    const { arrived, fates } = deliver(200, { loss: 0.2, duplicate: 0.2, reorder: 0.2 })
    const copies = { lost: 0, sent: 1, held: 1, duplicated: 2 }
    const expected = fates.flatMap((fate, n) => Array<number>(copies[fate]).fill(n))
    expect(arrived.toSorted((a, b) => a - b)).toEqual(expected)
    expect(new Set(fates).size).toBe(4)
  })
})

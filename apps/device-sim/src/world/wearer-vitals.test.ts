import { describe, expect, it } from 'vitest'
import { simulatedPerson } from './simulated-person.ts'
import { WearerVitals } from './wearer-vitals.ts'

const MIDNIGHT_IN_CHINA = Date.UTC(2026, 0, 4, 16)

describe('the vitals of a wearer', () => {
  it('know at every moment of a day whether the watch is worn', () => {
    let changes = 0

    for (const name of ['U1', 'U2', 'U3', 'U4']) {
      const vitals = new WearerVitals({
        person: simulatedPerson(name, '1'),
        seed: '1',
        scenario: undefined,
      })

      const moments = Array.from({ length: 12_000 }, (_, n) => MIDNIGHT_IN_CHINA + n * 7213)
      const worn = moments.map((unixMs) => vitals.wornAt(unixMs))
      expect(worn).toEqual(moments.map((unixMs) => vitals.at(unixMs).worn))
      changes += worn.filter((value, n) => n > 0 && value !== worn[n - 1]).length
    }

    expect(changes).toBeGreaterThan(3)
  })
})

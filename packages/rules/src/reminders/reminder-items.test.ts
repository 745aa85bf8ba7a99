import { MS_PER_HOUR, MS_PER_MINUTE, shanghaiMoment } from '@kangban/china-time'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { itemsOf, type ReminderReading } from './reminder-items.ts'
import { occurrencesOf, type PlanVersion } from './reminder-plan.ts'

const DAYS = ['2026-11-21', '2026-11-22', '2026-11-23']
const START = shanghaiMoment('2026-11-20', '00:00')
const NOW = shanghaiMoment('2026-11-25', '00:00')
const KINDS = ['pressure', 'watch', 'oxygen'] as const

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '10', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)

const plan: fc.Arbitrary<PlanVersion> = fc.record({
  reminderId: fc.uuid(),
  kind: fc.constantFrom(...KINDS),
  name: fc.constantFrom('', '一'),
  dose: fc.constant(''),
  weekdays: fc.constant([1, 2, 3, 4, 5, 6, 7]),
  times: fc.uniqueArray(clock, { minLength: 1, maxLength: 4 }),
  active: fc.constant(true),
  since: fc.constant(START),
  until: fc.constant(null),
})

const readings = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      at: fc
        .integer({ min: 0, max: 5 * 24 * 6 })
        .map((tens) => new Date(START.getTime() + tens * 10 * MS_PER_MINUTE)),
      value: fc.constant(''),
    }),
    { maxLength: 60 },
  )
  .map((all): ReminderReading[] => all.toSorted((a, b) => a.at.getTime() - b.at.getTime()))

it('finds the reading that looking at each of them finds', () => {
  fc.assert(
    fc.property(fc.array(plan, { minLength: 1, maxLength: 4 }), readings, (plans, all) => {
      for (const { plan: of, at, opens, closes, reading } of itemsOf(
        { plans, marks: [], readings: all },
        DAYS,
        NOW,
      )) {
        const from = of.kind === 'watch' ? at : opens
        const first = all.find((one) => one.kind === of.kind && one.at >= from && one.at < closes)
        expect(reading).toBe(first ?? null)
      }
    }),
  )
})

it('opens and closes a time between its neighbours, of all that is ticked by the same', () => {
  fc.assert(
    fc.property(fc.array(plan, { minLength: 1, maxLength: 4 }), (plans) => {
      const all = occurrencesOf(plans, DAYS)

      for (const one of all) {
        const lane = all.filter(
          ({ plan: { kind, name } }) => kind === one.plan.kind && name === one.plan.name,
        )

        const at = one.at.getTime()
        const gaps = lane.map((other) => other.at.getTime() - at)
        const before = Math.min(...gaps.filter((gap) => gap < 0).map((gap) => -gap))
        const after = Math.min(...gaps.filter((gap) => gap > 0))
        const closes = after - Math.min(MS_PER_HOUR, after / 2)
        expect(at - one.opens.getTime()).toBe(Math.min(MS_PER_HOUR, before / 2))

        expect(one.closes.getTime() - at).toBe(
          Number.isFinite(after) ? Math.min(3 * MS_PER_HOUR, closes) : 3 * MS_PER_HOUR,
        )
      }
    }),
  )
})

// Events beside the course of their days.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const laws = (name: string, event: object, data: object) =>
  breachesOf({
    name: `monitoring.${name}`,
    summary: '',
    input: { type: '2', dat: '2026-03-01' },
    now: new Date('2026-03-02T10:00:00+08:00'),
    answer: nodeOf({ detailTimes: ['2026-02-28', '2026-03-01'], warnings: [event], ...data }),
  })
    .map(({ law, path }) => `${law} ${path}`)
    .filter((each) => each.includes('warnings'))

const fast = (value: number, day = '2026-02-28', seconds = 600) =>
  laws(
    'getHeartRate',
    { id: 'event', eventType: 'heart-fast', value, seconds, createTime: `${day}T23:45:00+08:00` },
    { hiDetails: [137, 101] },
  )

const low = (value: number) =>
  laws(
    'getOxygen',
    {
      id: 'event',
      eventType: 'oxygen-low',
      value,
      seconds: null,
      createTime: '2026-03-01T02:04:00+08:00',
    },
    { lowDetails: [94, 89] },
  )

it('the worst of an event is within its day', () => {
  const wrong = ['same-fact data.warnings[].value']
  expect([fast(137), fast(126)]).toEqual([[], []])
  expect(fast(173)).toEqual(wrong)
  expect(fast(137, '2026-03-01')).toEqual(wrong)
  expect(low(89)).toEqual([])
  expect(low(86)).toEqual(wrong)
})

it('and says nothing of one that the span has not whole', () => {
  expect(fast(173, '2026-02-27')).toEqual([])
  expect(fast(173, '2026-03-01', 1800)).toEqual([])
})

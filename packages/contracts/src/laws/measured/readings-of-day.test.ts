// A day that is told reading by reading, its figures told rightly and wrongly.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const DAY = { type: '1', dat: '2026-03-02' }

const laws = (name: string, data: object) =>
  breachesOf({
    name: `monitoring.${name}`,
    summary: '',
    input: DAY,
    now: new Date('2026-03-02T10:00:00+08:00'),
    answer: nodeOf(data),
  }).map(({ law, path }) => `${law} ${path}`)

const pad = (number: number): string => String(number).padStart(2, '0')

/** From six on, every five minutes. */
const TIMES = Array.from(
  { length: 36 },
  (_, at) => `${pad(6 + Math.floor(at / 12))}:${pad((at % 12) * 5)}`,
)

/** An hour of sleep, a quiet one and a busy one. */
const RATES = TIMES.map((_, at) => [58, 64, at % 2 === 0 ? 70 : 100][Math.floor(at / 12)] ?? 0)

const heart = (over: object) =>
  laws('getHeartRate', {
    lastTime: '2026-03-02T08:55:00+08:00',
    last: 100,
    avg: 69,
    resting: 64,
    detailTimes: TIMES,
    details: RATES,
    lowDetails: RATES,
    hiDetails: RATES,
    ...over,
  })

it('the mean of a day is that of its readings, where each of them is told', () => {
  expect(heart({})).toEqual([])
  expect(heart({ avg: 79 })).toEqual(['reckoned data.avg'])
  // Slots may hold one reading or some, and means of several weigh as they may.
  expect(heart({ avg: 71 })).toEqual([])
  expect(heart({ avg: 79, hiDetails: RATES.map((rate) => rate + 3) })).toEqual([])
})

const zones = (rest: number, light: number) =>
  heart({
    zones: [
      { from: 0, to: 90, percent: rest },
      { from: 90, to: null, percent: light },
    ],
  })

it('so are the shares of its zones', () => {
  expect(zones(83, 17)).toEqual([])
  expect(zones(90, 10)).toEqual([])
  expect(zones(97, 3)).toContain('reckoned data.zones[].percent')
})

it('the rate at rest is that of the quietest hour by day', () => {
  expect(heart({ resting: 58 })).toEqual(['reckoned data.resting'])
  expect(heart({ resting: 70 })).toEqual(['reckoned data.resting'])
})

it('the newest is one of the last slot', () => {
  expect(heart({ last: 70 })).toEqual(['newest data.last'])

  expect(heart({ last: 70, lastTime: '2026-03-01T08:55:00+08:00' })).not.toContain(
    'newest data.last',
  )
})

const oxygen = (night: object) => {
  const details = [95, 93, 97]

  return laws('getOxygen', {
    detailTimes: ['02:00', '06:50', '09:00'],
    details,
    lowDetails: details,
    hiDetails: details,
    night: { avg: 94, lowest: 93, lowEvents: 0, ...night },
  })
}

it('a night is made of the readings up to seven', () => {
  expect(oxygen({})).toEqual([])
  expect(oxygen({ avg: 95.2 })).toEqual(['reckoned data.night.avg'])
  expect(oxygen({ lowest: 94, avg: 94.4 })).toContain('reckoned data.night.lowest')
})

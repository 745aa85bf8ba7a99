import { expect, it } from 'vitest'
import { orderOf, PLAYS } from './plays.ts'

const NIGHT = new Date('2026-03-02T03:00:00+08:00')
const EVENING = new Date('2026-03-02T20:00:00+08:00')

it.each(PLAYS)('$id is a stretch of the past', (play) => {
  for (const now of [NIGHT, EVENING]) {
    const { from, until = now.toISOString(), speed } = orderOf(play, now)
    expect(Date.parse(from)).toBeLessThan(Date.parse(until))
    expect(Date.parse(until)).toBeLessThanOrEqual(now.getTime())
    expect(speed).toBeGreaterThanOrEqual(1)
  }
})

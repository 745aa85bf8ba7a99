import { describe, expect, it } from 'vitest'
import { oxygenFindings } from '../warnings/warning-rules.ts'
import { oxygenEvents } from './oxygen-events.ts'

const at = (clock: string) => new Date(`2026-11-19T${clock}:00+08:00`)
const falls = (...clocks: string[]) => clocks.map((clock) => ({ at: at(clock), value: 88 }))

describe('the events of low oxygen', () => {
  it('a night of falls is one event with its lowest, number and minutes', () => {
    const night = [...falls('00:10', '00:50', '01:49'), { at: at('02:40'), value: 86 }]

    expect(oxygenEvents(night)).toEqual([
      { from: at('00:10'), to: at('02:40'), lowest: 86, falls: 4, minutes: 150 },
    ])
  })

  it('readings in range do not end one, an hour without a fall does', () => {
    const readings = [
      { at: at('01:00'), value: 89 },
      { at: at('01:30'), value: 96 },
      { at: at('02:00'), value: 88 },
      { at: at('03:01'), value: 87 },
    ]

    expect(oxygenEvents(readings).map(({ falls: count, minutes }) => [count, minutes])).toEqual([
      [2, 60],
      [1, 1],
    ])
  })

  it('90 % is not low, and without a fall there is none', () => {
    expect(oxygenEvents([{ at: at('01:00'), value: 90 }])).toEqual([])
    expect(oxygenEvents([])).toEqual([])
  })

  it('warnings are told of the same events', () => {
    const readings = falls('00:10', '01:00', '04:00', '06:30', '07:20')

    expect(
      oxygenFindings(readings).map(({ occurredAt, seconds }) => [occurredAt, seconds]),
    ).toEqual(
      oxygenEvents(readings).map(({ from, falls: count, minutes }) => [
        from,
        count > 1 ? minutes * 60 : null,
      ]),
    )
  })
})

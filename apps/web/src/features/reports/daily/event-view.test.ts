import { expect, it } from 'vitest'
import { eventView } from './event-view.ts'
import { EVENTS } from '../testing/report.ts'

it('an event has the time in China, and the mark of its level and direction', () => {
  expect(EVENTS.map(eventView)).toEqual([
    { time: '03:26', tag: { state: 'alert', text: '异常' } },
    { time: '15:20', tag: { state: 'high', text: '偏快' } },
  ])

  const low = EVENTS.map((event) => eventView({ ...event, kind: 'pressure-low', level: 'warn' }))
  expect(low[0]?.tag).toEqual({ state: 'low', text: '偏低' })
})

import { shanghaiMoment } from '@kangban/china-time'
import { describe, expect, it } from 'vitest'
import { adviceOfStretch } from './advice-now.ts'
import { eventRow, mattersAt } from './testing/events.ts'

const DAY = '2026-03-01'
const at = (clock: string, day = '2026-03-02') => shanghaiMoment(day, clock)

const waitingFor = (kind: string) => {
  const now = at('10:00')
  return { now, open: mattersAt(now, eventRow({ kind, occurredAt: at('04:10', DAY) })) }
}

describe('a stretch of time', () => {
  const stretch = { from: at('00:00', DAY), to: at('23:00', DAY) }

  it('is spoken of as home speaks of the matter that lies in it, else as of what is past', () => {
    const waiting = waitingFor('af-suspected')
    expect(adviceOfStretch('af-suspected', { stretch, waiting })).toBe('请今天把心电给医生看')
    const past = '还没问过医生就请尽快把心电给医生看'
    const later = { from: at('04:11', DAY), to: stretch.to }
    expect(adviceOfStretch('af-suspected', { stretch: later, waiting })).toBe(past)
    const others = waitingFor('heart-fast')
    expect(adviceOfStretch('af-suspected', { stretch, waiting: others })).toBe(past)
  })
})

import { addDays, MS_PER_HOUR } from '@kangban/china-time'
import { describe, expect, it } from 'vitest'
import { doctorKnows, type EcgDone } from './ecg-doctor.ts'

const on = (day: string) => new Date(`${day}T12:00:00+08:00`)
const DAY = '2026-11-01'
const later = (days: number) => on(addDays(DAY, days))

const sent = (days: number, change: Partial<EcgDone['shares'][number]> = {}) => ({
  createdAt: later(days),
  revokedAt: null,
  seen: 0,
  ...change,
})

const warning = (handledOn: number | null, handledAs: string | null = null, hours = 0) => ({
  occurredAt: new Date(on(DAY).getTime() + hours * MS_PER_HOUR),
  handledAt: handledOn === null ? null : later(handledOn),
  handledAs,
})

const NOT_YET = { knows: false, text: '还没给医生看' }
const SENT = { knows: true, text: '已发给医生' }
const ASKED = { knows: true, text: '问过医生' }

describe('whether a doctor knows of a suspected fibrillation', () => {
  it.each([
    ['nothing was done', [warning(null)], [], NOT_YET],
    ['no warning of it is kept', [], [], NOT_YET],
    ['it was said how', [warning(1, '问过医生')], [], ASKED],
    ['it was ended without a word', [warning(1)], [], null],
    ['another one was dealt with', [warning(1, '问过医生', -1)], [], NOT_YET],
    ['one of two still waits', [warning(1, '问过医生'), warning(null, null, 1)], [], NOT_YET],
    ['a page was sent after it', [warning(null)], [sent(1)], SENT],
    ['the page was sent before it', [warning(null)], [sent(-1)], NOT_YET],
    ['the page was made when it no longer held it', [warning(null)], [sent(29)], NOT_YET],
    [
      'the page was taken back unread',
      [warning(null)],
      [sent(1, { revokedAt: later(2) })],
      NOT_YET,
    ],
    ['the page was read and taken back', [], [sent(1, { revokedAt: later(2), seen: 1 })], SENT],
  ] as const)('where %s', (_, warnings, shares, told) => {
    const endedAt = new Date(on(DAY).getTime() + 2 * MS_PER_HOUR)
    expect(doctorKnows({ startedAt: on(DAY), endedAt, warnings, shares })).toEqual(told)
  })
})

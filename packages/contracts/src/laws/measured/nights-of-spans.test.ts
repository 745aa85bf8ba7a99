// A night alone against the span that has it.
import { addDays } from '@kangban/china-time'
import { expect, it } from 'vitest'
import { between } from '../testing/told.ts'

const NAME = 'monitoring.getSleep'
const LAST = '2026-03-01'
const LABELS = Array.from({ length: 30 }, (_, index) => addDays(LAST, index - 29))
const SCORES = LABELS.map((_, index) => (index < 10 ? null : index % 2 === 0 ? 80 : 90))
const STARTS = LABELS.map((_, index) => (index < 10 ? null : '22:55'))

const both = (day: object) =>
  between([
    [NAME, { sleepStartTime: '22:55', usualScore: 85, ...day }, { type: '1', dat: LAST }],
    [
      NAME,
      { detailTimes: LABELS, scoreDetails: SCORES, startDetails: STARTS },
      { type: '3', dat: LAST },
    ],
  ])

it('a night begins at one time, in the day and in the month', () => {
  expect(both({})).toEqual([])
  expect(both({ sleepStartTime: '22:33' })).toEqual([`${NAME} same-fact data.startDetails[]`])
})

it('its usual score is that of the fourteen days before', () => {
  expect(both({ usualScore: 85 })).toEqual([])
  expect(both({ usualScore: 87 })).toEqual([`${NAME} reckoned data.usualScore`])
})

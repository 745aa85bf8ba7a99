// Matters against the events that they are made of, and home against the page of warnings.
import { expect, it } from 'vitest'
import { between } from '../testing/told.ts'

const SUMMARY = 'warnings.getWarningSummary'
const HOME = 'home.getHomeSummary'

const event = (id: string, time: string, handledAs: string | null = null) => ({
  id,
  eventType: 'pressure-high',
  createTime: `2026-${time}:00+08:00`,
  handled: handledAs !== null,
  kangban: { handledAs },
})

const EVENTS = [
  event('p3', '03-01T20:33'),
  event('p2', '03-01T07:35'),
  event('p1', '02-20T07:35', '再测已正常'),
]

const matter = (change: object) =>
  between([
    ['warnings.listWarnings', EVENTS],
    [SUMMARY, { matters: [{ state: 'new', ...change }] }],
  ])

it('a matter has its events newest first', () => {
  expect(matter({ ids: ['p3', 'p2'] })).toEqual([])
  expect(matter({ ids: ['p2', 'p3'] })).toEqual([`${SUMMARY} sorted data.matters[].ids`])
})

it('what was done about a matter is how its newest event was handled', () => {
  const over = { ids: ['p1'], state: 'over' }
  const other = `${SUMMARY} same-fact data.matters[].progress`
  expect(matter({ ...over, progress: '再测已正常' })).not.toContain(other)
  expect(matter({ ...over, progress: '告诉了家人' })).toContain(other)
})

it('home has the first of those that wait', () => {
  const matters = [
    { ids: ['o1'], state: 'new' },
    { ids: ['p2', 'p3'], state: 'seen' },
    { ids: ['p1'], state: 'over' },
  ]

  const onHome = (...list: object[]) =>
    between([
      [SUMMARY, { matters }],
      [HOME, { matters: list }],
    ])

  const [first = {}, second = {}] = matters
  expect(onHome(first)).toEqual([])
  expect(onHome(first, second)).toEqual([])
  expect(onHome(second)).toEqual([`${HOME} sorted data.matters`])
  expect(onHome({ ids: ['new'], state: 'new' }, first)).toEqual([])
})

// The goal of a week's report against those of its days.
import { expect, it } from 'vitest'
import { between } from '../testing/told.ts'

const REPORT = 'reports.getReport'

const told = (referenceLow: number, goals: readonly number[]) =>
  between([
    ['reports.listReports', { list: [{ id: 'w', unread: true }] }],
    [
      REPORT,
      {
        id: 'w',
        kind: 'weekly',
        day: '2026-02-23',
        endDay: '2026-02-24',
        measures: [{ measure: 'steps', referenceLow }],
      },
    ],
    [
      'monitoring.getSteps',
      { detailTimes: ['2026-02-22', '2026-02-23', '2026-02-24', '2026-02-25'], goals },
    ],
  ])

it('a week has the goal of its days, unless that has changed since', () => {
  const other = `${REPORT} same-fact data.measures[].referenceLow`
  expect(told(4500, [4000, 4500, 4500, 4500])).not.toContain(other)
  expect(told(4000, [4000, 4500, 4500, 4500])).toContain(other)
  expect(told(4000, [4000, 4500, 4500, 5000])).not.toContain(other)
})

import { contract } from '@kangban/contracts'
import { expect, it } from 'vitest'
import { reportEntries, type ReportOverview } from './report-entries.ts'

const example = contract.reports.getOverview.example?.output as ReportOverview

it('has the newest report of each kind with its word, and how many nobody has opened', () => {
  const overview: ReportOverview = {
    ...example,
    heartRisk: {
      id: 'h/1',
      day: '2026-11-20',
      level: 'high',
      levelText: '高风险',
      state: 'bad',
      unread: true,
    },
    unread: { daily: 2, weekly: 0, heartRisk: 1 },
  }

  const entries = reportEntries(overview)

  expect(entries[0]).toEqual({
    name: '日报',
    note: '3月1日 · 要留意',
    unread: 2,
    path: '/health-daily-report-detail?id=r-20260301',
  })

  for (const { path } of entries) expect(path).toMatch(/^\/[\w-]+(\?id=[\w%-]+)?$/)
})

it('leaves out what there is no report of', () => {
  const none: ReportOverview = { ...example, daily: null, weekly: null, heartRisk: null, tcm: null }
  expect(reportEntries(none)).toEqual([])
})

import { contract } from '@kangban/contracts'
import { expect, it } from 'vitest'
import { firstStep, isFirstUse, type Overview, spokenOverview } from './overview.ts'

const example = contract.reports.getOverview.example?.output as Overview

it('is the first use only while there is nothing of any kind', () => {
  const nothing: Overview = { ...example, daily: null, weekly: null, heartRisk: null, tcm: null }

  expect([
    isFirstUse(nothing),
    isFirstUse({ ...nothing, tcm: example.tcm }),
    isFirstUse(example),
  ]).toEqual([true, false, false])
})

it('leads to what to open first', () => {
  expect(firstStep(example)).toEqual({
    to: '/health-daily-report-detail?id=r-20260301',
    text: '看这份日报',
  })

  expect(firstStep({ ...example, first: null })).toBeNull()
})

it('is read aloud with the newest reports', () => {
  expect(spokenOverview(example)).toContain('先看 3月1日 的日报。日报 3月1日 周日，未读，要留意，')

  expect(spokenOverview(example)).toContain('心脏隐患筛查，高风险。中医体质，气虚质。')
})

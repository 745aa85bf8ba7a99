// One definition of a low oxygen: for the same person and span, every page and report counts the same events.
import { addDays, lastDays } from '@kangban/china-time'
import type { DailyContent, HeartRiskContent, WeeklyContent } from '@kangban/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readDayRecords } from '../../apps/api/src/features/reports/day-records.ts'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { oxygenEventsOf, warningsOf } from '../../packages/rules/src/reports/day-record.ts'
import { slotsRepository } from '../../apps/api/src/shared/readings/slots.repository.ts'
import { metricSpan } from '../../packages/rules/src/day/metric-span.ts'
import { oxygenEvents } from '../../packages/rules/src/oxygen/oxygen-events.ts'
import { OXYGEN_LOW } from '../../packages/rules/src/thresholds.ts'
import { seedTestApp } from '../faults/seed-test-app.ts'

/** A Monday, so that the newest week that is over and the newest 30 days end on the same day. */
const NOW = new Date('2026-03-02T21:30:00+08:00')
const YESTERDAY = '2026-03-01'
const HISTORY_DAYS = 45
/** The woman of 72 and her son. */
const PHONES = ['13800000001', '13800000002']

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ services: { clock: { now: () => NOW } } })
  await seedTestApp({ ...app, clock: { now: () => NOW, advance: () => undefined } }, HISTORY_DAYS)
}, 240_000)

afterAll(() => app.stop())

type Get = Awaited<ReturnType<TestApp['logIn']>>['get']

const OXYGEN = `低于 ${OXYGEN_LOW}%`

async function countsOf(get: Get) {
  const data = async <T>(path: string, query?: Record<string, string>) =>
    (await get<T>(path, query)).data

  const page = async (metric: 'oxygen' | 'sleep', type: string, day: string) => {
    const told = await data<{ lowEvents?: number; breathWarn?: number } | null>(
      `/monitor/app/v1/${metric}/${type}/${day}`,
    )

    return told?.lowEvents ?? told?.breathWarn ?? null
  }

  const newest = async <T>(kind: string) => {
    const { list } = await data<{ list: { id: string }[] }>('/report/v1/app/list', {
      kind,
      pn: '1',
      ps: '1',
    })

    return data<T>('/report/v1/app/detail', { kind, id: list[0]?.id ?? '' })
  }

  const [risk, week, day] = [
    await data<HeartRiskContent>('/report/v1/app/heart-risk'),
    await newest<WeeklyContent>('weekly'),
    await newest<DailyContent>('daily'),
  ]

  const ofDay = day.sections
    .find(({ metric }) => metric === 'oxygen')
    ?.details.find(({ label }) => label === OXYGEN)?.text

  return {
    month: {
      oxygen: await page('oxygen', '3', YESTERDAY),
      sleep: await page('sleep', '3', YESTERDAY),
      risk: risk.findings.find(({ kind }) => kind === 'low-oxygen')?.count,
    },
    week: {
      oxygen: await page('oxygen', '2', YESTERDAY),
      sleep: await page('sleep', '2', YESTERDAY),
      report: week.warnings.byKind.find(({ kind }) => kind === 'oxygen-low')?.count ?? 0,
    },
    day: { oxygen: await page('oxygen', '1', YESTERDAY), report: Number.parseInt(ofDay ?? '', 10) },
  }
}

it('is counted alike by the pages of oxygen and sleep, and by all reports', async () => {
  let seen = 0

  for (const phone of PHONES) {
    const user = await app.logIn(phone)
    const counts = await countsOf((path, query) => user.get(path, query))

    for (const span of Object.values(counts))
      expect(new Set(Object.values(span)).size, `${phone} ${JSON.stringify(counts)}`).toBe(1)

    seen += counts.month.oxygen ?? 0
  }

  expect(seen).toBeGreaterThan(0)
})

it('is counted alike of every person, week and month of the seed', async () => {
  const { database, reads } = app.services
  const accounts = await database.account.findMany({ select: { id: true } })
  let seen = 0

  for (const { id: accountId } of accounts) {
    const fromDay = addDays(YESTERDAY, 1 - HISTORY_DAYS)

    const { records } = await readDayRecords(app.services, {
      accountId,
      fromDay,
      toDay: YESTERDAY,
      now: NOW,
    })

    for (const dat of lastDays(YESTERDAY, 14))
      for (const type of ['1', '2', '3']) {
        const span = metricSpan({ type, dat }, NOW)
        if (!span) throw new Error(`no span of ${dat}`)
        const first = records.findIndex(({ day }) => day === span.days[0])
        const days = records.slice(first, first + span.days.length)
        const reported = oxygenEventsOf(warningsOf(days, records.slice(0, first)))

        const falls = await slotsRepository(reads).oxygenFalls({ accountId, ...span })

        expect(reported.length, `${accountId} ${type} ${dat}`).toBe(oxygenEvents(falls).length)
        seen += reported.length
      }
  }

  expect(seen).toBeGreaterThan(100)
})

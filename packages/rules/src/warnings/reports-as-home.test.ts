import { shanghaiMoment } from '@kangban/china-time'
import type { DailyContent } from '@kangban/contracts'
import { WARNING_KINDS } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { matterOf } from './episode-words.ts'
import { episodesOf, openEpisodes } from './episodes.ts'
import { eventRow } from './testing/events.ts'
import { dailyAsHome, heartRiskAsHome, weeklyAsHome } from './reports-as-home.ts'
import { dailyReport } from '../reports/daily-report.ts'
import { heartRisk } from '../reports/heart-risk.ts'
import { calmDay, calmDays, warning } from '../reports/testing/day-records.ts'
import { weeklyReport } from '../reports/weekly-report.ts'

const DAY = '2026-03-01'
const OF_DAY = { day: DAY, endDay: DAY }
const WEEK = { day: '2026-02-23', endDay: DAY }
const MONTH = { day: '2026-01-31', endDay: DAY }

type Told = Pick<DailyContent, 'sentence' | 'elderSentence'>

const said = (content: Told) =>
  [content.sentence, content.elderSentence].map((sentence) =>
    sentence.map(({ text }) => text).join(''),
  )

const rowsOf = (kind: string, change: Parameters<typeof warning>[2] = {}) =>
  ['01:20', '04:10'].map((at) => warning(kind, `${DAY}T${at}`, { otherValue: 80, ...change }))

const report = (rows: ReturnType<typeof rowsOf>) =>
  dailyReport({
    record: calmDay(DAY, { warnings: rows }),
    before: calmDays('2026-02-10', 19),
    ageYears: 72,
  })

const waitingAt = (now: Date, rows: ReturnType<typeof rowsOf>, handledAt: Date | null = null) => ({
  now,
  open: openEpisodes(
    episodesOf(
      rows.map((row) => eventRow({ ...row, handledAt })),
      now,
    ),
    now,
  ),
})

const at = (clock: string, day = '2026-03-02') => shanghaiMoment(day, clock)

describe('a report of a day', () => {
  it.each(WARNING_KINDS)(
    'asks for what home asks for of %s while it waits, in both modes',
    (kind) => {
      const rows = rowsOf(kind)

      for (const now of [at('10:00'), at('19:00'), at('10:00', '2026-03-07')]) {
        const waiting = waitingAt(now, rows)
        const [matter] = waiting.open.map((episode) => matterOf(episode, now))
        const told = dailyAsHome(report(rows), OF_DAY, waiting)
        for (const text of said(told)) expect(text).toContain(`，${matter?.advice}。`)
        expect(told.advice).toContain(matter?.advice)
      }
    },
  )

  it('stays as it was made where nothing of it waits', () => {
    const rows = rowsOf('af-suspected')
    const made = report(rows)
    const handled = waitingAt(at('10:00'), rows, at('09:00'))
    expect(dailyAsHome(made, OF_DAY, handled)).toEqual(made)
    const others = rowsOf('af-suspected').map((row) => ({ ...row, id: `other ${row.id}` }))
    expect(dailyAsHome(made, OF_DAY, waitingAt(at('10:00'), others))).toEqual(made)
    expect(said(made)[0]).toContain('还没问过医生就')
  })

  it('does not hurry for what it tells as slight, though the matter became grave on another day', () => {
    const slight = rowsOf('heart-fast', { level: 'warn' })
    const grave = warning('heart-fast', '2026-03-02T02:00', { level: 'bad' })
    const made = report(slight)
    expect(dailyAsHome(made, OF_DAY, waitingAt(at('10:00'), [...slight, grave]))).toEqual(made)
  })
})

it('hurries for the average of a day on which one acts at once as home does for what waits', () => {
  const pressures = [{ systolic: 190, diastolic: 112, hour: 7 }]
  const record = calmDay(DAY, { pressures })
  const made = dailyReport({ record, before: calmDays('2026-02-10', 19), ageYears: 72 })
  const asked = (now: Date) => said(dailyAsHome(made, OF_DAY, { now, open: [] }))
  for (const text of asked(at('10:00'))) expect(text).toMatch(/请今天问问医生。$/)
  for (const text of asked(at('19:00'))) expect(text).toMatch(/请尽快问问医生。$/)
})

const week = (rows: ReturnType<typeof rowsOf>) =>
  weeklyReport({
    days: [...calmDays('2026-02-23', 6), calmDay(DAY, { warnings: rows })],
    lastWeek: calmDays('2026-02-16', 7),
    ageYears: 72,
  })

const titlesOf = ({ goals }: ReturnType<typeof week>) => goals.map(({ title }) => title)

describe('a report of a week', () => {
  it.each(WARNING_KINDS)('asks for what home asks for of %s, in both modes', (kind) => {
    const rows = rowsOf(kind)

    for (const now of [at('10:00'), at('19:00'), at('10:00', '2026-03-07')]) {
      const waiting = waitingAt(now, rows)
      const advice = waiting.open.map((episode) => matterOf(episode, now).advice)[0] ?? 'nothing'
      const told = weeklyAsHome(week(rows), WEEK, waiting)
      for (const text of said(told)) expect(text).toContain(`，${advice}。`)
      expect(titlesOf(told)).toContain(advice.replace(/^请/, ''))
    }
  })

  it('stays as it was made where what waits is of another week, or was dealt with', () => {
    const rows = rowsOf('af-suspected')
    const made = week(rows)
    const later = [warning('af-suspected', '2026-03-02T01:20')]
    expect(weeklyAsHome(made, WEEK, waitingAt(at('10:00'), later))).toEqual(made)
    expect(weeklyAsHome(made, WEEK, waitingAt(at('10:00'), rows, at('09:00')))).toEqual(made)
  })

  it('hurries for an average on which one acts at once, until it is long past', () => {
    const pressures = [
      { systolic: 190, diastolic: 112, hour: 7 },
      { systolic: 192, diastolic: 114, hour: 20 },
    ]

    const made = weeklyReport({
      days: calmDays('2026-02-23', 7, { pressures }),
      lastWeek: calmDays('2026-02-16', 7),
      ageYears: 72,
    })

    const asked = (now: Date) => said(weeklyAsHome(made, WEEK, { now, open: [] }))[0]
    expect(asked(at('10:00'))).toContain('请今天把这份周报带给医生看。')
    expect(asked(at('19:00'))).toContain('请尽快把这份周报带给医生看。')
    expect(asked(at('10:00', '2026-04-02'))).toContain('还没问过医生就请尽快把这份周报')
  })
})

const screening = (rows: ReturnType<typeof rowsOf>) =>
  heartRisk({
    endDay: DAY,
    span: {
      heartDays: 30,
      oxygenDays: 30,
      warnings: rows,
      pressures: rows
        .filter(({ kind }) => kind === 'pressure-high')
        .map(({ occurredAt }) => ({ systolic: 190, diastolic: 112, at: occurredAt })),
      ecgs: rows
        .filter(({ kind }) => kind === 'af-suspected')
        .map(({ occurredAt }) => ({ startedAt: occurredAt, rhythm: 'af', hrvMs: null })),
      longRecords: [],
    },
    before: { heartDays: 30, warnings: [] },
  })

describe('the screening', () => {
  it.each(['af-suspected', 'heart-slow', 'heart-fast', 'oxygen-low', 'pressure-high'])(
    'ends with what home asks for of %s, in both modes',
    (kind) => {
      const rows = rowsOf(kind)

      for (const now of [at('10:00'), at('19:00'), at('10:00', '2026-03-07')]) {
        const waiting = waitingAt(now, rows)
        const advice = waiting.open.map((episode) => matterOf(episode, now).advice)[0] ?? 'nothing'
        const told = heartRiskAsHome(screening(rows), MONTH, waiting)
        for (const text of said(told)) expect(text.endsWith(`${advice}。`)).toBe(true)
        expect(told.advice.some((text) => text.startsWith(advice))).toBe(true)
      }
    },
  )

  it('asks for the gravest of several, and keeps what only a screening adds', () => {
    const rows = [...rowsOf('heart-slow'), ...rowsOf('oxygen-low')]
    const now = at('10:00')
    const told = heartRiskAsHome(screening(rows), MONTH, waitingAt(now, rows))
    expect(said(told)[0]).toMatch(/请今天联系医生。$/)

    expect(told.advice).toEqual([
      '请今天联系医生，头晕或晕倒过要马上去',
      '请今天问问医生，打鼾重的话说给医生听',
    ])
  })

  it('is of what is past where nothing of it waits', () => {
    const rows = rowsOf('heart-slow')
    const before = [warning('heart-slow', '2026-01-30T23:50')]

    for (const waiting of [
      waitingAt(at('10:00'), rows, at('09:00')),
      waitingAt(at('10:00'), before),
    ]) {
      const told = heartRiskAsHome(screening(rows), MONTH, waiting)
      for (const text of said(told)) expect(text).toMatch(/还没问过医生就请尽快去看医生。$/)
      expect(told.advice).toEqual(screening(rows).advice)
    }
  })
})

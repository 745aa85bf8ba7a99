import { shanghaiMoment } from '@kangban/china-time'
import type { DailyContent } from '@kangban/contracts'
import { WARNING_KINDS } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { dailyReport } from '../reports/daily-report.ts'
import { calmDay, calmDays, warning } from '../reports/testing/day-records.ts'
import { adviceOfStretch, askingAsHome } from './advice-now.ts'
import { matterOf } from './episode-words.ts'
import { episodesOf, openEpisodes } from './episodes.ts'
import { eventRow } from './testing/events.ts'

const DAY = '2026-03-01'

const said = (content: DailyContent) =>
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
        const told = askingAsHome(report(rows), waiting)
        for (const text of said(told)) expect(text).toContain(`，${matter?.advice}。`)
        expect(told.advice).toContain(matter?.advice)
      }
    },
  )

  it('stays as it was made where nothing of it waits', () => {
    const rows = rowsOf('af-suspected')
    const made = report(rows)
    const handled = waitingAt(at('10:00'), rows, at('09:00'))
    expect(askingAsHome(made, handled)).toEqual(made)
    const others = rowsOf('af-suspected').map((row) => ({ ...row, id: `other ${row.id}` }))
    expect(askingAsHome(made, waitingAt(at('10:00'), others))).toEqual(made)
    expect(said(made)[0]).toContain('还没问过医生就')
  })

  it('does not hurry for what it tells as slight, though the matter became grave on another day', () => {
    const slight = rowsOf('heart-fast', { level: 'warn' })
    const grave = warning('heart-fast', '2026-03-02T02:00', { level: 'bad' })
    const made = report(slight)
    expect(askingAsHome(made, waitingAt(at('10:00'), [...slight, grave]))).toEqual(made)
  })
})

describe('a stretch of time', () => {
  const stretch = { from: at('00:00', DAY), to: at('23:00', DAY) }

  it('is spoken of as home speaks of the matter that lies in it, else as of what is past', () => {
    const waiting = waitingAt(at('10:00'), rowsOf('af-suspected'))
    expect(adviceOfStretch('af-suspected', stretch, waiting)).toBe('请今天把心电给医生看')
    const past = '还没问过医生就请尽快把心电给医生看'
    const later = { from: at('04:11', DAY), to: stretch.to }
    expect(adviceOfStretch('af-suspected', later, waiting)).toBe(past)
    const others = waitingAt(at('10:00'), rowsOf('heart-fast'))
    expect(adviceOfStretch('af-suspected', stretch, others)).toBe(past)
  })
})

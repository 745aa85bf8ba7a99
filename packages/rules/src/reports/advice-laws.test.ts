// A graver state never has weaker advice, in any report: what is grave asks for a doctor soon, what is not never hurries.
import { shanghaiMoment } from '@kangban/china-time'
import { WARNING_KINDS } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { ADVICE, gravestOf, URGENCIES } from '../day/urgency.ts'
import { oxygenSentence } from '../oxygen/oxygen-sentence.ts'
import { sleepSentence } from '../sleep/sleep-sentence.ts'
import { episodeAdvice } from '../warnings/episode-words.ts'
import { episodesOf } from '../warnings/episodes.ts'
import { askedAt, eventRow } from '../warnings/testing/events.ts'
import { dailyReport } from './daily-report.ts'
import { heartRisk } from './heart-risk.ts'
import { warningFindings } from './record-findings.ts'
import { calmDay, calmDays, warning } from './testing/day-records.ts'
import { weeklyReport } from './weekly-report.ts'

const asked = askedAt(shanghaiMoment('2026-11-19', '12:00'))

const SOON = /医生.*尽快|尽快.*医生/
const said = (sentence: readonly { text: string }[]) => sentence.map(({ text }) => text).join('')

const night = (lowOxygen: number) => ({
  asleepMinutes: 239,
  deepMinutes: 20,
  score: 40,
  awakenings: 4,
  lowOxygen,
  averageHeartRate: 60,
  from: '01:00',
  to: '05:30',
})

describe('the advice', () => {
  it('hurries for what is grave, and for nothing else', () => {
    for (const kind of WARNING_KINDS) {
      const rows = [warning(kind, '2026-11-19T03:00', { level: 'bad', otherValue: 80 })]
      const [bad] = warningFindings(rows)
      expect(bad?.action).toMatch(SOON)
    }

    // The other kinds are grave at any level.
    for (const kind of ['pressure-high', 'pressure-low', 'heart-fast']) {
      const rows = [warning(kind, '2026-11-19T03:00', { level: 'warn', otherValue: 80 })]
      expect(warningFindings(rows)[0]?.action).not.toContain('尽快')
    }
  })

  it('is the gravest of several', () => {
    expect(gravestOf([])).toBe('none')
    expect(gravestOf(['ask', 'soon', 'watch'])).toBe('soon')

    expect(URGENCIES.map((urgency) => ADVICE[urgency].includes('尽快'))).toEqual([
      false,
      false,
      false,
      true,
    ])
  })

  it('about the worst night is not less than about one reading of 89 %', () => {
    const one = { rows: [warning('oxygen-low', '2026-11-18T03:00', { value: 89 })], low: 1 }

    const worst = {
      rows: ['01:00', '04:40'].map((at) =>
        warning('oxygen-low', `2026-11-18T${at}`, { value: 86, seconds: 7200 }),
      ),
      low: 2,
    }

    for (const { rows, low } of [one, worst]) {
      const day = calmDay('2026-11-18', {
        sleep: night(low),
        oxygen: { average: 94, lowest: 86 },
        warnings: rows,
      })

      const week = [...calmDays('2026-11-12', 6), day]

      for (const { sentence } of [
        dailyReport({ record: day, before: calmDays('2026-11-01', 17), ageYears: 72 }),
        weeklyReport({ days: week, lastWeek: calmDays('2026-11-05', 7), ageYears: 72 }),
        heartRisk({
          endDay: '2026-11-18',
          span: {
            heartDays: 30,
            oxygenDays: 30,
            warnings: rows,
            pressures: [],
            ecgs: [],
            longRecords: [],
          },
          before: { heartDays: 30, warnings: [] },
        }),
      ])
        expect(said(sentence)).toMatch(SOON)

      for (const current of [true, false])
        for (const type of ['day', 'week', 'month'] as const) {
          const span = { type, current }
          const facts = { average: 94, lowest: 86, lowEvents: low, nightLowEvents: low, asked }
          expect(said(oxygenSentence(facts, span).sentence)).toMatch(/医生.*尽快|尽快.*医生/)

          expect(
            said(sleepSentence({ ...night(low), ageYears: 72, nights: 1, asked }, span)),
          ).toMatch(/医生.*尽快|尽快.*医生/)
        }
    }
  })

  it('of a screening that found a low oxygen is neither good nor to go on as before', () => {
    const made = heartRisk({
      endDay: '2026-11-18',
      span: {
        heartDays: 30,
        oxygenDays: 30,
        warnings: [warning('oxygen-low', '2026-11-10T03:00')],
        pressures: [],
        ecgs: [],
        longRecords: [],
      },
      before: { heartDays: 30, warnings: [] },
    })

    expect([made.level, made.state]).toEqual(['low', 'warn'])
    expect(said(made.sentence)).not.toContain('继续保持')
  })
})

it('is the same sentence on the home page and in the report, but for how soon', () => {
  const now = shanghaiMoment('2026-11-19', '12:00')

  for (const kind of WARNING_KINDS)
    for (const level of ['warn', 'bad'] as const) {
      const at = '2026-11-18T10:00'
      const [found] = warningFindings([warning(kind, at, { level, otherValue: 80 })])

      const [matter] = episodesOf(
        [eventRow({ kind, level, occurredAt: new Date(`${at}+08:00`) })],
        now,
      )

      if (!matter) throw new Error(`${kind} made no matter`)

      expect(found?.action).toContain(
        episodeAdvice(matter, now).replace('请今天', '').replace('问问医生', ''),
      )
    }
})

// What all surfaces owe to each other, whatever was measured: the first sentence, the cards, what waits and the page of it.
import {
  addDays,
  lastDays,
  MS_PER_HOUR,
  MS_PER_MINUTE,
  shanghaiHour,
  shanghaiMoment,
} from '@kangban/china-time'
import { type Sentence, WARNING_KINDS } from '@kangban/contracts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homeMean } from '../pressure/home-mean.ts'
import { homeFacts } from './facts.ts'
import { matterClause } from '../warnings/episode-words.ts'
import { type EventRow, episodesOf, openEpisodes } from '../warnings/episodes.ts'
import { eventRow } from '../warnings/testing/events.ts'
import { warningsSentences } from '../warnings/warnings-sentence.ts'
import type { HomeData } from './home-data.ts'
import { homeSummary } from './summary.ts'

const TODAY = '2026-03-02'
const RUNS = { numRuns: 400 }

const TONES = ['plain', 'warn', 'bad']
const toneOf = (sentence: Sentence) => Math.max(...sentence.map(({ tone }) => TONES.indexOf(tone)))
const textOf = (sentence: Sentence) => sentence.map(({ text }) => text).join('')
const rankOf = (level: string) => TONES.indexOf(level)

const DAYS = lastDays(TODAY, 7)

const moment = fc
  .tuple(fc.constantFrom(...DAYS), fc.nat(23), fc.nat(59))
  .map(([day, hour, minute]) =>
    shanghaiMoment(day, `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`),
  )

const pressures = fc.array(
  fc.record({
    at: moment,
    systolic: fc.integer({ min: 70, max: 200 }),
    diastolic: fc.integer({ min: 40, max: 120 }),
  }),
  { maxLength: 20 },
)

/** Usual, so that the middle of the ranges is met too. */
const calmPressures = fc.array(
  fc.record({
    at: moment,
    systolic: fc.integer({ min: 118, max: 141 }),
    diastolic: fc.integer({ min: 70, max: 91 }),
  }),
  { maxLength: 20 },
)

const series = (min: number, max: number) =>
  fc.array(fc.record({ hoursAgo: fc.nat(23), value: fc.integer({ min, max }) }), { maxLength: 12 })

const events: fc.Arbitrary<EventRow[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...WARNING_KINDS),
      daysAgo: fc.nat(40),
      hour: fc.nat(23),
      grave: fc.boolean(),
      value: fc.option(fc.integer({ min: 30, max: 200 })),
      handled: fc.boolean(),
      told: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((drawn) =>
    drawn.map(({ kind, daysAgo, hour, grave, value, handled, told }, index) => {
      const at = shanghaiMoment(addDays(TODAY, -daysAgo), `${String(hour).padStart(2, '0')}:10`)
      // Only these two kinds are ever slight; the others ask to act at once.
      const level = grave || !/heart-fast|pressure/.test(kind) ? 'bad' : 'warn'

      return eventRow({
        id: `e${index}`,
        kind,
        level,
        value,
        occurredAt: at,
        handledAt: handled ? at : null,
        toldAt: told ? at : null,
      })
    }),
  )

const agoOf =
  (now: Date) =>
  ({ hoursAgo, value }: { hoursAgo: number; value: number }) => ({
    at: new Date(now.getTime() - hoursAgo * MS_PER_HOUR - MS_PER_MINUTE),
    value,
  })

const data: fc.Arbitrary<HomeData> = fc
  .record({
    hour: fc.nat(23),
    pressures: fc.oneof(pressures, calmPressures),
    typed: fc.oneof(pressures, calmPressures),
    heart: series(35, 145),
    oxygen: series(84, 99),
    night: fc.option(
      fc.record({
        score: fc.integer({ min: 30, max: 95 }),
        minutes: fc.integer({ min: 180, max: 600 }),
      }),
    ),
    warnings: events,
  })
  .map(({ hour, heart, oxygen, night, ...rest }) => {
    const now = shanghaiMoment(TODAY, `${String(hour).padStart(2, '0')}:30`)

    const ago = agoOf(now)

    const sorted = <T extends { at: Date }>(rows: T[]) =>
      rows.filter(({ at }) => at <= now).toSorted((a, b) => a.at.getTime() - b.at.getTime())

    return {
      now,
      today: TODAY,
      birthday: '1954-03-18',
      stepsGoal: 6000,
      deviceTypes: [],
      heartRate: sorted(heart.map(ago)),
      oxygen: sorted(oxygen.map(ago)),
      temperature: [],
      steps: null,
      pressures: sorted(rest.pressures),
      typedPressures: sorted(rest.typed),
      nights: night
        ? [
            {
              day: TODAY,
              endAt: shanghaiMoment(TODAY, '06:00'),
              score: night.score,
              asleepMinutes: night.minutes,
              awakenings: null,
              lowOxygen: 0,
              stages: [],
            },
          ]
        : [],
      ecgRecords: [],
      longRecord: null,
      warnings: rest.warnings.filter(({ occurredAt }) => occurredAt <= now),
      unknownWarnings: 0,
      nightTemperatures: [],
    }
  })

const NOTHING: HomeData = {
  now: shanghaiMoment(TODAY, '12:30'),
  today: TODAY,
  birthday: null,
  stepsGoal: 6000,
  deviceTypes: [],
  heartRate: [],
  oxygen: [],
  temperature: [],
  steps: null,
  pressures: [],
  typedPressures: [],
  nights: [],
  ecgRecords: [],
  longRecord: null,
  warnings: [],
  unknownWarnings: 0,
  nightTemperatures: [],
}

const holds = (law: (day: HomeData) => void) => fc.assert(fc.property(data, law), RUNS)

const warningsPage = ({ warnings, now }: HomeData) => {
  const episodes = episodesOf(warnings, now)
  const open = openEpisodes(episodes, now)
  return { open, ...warningsSentences({ now, open, recent: episodes.length, measured: true }) }
}

describe('one story', () => {
  it('begins with a sentence that is never milder than the gravest of what waits, in both modes', () => {
    holds((day) => {
      const { sentence, elderSentence } = homeSummary(day)
      const gravest = Math.max(0, ...warningsPage(day).open.map(({ level }) => rankOf(level)))
      expect(toneOf(sentence)).toBeGreaterThanOrEqual(gravest)
      expect(toneOf(elderSentence)).toBe(toneOf(sentence))
    })
  })

  it('counts and weighs what waits on the home page as on its own page', () => {
    holds((day) => {
      const { openMatters, matters } = homeSummary(day)
      const { open, sentence, elderSentence } = warningsPage(day)
      expect(openMatters).toBe(open.length)

      expect(matters.map(({ kind, level }) => [kind, level])).toEqual(
        open.slice(0, 3).map(({ kind, level }) => [kind, level]),
      )

      expect([toneOf(sentence), toneOf(elderSentence)]).toEqual([
        rankOf(open[0]?.level ?? 'plain'),
        rankOf(open[0]?.level ?? 'plain'),
      ])
    })
  })

  it('names first what its page has first', () => {
    holds(({ now, warnings }) => {
      const day = { ...NOTHING, now, warnings }
      const [first] = warningsPage(day).open
      if (first?.level !== 'bad') return
      expect(textOf(homeSummary(day).sentence)).toContain(matterClause(first, now).text)
    })
  })

  it('gives a graver matter no weaker advice: what is grave is for today, what is not is not', () => {
    holds((day) => {
      for (const { level, advice } of homeSummary(day).matters) {
        expect({ advice, now: /今天|尽快/.test(advice) }).toEqual({ advice, now: level === 'bad' })
      }
    })
  })

  it('sends nobody to a surgery that has closed', () => {
    holds((day) => {
      if (shanghaiHour(day.now) < 17) return
      const { sentence, elderSentence, matters } = homeSummary(day)
      for (const text of [
        textOf(sentence),
        textOf(elderSentence),
        ...matters.map(({ advice }) => advice),
      ])
        expect(text).not.toMatch(/今天(联系|问|把|看|找)/)
    })
  })

  it('is no milder above a card than the card', () => {
    holds((day) => {
      const { cards, sentence } = homeSummary(day)
      const pressure = cards.find(({ metric }) => metric === 'bloodPressure')
      const { pressure: measured, typedPressure } = homeFacts(day)
      if (!measured && !typedPressure) return
      const least = { alert: 2, high: 1, low: 1 }[pressure?.state as string] ?? 0
      expect(toneOf(sentence)).toBeGreaterThanOrEqual(least)
    })
  })

  it('words a reading of a device no milder for one that was typed in after it', () => {
    holds((day) => {
      const without = homeSummary({ ...day, typedPressures: [] })
      expect(toneOf(homeSummary(day).sentence)).toBeGreaterThanOrEqual(toneOf(without.sentence))
    })
  })

  it('calls a blood pressure normal only where its card does', () => {
    const near = {
      systolic: fc.integer({ min: 88, max: 142 }),
      diastolic: fc.integer({ min: 58, max: 92 }),
    }

    fc.assert(
      fc.property(fc.record(near), fc.boolean(), (reading, byHand) => {
        const readings = [{ ...reading, at: shanghaiMoment(TODAY, '07:00') }]
        const day = { ...NOTHING, [byHand ? 'typedPressures' : 'pressures']: readings }
        const { cards, sentence, elderSentence } = homeSummary(day)
        const isNormal = cards.find(({ metric }) => metric === 'bloodPressure')?.state === 'normal'

        for (const text of [sentence, elderSentence].map(textOf))
          expect({ text, normal: text.includes('正常') }).toEqual({ text, normal: isNormal })
      }),
      RUNS,
    )
  })

  it('never passes over a week that is high', () => {
    holds((day) => {
      if (!homeMean(day.pressures, TODAY)?.high) return
      expect(toneOf(homeSummary(day).sentence)).toBeGreaterThanOrEqual(1)
    })
  })

  it('gives no verdict where nothing was measured', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.subarray(['1', '2', '3']), (hour, deviceTypes) => {
        const now = shanghaiMoment(TODAY, `${String(hour).padStart(2, '0')}:30`)

        const empty = { ...NOTHING, now, deviceTypes }

        const { cards, sentence, elderSentence } = homeSummary(empty)
        expect(new Set(cards.map(({ state }) => state))).toEqual(new Set(['none']))

        const { sentence: ofPage } = warningsSentences({
          now,
          open: [],
          recent: 0,
          measured: false,
        })

        for (const text of [sentence, elderSentence, ofPage].map(textOf))
          expect(text).not.toMatch(/正常|安稳|平稳|没有异常/)
      }),
    )
  })
})

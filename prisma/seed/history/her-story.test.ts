import { MS_PER_MINUTE, shanghaiDay, shanghaiTime, startOfShanghaiDay } from '@kangban/china-time'
import {
  BEAT_KINDS,
  type BeatKind,
  decodeBeats,
  type Episode,
  SAMPLE_RATE,
} from '@kangban/ecg-core'
import { holterFindings } from '@kangban/rules/ecg/holter-findings'
import type { Finding } from '@kangban/rules/warnings/warning-rules'
import { createHeartbeat, GRANDMOTHER, type Heartbeat, personOf, SON } from '@kangban/vitals'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DrawnHolter, drawHolter, heartOfHolter } from './draw-holter.ts'
import { herStory } from './her-story.ts'
import { historyOf } from './history.ts'
import { drawEcgRecords } from './seed-ecg.ts'
import { mattersOf } from './testing/matters.ts'
import { findingsOf } from './warnings-of.ts'

const DAYS = 90
const TODAY = '2026-11-20'
const WEEKS = DAYS / 7

/** All that happened until the evening of the day. */
function told(seed: number, today: string) {
  const now = new Date(startOfShanghaiDay(today).getTime() + 22 * 60 * MS_PER_MINUTE)
  const person = personOf(GRANDMOTHER, seed)
  const scenario = herStory(today, seed)
  const { devices } = GRANDMOTHER
  const history = historyOf({ person, seed, devices, today, now, days: DAYS, scenario })
  const strips = drawEcgRecords({ seed, now, person }, history)

  const findings = findingsOf(
    history,
    strips.map((strip) => ({ ...strip, heartRate: strip.heartRate ?? null })),
  )

  return { history, strips, findings }
}

const of = (findings: readonly Finding[], kind: Finding['kind']) =>
  findings.filter((finding) => finding.kind === kind)

let drawn: DrawnHolter
let recorded: Finding[]
const first = told(1, TODAY)

beforeAll(() => {
  drawn = drawHolter({ seed: 1, today: TODAY, minutes: 1440 })
  const startedAt = new Date('2026-11-19T00:00:00+08:00')
  recorded = holterFindings(drawn.result.analysis.episodes, { startedAt, rateHz: SAMPLE_RATE })
}, 120_000)

describe('her ninety days', () => {
  it('hold a number of warnings that is one or two matters a week', () => {
    const all = [...first.findings, ...recorded].toSorted(
      (a, b) => a.occurredAt.getTime() - b.occurredAt.getTime(),
    )

    const matters = mattersOf(all)
    console.log(`${all.length} warnings, ${(matters.length / WEEKS).toFixed(1)} matters a week`)
    expect(all.length).toBeGreaterThanOrEqual(60)
    expect(all.length).toBeLessThanOrEqual(75)
    expect(matters.length / WEEKS).toBeGreaterThanOrEqual(1)
    expect(matters.length / WEEKS).toBeLessThanOrEqual(2)
    // Half of the days have none.
    const days = new Set(all.map(({ occurredAt }) => shanghaiDay(occurredAt)))
    expect(days.size).toBeLessThan(DAYS / 2)
  })

  it.each([
    [1, TODAY],
    [1, '2027-03-01'],
    [2, TODAY],
    [3, '2026-11-23'],
  ])('have every grave thing among the warnings: seed %i on %s', (seed, today) => {
    const { history, strips, findings } = told(seed, today)
    const whole = history.days.flatMap(({ day, events }) => events.map((event) => ({ day, event })))
    const grave = whole.filter(({ event }) => event.kind === 'af-episode' && event.heartRate > 100)
    expect(grave).toHaveLength(5)

    for (const { day, event } of grave) {
      const from = startOfShanghaiDay(day).getTime() + event.startMinute * MS_PER_MINUTE
      const to = from + event.minutes * MS_PER_MINUTE
      const inside = ({ occurredAt }: Finding) => +occurredAt >= from && +occurredAt < to
      expect({ day, fast: of(findings, 'heart-fast').some(inside) }).toEqual({ day, fast: true })
    }

    const suspected = strips.filter(({ rhythm }) => rhythm === 'af')
    expect(suspected).toHaveLength(3)
    expect(of(findings, 'af-suspected')).toHaveLength(3)
    // Of nights with a fall below 90 %, each has its warning with the lowest value of the night.
    const low = history.nights.filter((night) => night.lowOxygen.some((e) => e.lowestPercent < 90))
    expect(low).toHaveLength(9)

    for (const { startAt, endAt, lowOxygen } of low) {
      const ofNight = of(findings, 'oxygen-low').filter(
        ({ occurredAt }) => occurredAt >= startAt && occurredAt < endAt,
      )

      expect(Math.min(...ofNight.map(({ value }) => value))).toBe(
        Math.min(...lowOxygen.map(({ lowestPercent }) => lowestPercent)),
      )
    }

    const high = history.pressures.filter((p) => p.systolic > 140 || p.diastolic > 90)
    expect(of(findings, 'pressure-high')).toHaveLength(high.length)
    expect(high.length).toBeLessThan(history.pressures.length / 2)
  })

  it('end with 139/89 at 05:59 after a week that was mostly high', () => {
    const { pressures } = first.history
    const week = pressures.filter(({ at }) => shanghaiDay(at) >= '2026-11-14')
    const [today] = week.slice(-1)
    expect(today).toMatchObject({ systolic: 139, diastolic: 89 })
    expect(shanghaiTime(today?.at ?? new Date(0)).slice(0, 16)).toBe('2026-11-20T05:59')
    expect(week.filter(({ systolic }) => systolic > 140)).toHaveLength(week.length - 1)
    // The first day dropped, as the rule of home measurement has it.
    const counted = week.filter(({ at }) => shanghaiDay(at) > '2026-11-14')

    const mean = (key: 'systolic' | 'diastolic') =>
      Math.round(counted.reduce((sum, reading) => sum + reading[key], 0) / counted.length)

    expect([mean('systolic'), mean('diastolic')]).toEqual([147, 90])
  })

  it('have one worst night: 19 falls, 86 %, 3 h 59 min asleep', () => {
    const { nights } = first.history
    const worst = nights.toSorted((a, b) => b.lowOxygen.length - a.lowOxygen.length)[0]
    const asleep = worst?.stages.filter(({ stage }) => stage !== 'awake') ?? []
    expect(worst?.day).toBe('2026-11-08')
    expect(worst?.lowOxygen).toHaveLength(19)
    expect(Math.min(...(worst?.lowOxygen ?? []).map(({ lowestPercent }) => lowestPercent))).toBe(86)
    expect(asleep.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(239)
  })

  it('leave her son in peace', () => {
    const now = new Date(`${TODAY}T22:00:00+08:00`)
    const person = personOf(SON, 1)
    const his = historyOf({ person, seed: 1, devices: SON.devices, today: TODAY, now, days: DAYS })
    expect(findingsOf(his, []).length).toBeLessThanOrEqual(3)
  })
})

/** The beats that were drawn, which the analysis does not know. */
function trueBeats(): Heartbeat[] {
  const heart = createHeartbeat(heartOfHolter({ seed: 1, today: TODAY }))
  const beats: Heartbeat[] = []
  for (let beat = heart.next(); beat.atSeconds < 86_400; beat = heart.next()) beats.push(beat)
  return beats
}

const found = (kind: Episode['kind']) =>
  drawn.result.analysis.episodes
    .filter((episode) => episode.kind === kind)
    .map(({ from, to }) => ({ from: from / SAMPLE_RATE, to: to / SAMPLE_RATE }))

describe('her 24-hour record against what was drawn', () => {
  it('has both episodes of fibrillation, each within half a minute, and no other', () => {
    const beats = trueBeats().filter(({ kind }) => kind === 'af')

    const truth = beats.reduce<{ from: number; to: number }[]>((spans, { atSeconds }) => {
      const last = spans.at(-1)
      if (last && atSeconds - last.to < 3) last.to = atSeconds
      else spans.push({ from: atSeconds, to: atSeconds })
      return spans
    }, [])

    const suspected = found('suspected-af')
    console.log('fibrillation drawn', truth, 'found', suspected)
    expect(truth).toHaveLength(2)
    expect(suspected).toHaveLength(2)

    for (const [i, { from, to }] of truth.entries()) {
      expect(Math.abs((suspected[i]?.from ?? NaN) - from)).toBeLessThan(30)
      expect(Math.abs((suspected[i]?.to ?? NaN) - to)).toBeLessThan(30)
    }

    expect(of(recorded, 'af-suspected')).toHaveLength(2)
  })

  it('has every pause, and no other', () => {
    const truth = trueBeats().filter(({ rrSeconds }) => rrSeconds > 2)
    const pauses = found('pause')
    console.log(`pauses drawn ${truth.length}, found ${pauses.length}`)
    expect(truth.length).toBeGreaterThan(5)
    expect(pauses).toHaveLength(truth.length)

    for (const [i, { atSeconds }] of truth.entries())
      expect(Math.abs((pauses[i]?.to ?? NaN) - atSeconds)).toBeLessThan(0.1)
  })

  it('has nearly every premature beat, and hardly another', () => {
    const truth = trueBeats().filter(({ kind }) => kind === 'premature-wide')
    const { beats, kinds } = decodeBeats(drawn.result.beats)

    const foundAs = (kind: BeatKind) =>
      Array.from(beats)
        .filter((_, i) => BEAT_KINDS[kinds[i] ?? 0] === kind)
        .map((sample) => sample / SAMPLE_RATE)

    const wide = foundAs('ventricular')
    const others = [...foundAs('supraventricular'), ...foundAs('unclassified')].length

    const hits = truth.filter(({ atSeconds }) =>
      wide.some((at) => Math.abs(at - atSeconds) < 0.1),
    ).length

    console.log(
      `premature beats drawn ${truth.length}, found as wide ${hits}, besides ${wide.length - hits}, of another kind ${others}`,
    )

    const inAf = trueBeats().filter(({ kind }) => kind === 'af')

    const outside = wide.filter(
      (at) => !inAf.some(({ atSeconds }) => Math.abs(at - atSeconds) < 0.1),
    )

    expect(truth.length).toBeGreaterThan(300)
    expect(hits / truth.length).toBeGreaterThan(0.95)
    expect(hits / outside.length).toBeGreaterThan(0.99)
    // The soonest beats of a fast fibrillation look wide where the T wave before lies under them.
    expect((wide.length - outside.length) / inAf.length).toBeLessThan(0.02)
    expect(others / beats.length).toBeLessThan(0.001)
  })
})

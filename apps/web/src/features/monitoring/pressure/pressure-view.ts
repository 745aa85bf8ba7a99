import { isOutOfRange } from '@kangban/rules/verdicts'
import { PRESSURE as LIMITS } from '@kangban/rules/thresholds'
import type { PressureRange } from '../../../shared/charts/options/pressure-bars.ts'
import { dayText } from '../../../shared/format/date.ts'
import { display } from '../../../shared/format/display.ts'
import { circumstancesText } from '../../../shared/product/circumstances.ts'
import type { TagState } from '../../../shared/ui/parts/StateTag.tsx'
import { PRESSURE } from './pressure-copy.ts'
import type { ReadingNote } from '../../../shared/product/note/reading-note.ts'
import type { MonitorAnswer, PressureAnswer } from '../parts/answers.ts'
import type { Place } from '../parts/place.ts'
import { clockOf, dayOf, placed } from '../../../shared/format/written-time.ts'

type Maybe = number | null
type Pair = { sbp: Maybe; dbp: Maybe }
type Mean = NonNullable<PressureAnswer['morning']>

/** A mean of another back end may have decimals. */
export const whole = (value: Maybe): Maybe => (value === null ? null : Math.round(value))

/** 142/88, --/88, or two dashes alone. */
export const pressureText = ({ sbp, dbp }: Pair): string =>
  sbp === null && dbp === null
    ? String(display(null))
    : `${display(whole(sbp))}/${display(whole(dbp))}`

/** A reading of the list, whichever call it comes from. */
export interface ReadingView extends Pair {
  /** Of its place in the list too: its time may be missing. */
  id: string
  at: string | null
  /** Null where it is not part of the reading. */
  pulse: string | null
  device: string | null
  /** What the person told of the moment. */
  told: string | null
  /** Where it may be changed: the id of the reading, what was told and written. */
  note?: ReadingNote | undefined
  tag: { state: TagState; text: string } | null
}

/** The id is null where the back end keeps no notes. */
type Told = Partial<Omit<ReadingNote, 'id'>> & { id?: string | null | undefined }

const noteOf = ({ id, circumstances, note }: Told): ReadingNote | undefined =>
  id ? { id, circumstances: circumstances ?? null, note: note ?? '' } : undefined

const toldText = ({ circumstances, note }: Told): string | null =>
  [circumstancesText(circumstances), note].filter(Boolean).join(' · ') || null

export const readingsOfSpan = (readings: NonNullable<PressureAnswer['readings']>): ReadingView[] =>
  readings.map(({ at, sbp, dbp, pulseRate, source, state, stateText, ...ours }, index) => ({
    id: `${readings.length - index}`,
    at,
    sbp,
    dbp,
    pulse: pulseRate === null ? null : PRESSURE.pulse(pulseRate),
    device: source ? (source === 'watch' ? PRESSURE.list.watch : PRESSURE.list.device) : null,
    told: toldText(ours),
    note: noteOf(ours),
    tag: { state, text: stateText },
  }))

/** Long ago where it is not known. */
export const atMs = ({ at }: Pick<ReadingView, 'at'>): number =>
  at === null ? -Infinity : Date.parse(at)

/** Newest first, as in the other lists; those without a time at the end. */
export const readingsOfMonitor = ({ records }: MonitorAnswer): ReadingView[] =>
  records
    .map(({ measureTime, deviceTypeName, sbp, dbp, pulseRate, ...ours }, index) => ({
      id: `${measureTime ?? ''} ${index}`,
      at: measureTime,
      sbp,
      dbp,
      pulse: PRESSURE.pulse(display(pulseRate)),
      device: deviceTypeName || PRESSURE.list.device,
      told: toldText(ours),
      note: noteOf(ours),
      tag: ours.state && ours.stateText ? { state: ours.state, text: ours.stateText } : null,
    }))
    .toReversed()
    .toSorted((a, b) => (atMs(a) === atMs(b) ? 0 : atMs(b) - atMs(a)))

/** The entries of a span that can be drawn and listed. */
export interface PressureEntries {
  /** HH:mm of the readings of a day, else the days. */
  times: string[]
  hiDetails: Maybe[]
  lowDetails: Maybe[]
  /** Null where there is no verdict. */
  states: (TagState | null)[]
  normal: PressureRange
}

const { systolic, diastolic } = LIMITS

/** What the documents call normal, for an answer that does not say. */
export const DOCUMENTED_RANGE: PressureRange = {
  sbp: { low: systolic.low, high: systolic.high },
  dbp: { low: diastolic.low, high: diastolic.high },
}

function entriesOf(data: PressureAnswer, read: typeof clockOf) {
  const { times, pick } = placed(data.detailTimes, read)

  return {
    times,
    pick,
    hiDetails: pick(data.hiDetails),
    lowDetails: pick(data.lowDetails),
    states: pick(data.states),
    normal: data.normal ?? DOCUMENTED_RANGE,
  }
}

export const readingsOfDay = (data: PressureAnswer): PressureEntries => entriesOf(data, clockOf)

export interface PressureDays extends PressureEntries {
  /** The means of the mornings and evenings; null where nobody made them. */
  habit: { mornings: (Mean | null)[]; evenings: (Mean | null)[] } | null
  /** The seven-day means up to each day; none where nobody made them. */
  weekMeans: ({ sbp: number; dbp: number } | null)[]
}

export function daysOf(data: PressureAnswer): PressureDays {
  const { pick, ...days } = entriesOf(data, dayOf)
  const { morningDetails, eveningDetails, weekMeanDetails } = data

  return {
    ...days,
    habit:
      morningDetails && eveningDetails
        ? { mornings: pick(morningDetails), evenings: pick(eveningDetails) }
        : null,
    weekMeans: weekMeanDetails ? pick(weekMeanDetails) : [],
  }
}

/** Whether there is a bar to draw: one needs both ends. */
export const hasBars = ({
  hiDetails,
  lowDetails,
}: Pick<PressureEntries, 'hiDetails' | 'lowDetails'>): boolean =>
  hiDetails.some((hi, index) => hi !== null && (lowDetails[index] ?? null) !== null)

/** Which bar of the day belongs to a reading of the list; null where the chart does not have it. */
export function barOf(
  day: PressureAnswer,
  reading: Pick<ReadingView, 'at' | 'sbp' | 'dbp'> | null,
): number | null {
  const time = clockOf(reading?.at)
  if (!reading || time === null || reading.sbp === null || reading.dbp === null) return null
  const { times, hiDetails, lowDetails } = readingsOfDay(day)

  const index = times.findIndex(
    (at, i) => at === time && hiDetails[i] === reading.sbp && lowDetails[i] === reading.dbp,
  )

  return index < 0 ? null : index
}

/** 没测 for days that are over, 还没测 where only today's is missing; null where nothing is. */
export function missingText({ times, habit }: PressureDays, today: string): string | null {
  const lacking = habit
    ? times.filter((_, index) => !habit.mornings[index] || !habit.evenings[index])
    : []

  if (lacking.length === 0) return null
  return lacking.every((day) => day === today) ? PRESSURE.legend.notYet : PRESSURE.legend.missing
}

const orNull = (mean: Pair | null | undefined): string | null => (mean ? pressureText(mean) : null)

const calm = (state: string): string =>
  state === 'near' ? PRESSURE.table.near : PRESSURE.table.normal

/** The word of a reading out of range is that of the list. */
function verdictOf(
  { readings = [] }: PressureAnswer,
  { times, hiDetails, lowDetails, states }: PressureEntries,
) {
  const { table } = PRESSURE

  return times.map((time, i) => {
    if (!states[i]) return null
    if (!isOutOfRange({ state: states[i] })) return calm(states[i])

    const same = readings.find(
      ({ at, sbp, dbp }) => clockOf(at) === time && sbp === hiDetails[i] && dbp === lowDetails[i],
    )

    return same?.stateText ?? table.out
  })
}

/** The rows of the data table: of a day reading by reading, else day by day with morning and evening. */
export function tableOf(data: PressureAnswer, { span, today }: Pick<Place, 'span' | 'today'>) {
  const { table, high, low } = PRESSURE
  const verdict = data.states ? [table.verdict] : []

  const withVerdict = (rows: (string | Maybe)[][], words: (string | null)[]) =>
    data.states ? rows.map((row, i) => [...row, words[i] ?? null]) : rows

  if (span === 'day') {
    const day = readingsOfDay(data)

    const rows = day.times.map((time, i) => [
      time,
      day.hiDetails[i] ?? null,
      day.lowDetails[i] ?? null,
    ])

    return {
      columns: [table.time, high, low, ...verdict],
      rows: withVerdict(rows, verdictOf(data, day)),
    }
  }

  const days = daysOf(data)
  const { habit, hiDetails, lowDetails } = days

  const rows = days.times.map((day, i) => [
    dayText(day, today),
    ...(habit
      ? [orNull(habit.mornings[i]), orNull(habit.evenings[i])]
      : [whole(hiDetails[i] ?? null), whole(lowDetails[i] ?? null)]),
  ])

  const words = days.states.map(
    (state) => state && (isOutOfRange({ state }) ? table.out : calm(state)),
  )

  const names = habit ? [table.morning, table.evening] : [high, low]
  return { columns: [table.date, ...names, ...verdict], rows: withVerdict(rows, words) }
}

/** What is read aloud and shared: the sentence, and the averages by which a doctor goes. */
export function spokenPressure({ morning, evening }: PressureAnswer, sentence: string): string {
  const parts = [
    ...(morning ? [`${PRESSURE.morning} ${pressureText(morning)} ${morning.stateText}`] : []),
    ...(evening ? [`${PRESSURE.evening} ${pressureText(evening)} ${evening.stateText}`] : []),
  ]

  const averages = parts.length === 0 ? [] : [`${PRESSURE.habit}：${parts.join('，')}。`]
  return [...(sentence ? [sentence] : []), ...averages].join('\n')
}

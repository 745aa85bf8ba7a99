import { lastDays, MS_PER_MINUTE, shanghaiMoment, shanghaiTime } from '@kangban/china-time'
import { metricSpan, type MetricSpan } from '@kangban/rules/day/metric-span'
import { HABIT_DAYS, pressureSpan } from '@kangban/rules/pressure/pressure-span'
import { type Pressure, pressureVerdict } from '@kangban/rules/verdicts'
import { type CallOf, composition, type Outputs, parts } from './composition.ts'
import { askMonitor, askPressures } from './documented-days.ts'
import { askWaiting } from './warnings.ts'
import { clockOf } from '../shared/format/written-time.ts'

type Answer = Outputs['monitoring']['getBloodPressure']
type Monitored = Outputs['monitoring']['listPressureReadings']

export interface KnownPressure extends Pressure {
  at: Date
  /** Beats a minute; null where it is not told. */
  pulse: number | null
  /** `monitor` where the monitor's own list has it; else the answer does not tell. */
  source: 'monitor' | null
}

const both = (
  systolic: number | null | undefined,
  diastolic: number | null | undefined,
): Pressure | null =>
  typeof systolic === 'number' && typeof diastolic === 'number' ? { systolic, diastolic } : null

/** What stands parallel in the three lists of a day; a reading without its time or one of its values is none. */
function ofLists(day: string, answer: Answer): KnownPressure[] {
  return (answer?.detailTimes ?? []).flatMap((text, index) => {
    const clock = clockOf(text)
    const pressure = both(answer?.hiDetails[index], answer?.lowDetails[index])

    return clock && pressure
      ? [{ at: shanghaiMoment(day, clock), ...pressure, pulse: null, source: null }]
      : []
  })
}

function ofMonitor(answer: Monitored): KnownPressure[] {
  return (answer?.records ?? []).flatMap(({ measureTime, sbp, dbp, pulseRate }) => {
    const pressure = both(sbp, dbp)

    return measureTime && pressure
      ? [{ at: new Date(measureTime), ...pressure, pulse: pulseRate, source: 'monitor' as const }]
      : []
  })
}

const sameReading = (a: KnownPressure, b: KnownPressure): boolean =>
  Math.floor(a.at.getTime() / MS_PER_MINUTE) === Math.floor(b.at.getTime() / MS_PER_MINUTE) &&
  a.systolic === b.systolic &&
  a.diastolic === b.diastolic

/** The readings of a day from both documented calls, each once, oldest first. */
export async function askReadings(day: string): Promise<KnownPressure[]> {
  const [lists, monitored] = await parts<[Answer, Monitored]>([askPressures(day), askMonitor(day)])
  const measured = ofMonitor(monitored)

  const others = ofLists(day, lists).filter(
    (reading) => !measured.some((known) => sameReading(known, reading)),
  )

  return [...measured, ...others].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

const told = ({ at, systolic, diastolic, pulse, source }: KnownPressure) => {
  const { state, text } = pressureVerdict({ systolic, diastolic })

  return {
    id: null,
    at: shanghaiTime(at),
    sbp: systolic,
    dbp: diastolic,
    pulseRate: pulse,
    source,
    state,
    stateText: text,
    // No document has a place for these.
    circumstances: null,
    note: '',
  }
}

/** The readings from six days before the span on, as the habit needs them. */
const daysFor = (span: MetricSpan): string[] =>
  lastDays(span.dat, span.days.length + (span.type === 'day' ? 0 : HABIT_DAYS - 1))

/** The documents know single days alone: a week and a month are made of them, like a day of both its calls. */
export const composePressure = composition<CallOf<'monitoring', 'getBloodPressure'>>(
  async (input) => {
    const span = metricSpan(input, new Date())
    if (!span) return null

    const [days, waiting] = await Promise.all([
      Promise.all(daysFor(span).map(askReadings)),
      askWaiting(),
    ])

    const stored = days.flat()
    const made = pressureSpan(stored, span, waiting)
    // Nothing can be placed in time: what the back end says of the day stands alone.
    if (!made) return span.type === 'day' ? askPressures(span.dat) : null
    const readings = stored.filter(({ at }) => at >= span.from).toReversed()
    const { morning, evening, homeMean, ...ours } = made.ours
    // The averages of the times of day are of seven days, which a single day has not asked for.
    const habit = span.type === 'day' ? {} : { morning, evening, homeMean }
    return { ...made.documented, ...ours, ...habit, readings: readings.map(told) }
  },
)

/** Adds the verdict on each reading. */
export const composeMonitorReadings = composition<CallOf<'monitoring', 'listPressureReadings'>>(
  async (_, ask) => {
    const answer = await ask()
    if (!answer) return answer

    const records = answer.records.map((record) => {
      const pressure = both(record.sbp, record.dbp)
      if (!pressure || record.state) return record
      const { state, text } = pressureVerdict(pressure)
      return { ...record, state, stateText: text }
    })

    return { ...answer, records }
  },
)

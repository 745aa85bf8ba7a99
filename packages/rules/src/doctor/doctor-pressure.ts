// 30 days of home blood pressure: week by week, morning and evening, with the readings behind each mean.
import { addDays, mondayOf, MS_PER_MINUTE, shanghaiDay, shanghaiTime } from '@kangban/china-time'
import type { DoctorPage } from '@kangban/contracts'
import { averageOf, timesOfDay } from '../pressure/pressure-parts.ts'
import { dateWords, spanTitle } from '../reports/report-wording.ts'
import { PRESSURE, PRESSURE_HOME } from '../thresholds.ts'
import type { Pressure } from '../verdicts.ts'
import type { DoctorPressure } from './doctor-facts.ts'

type Row = DoctorPage['pressure']['total']

/** Sources of devices; whatever else it is was typed by hand, and stays out of means and counts. */
const DEVICES = ['monitor', 'watch']
/** Two readings no further apart are one measurement taken twice. */
const TWICE_MS = 10 * MS_PER_MINUTE

export const isByHand = ({ source }: DoctorPressure): boolean => !DEVICES.includes(source)

export const reachesHome = ({ systolic, diastolic }: Pressure): boolean =>
  systolic >= PRESSURE_HOME.systolic || diastolic >= PRESSURE_HOME.diastolic

const wire = ({ systolic, diastolic }: Pressure) => ({ sbp: systolic, dbp: diastolic })

const meanOf = (readings: readonly DoctorPressure[]): Row['morning'] =>
  readings.length === 0 ? null : { ...wire(averageOf(readings)), count: readings.length }

function extreme(pick: (...values: number[]) => number, readings: readonly Pressure[]) {
  if (readings.length === 0) return null

  return {
    sbp: pick(...readings.map(({ systolic }) => systolic)),
    dbp: pick(...readings.map(({ diastolic }) => diastolic)),
  }
}

function rowOf(title: string, readings: readonly DoctorPressure[]): Row {
  const { morning, evening } = timesOfDay(readings)

  return {
    title,
    morning: meanOf(morning),
    evening: meanOf(evening),
    lowest: extreme(Math.min, readings),
    highest: extreme(Math.max, readings),
    count: readings.length,
    reached: readings.filter(reachesHome).length,
  }
}

/** The span cut at Mondays. */
function weeksOf(fromDay: string, toDay: string): { from: string; to: string }[] {
  const weeks: { from: string; to: string }[] = []

  for (let from = fromDay; from <= toDay;) {
    const sunday = addDays(mondayOf(from), 6)
    const to = sunday < toDay ? sunday : toDay
    weeks.push({ from, to })
    from = addDays(to, 1)
  }

  return weeks
}

const weekTitle = ({ from, to }: { from: string; to: string }): string =>
  from === to ? dateWords(from) : spanTitle(from, to)

const { systolic: upper, diastolic: lower } = PRESSURE

const STEPS = [
  PRESSURE_HOME,
  { systolic: upper.high, diastolic: lower.high },
  { systolic: upper.moderate, diastolic: lower.moderate },
] as const

/** The higher class of the two pressures: 0 below the reference of home measurement. */
const classOf = (reading: Pressure): number =>
  STEPS.filter((step) => reading.systolic >= step.systolic || reading.diastolic >= step.diastolic)
    .length

const classTitle = (index: number): string => {
  const [from, to] = [STEPS[index - 1], STEPS[index]]
  if (!from) return `低于 ${to?.systolic}/${to?.diastolic} mmHg`
  if (!to) return `${from.systolic}/${from.diastolic} mmHg 以上`

  return `${from.systolic}–${to.systolic - 1}/${from.diastolic}–${to.diastolic - 1} mmHg`
}

const countOf = (part: readonly Pressure[], index: number): number =>
  part.filter((reading) => classOf(reading) === index).length

function classesOf(readings: readonly DoctorPressure[]) {
  const { morning, evening } = timesOfDay(readings)

  return [0, ...STEPS.map((_, index) => index + 1)].map((index) => ({
    title: classTitle(index),
    morning: countOf(morning, index),
    evening: countOf(evening, index),
  }))
}

export const HOME_REFERENCE = `${PRESSURE_HOME.systolic}/${PRESSURE_HOME.diastolic} mmHg`

export function doctorPressure(
  all: readonly DoctorPressure[],
  { fromDay, toDay, title }: { fromDay: string; toDay: string; title: string },
): DoctorPage['pressure'] {
  const measured = all.filter((reading) => !isByHand(reading))
  const { morning, evening } = timesOfDay(all)

  const partOf = (reading: DoctorPressure) => {
    if (morning.includes(reading)) return 'morning' as const
    return evening.includes(reading) ? ('evening' as const) : ('other' as const)
  }

  const ofWeek = ({ from, to }: { from: string; to: string }) =>
    measured.filter(({ at }) => shanghaiDay(at) >= from && shanghaiDay(at) <= to)

  return {
    reference: HOME_REFERENCE,
    weeks: weeksOf(fromDay, toDay).map((week) => rowOf(weekTitle(week), ofWeek(week))),
    total: rowOf(title, measured),
    readings: all.map((reading) => ({
      at: shanghaiTime(reading.at),
      ...wire(reading),
      part: partOf(reading),
      byHand: isByHand(reading),
    })),
    classes: classesOf(measured),
  }
}

/** Whether ever two readings were taken one after the other. */
export const isTakenTwice = (readings: readonly DoctorPressure[]): boolean =>
  readings.some((reading, index) => {
    const next = readings[index + 1]
    return next !== undefined && next.at.getTime() - reading.at.getTime() <= TWICE_MS
  })

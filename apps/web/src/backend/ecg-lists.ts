// Lists of ECG records where a back end keeps the documents alone: it tells rates and times, and of a rhythm no more than
// its warnings do.
import { addDays, shanghaiMoment } from '@kangban/china-time'
import { ecgRowWords } from '@kangban/rules/ecg/ecg-row-verdict'
import { clockOf } from '../shared/format/written-time.ts'
import { type CallOf, composition, type Outputs, parts } from './composition.ts'
import { askEcgList, askMeasurements, askWarnings, todayInChina } from './documented-days.ts'
import { irregularBy } from './irregular-records.ts'
import { keptRow } from './kept-calls.ts'
import { allKept, type KeptEcg } from './kept-ecg.ts'

type Day = Outputs['ecg']['listEcgRecords']
type Measurements = Outputs['ecg']['listEcgMeasurements']
type Warnings = Outputs['warnings']['listWarnings']
type MonthRow = Outputs['ecg']['listEcgMonth']['list'][number]

/** What can be said of a record that is told by its rate alone, and by a warning if there was one. */
const wordsOf = (isIrregular: boolean, heartRateBpm: number | null) =>
  ecgRowWords({ rhythm: isIrregular ? 'af' : null, heartRateBpm, prematureBeats: 0 }, null)

/** Without its warnings a record is only measured; that is no reason not to list it. */
const quietWarnings = (): Promise<Warnings> =>
  askWarnings().catch((cause: unknown) => {
    console.warn('the warnings could not be read', cause)
    return []
  })

/** Adds to the records of a day what can be said of each. */
export const composeEcgDay = composition<CallOf<'ecg', 'listEcgRecords'>>(async (_, ask) => {
  const [day, warnings] = await Promise.all([ask(), quietWarnings()])
  if (!day) return day

  const starts = day.dataEcgInfosRespList.flatMap(({ dataTime }) =>
    dataTime ? [new Date(dataTime)] : [],
  )

  const isIrregular = irregularBy(warnings, starts)

  const list = day.dataEcgInfosRespList.map((record) => ({
    ...record,
    ...wordsOf(record.dataTime !== null && isIrregular(new Date(record.dataTime)), record.heartRat),
  }))

  return { ...day, dataEcgInfosRespList: list }
})

/** Neither a drawing nor what a doctor knows is told by the documents. */
const UNTOLD = { thumbnail: null, doctor: null }

type Told = Omit<MonthRow, keyof ReturnType<typeof wordsOf> | keyof typeof UNTOLD> & {
  heartRate: number | null
}

const ofWatch = (day: Day | null): Told[] =>
  (day?.dataEcgInfosRespList ?? []).flatMap(({ id, dataTime, heartRat }) =>
    dataTime
      ? [{ id, dataTime, source: 'watch' as const, durationSeconds: null, heartRate: heartRat }]
      : [],
  )

const ofRecorder = (day: string, measurements: Measurements | null): Told[] =>
  (measurements ?? []).flatMap(({ id, recordStartTime }) => {
    const clock = clockOf(recordStartTime)
    if (!clock) return []
    const dataTime = shanghaiMoment(day, clock).toISOString()
    const source = 'recorder' as const
    return [{ id: id ?? null, dataTime, source, durationSeconds: null, heartRate: null }]
  })

const keptHere = (kept: KeptEcg): MonthRow => ({
  id: kept.id,
  dataTime: kept.startedAt,
  source: 'recorder',
  durationSeconds: kept.durationSeconds,
  ...keptRow(kept),
  ...UNTOLD,
})

/** Days of the month that have come, YYYY-MM-DD. */
function daysOf(month: string): string[] {
  const days: string[] = []
  const today = todayInChina()
  for (let day = `${month}-01`; day.startsWith(month) && day <= today; day = addDays(day, 1))
    days.push(day)
  return days
}

async function keptOfMonth(month: string): Promise<MonthRow[]> {
  try {
    return (await allKept()).filter(({ day }) => day.startsWith(month)).map(keptHere)
  } catch (cause) {
    console.warn('the measurements on this phone could not be read', cause)
    return []
  }
}

const newestFirst = (a: MonthRow, b: MonthRow) => Date.parse(b.dataTime) - Date.parse(a.dataTime)

/** The month of its single days, with what this phone has kept. */
export const composeEcgMonth = composition<CallOf<'ecg', 'listEcgMonth'>>(async ({ month }) => {
  const days = daysOf(month)

  const each = days.map(async (day) => {
    const [watch, recorder] = await parts<[Day, Measurements]>([
      askEcgList(day),
      askMeasurements(day),
    ])

    return [...ofWatch(watch), ...ofRecorder(day, recorder)]
  })

  const [read, warnings, kept] = await Promise.all([
    parts<Told[][]>(each),
    quietWarnings(),
    keptOfMonth(month),
  ])

  const told = read.flatMap((rows) => rows ?? [])

  const isIrregular = irregularBy(
    warnings,
    told.map(({ dataTime }) => new Date(dataTime)),
  )

  const rows = told.map(({ heartRate, ...row }) => ({
    ...row,
    ...wordsOf(isIrregular(new Date(row.dataTime)), heartRate),
    ...UNTOLD,
  }))

  return { list: [...rows, ...kept].toSorted(newestFirst) }
})

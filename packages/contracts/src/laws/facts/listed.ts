// What stands on pages, cards and reports and is in a list as well, and the other way round.
import { shanghaiDay, shanghaiMonth } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import { momentOf } from '../moments.ts'
import { fieldOf, type Node, type Told } from '../node.ts'
import { msAt, nodesAt, textAt } from '../places.ts'
import { OF_PERSON } from './listed-of-person.ts'
import { OF_REPORTS } from './listed-of-reports.ts'
import {
  byMoment,
  byPressure,
  byText,
  wasThere,
  type Listing,
  type Pair,
  type Rows,
} from './listing.ts'

const EVENTS = 'warnings.listWarnings'
const OXYGEN = 'monitoring.getOxygen'
const RATE = 'monitoring.getHeartRate'
const MOST_ON_PAGE = 50
const SPANS_OF: Readonly<Record<string, RegExp>> = { [OXYGEN]: /^oxygen-/, [RATE]: /^heart-/ }

/** The days of a page, by its labels. */
const daysOf = ({ input, answer }: Told): readonly unknown[] =>
  input['type'] === SPANS.day
    ? [input['dat']]
    : (fieldOf(answer, 'detailTimes')?.items ?? []).map(({ value }) => value)

/** An event is told as far back as the oldest that is listed. */
function isListed(pair: Pair): boolean {
  const oldest = Math.min(
    ...nodesAt(pair.among.answer, '[].createTime').map(({ value }) => momentOf(value)?.ms ?? 0),
  )

  return wasThere(pair, 'createTime') && (msAt(pair.row, 'createTime') ?? 0) > oldest
}

function isOfPage(pair: Pair): boolean {
  const ms = msAt(pair.row, 'createTime')
  const kind = textAt(pair.row, 'eventType') ?? ''

  return (
    ms !== undefined &&
    wasThere(pair, 'createTime') &&
    (SPANS_OF[pair.among.name]?.test(kind) ?? false) &&
    daysOf(pair.among).includes(shanghaiDay(ms)) &&
    nodesAt(pair.among.answer, 'warnings[]').length < MOST_ON_PAGE
  )
}

const eventsOf = (call: string): Rows => ({ call, at: 'warnings[]', key: byText('id') })
const LISTED_EVENTS: Rows = { call: EVENTS, at: '[]', key: byText('id') }

/** A page tells an event as the list of them does. */
const OF_EVENT = [
  'eventType',
  'eventName',
  'value',
  'limit',
  'level',
  'createTime',
  'handled',
  'handledAs',
  'seconds',
  'valueText',
  'limitText',
].map((name) => [name, name] as const)

const OF_EVENTS: readonly Listing[] = [
  ...[OXYGEN, RATE].flatMap((call): Listing[] => [
    { rows: eventsOf(call), among: LISTED_EVENTS, due: isListed, fields: OF_EVENT },
    { rows: LISTED_EVENTS, among: eventsOf(call), due: isOfPage },
  ]),
  ...['events[]', 'warnings.byKind[].worst'].map((at): Listing => ({
    rows: { call: 'reports.getReport', at, key: byText('id') },
    among: LISTED_EVENTS,
    fields: [
      ['occurredAt', 'createTime'],
      ['kind', 'eventType'],
      ['title', 'eventName'],
      ['valueText', 'valueText'],
      ['limitText', 'limitText'],
      ['level', 'level'],
    ],
  })),
]

const PAGE = 'monitoring.getBloodPressure'
const DOCTOR = 'doctor.getDoctorPage'
const MANUAL = 'monitoring.listManualReadings'
const MONITOR = 'monitoring.listPressureReadings'

const OF_DOCTOR: Rows = {
  call: DOCTOR,
  at: 'pressure.readings[]',
  key: byPressure('at', 'sbp', 'dbp'),
}

const OF_PAGE: Rows = { call: PAGE, at: 'readings[]', key: byPressure('at', 'sbp', 'dbp') }

/** Of these alone it says that they were typed. */
const TYPED_OF_DOCTOR: Rows = {
  ...OF_DOCTOR,
  key: (row) => (fieldOf(row, 'byHand')?.value === true ? OF_DOCTOR.key(row) : undefined),
}

const TYPED: Rows = {
  call: MANUAL,
  at: '[]',
  key: byPressure('reading.at', 'reading.systolic', 'reading.diastolic'),
}

const OF_MONITOR: Rows = {
  call: MONITOR,
  at: 'records[]',
  key: byPressure('measureTime', 'sbp', 'dbp'),
}

/** What says that the watch made it is no reading of the monitor. */
const byMonitor: Rows['key'] = (row) =>
  fieldOf(row, 'source')?.value === 'watch' ? undefined : OF_PAGE.key(row)

const isByHand = ({ row }: Pair): boolean => fieldOf(row, 'byHand')?.value === true

const dayAt = (row: Node, path: string): string => {
  const ms = msAt(row, path)
  return ms === undefined ? '' : shanghaiDay(ms)
}

/** Within the days of the page for the doctor. */
const isOfDoctor = (pair: Pair, path: string): boolean => {
  const [from = '', to = ''] = ['fromDay', 'toDay'].map((name) => textAt(pair.among.answer, name))
  const day = dayAt(pair.row, path)
  return wasThere(pair, path) && day >= from && day <= to
}

const isOfPressure = (_: Told, { input }: Told): boolean => input['kind'] === 'bloodPressure'

const isSameDay = (page: Told, list: Told): boolean =>
  page.input['type'] === SPANS.day && page.input['dat'] === list.input['queryDate']

/** What every page and every list tells of a reading. */
const OF_READING = ['id', 'pulseRate', 'state', 'stateText', 'circumstances', 'note'].map(
  (name) => [name, name] as const,
)

const OF_PRESSURES: readonly Listing[] = [
  {
    rows: OF_PAGE,
    among: OF_PAGE,
    if: (one, other) => one !== other,
    due: (pair) => wasThere(pair, 'at') && daysOf(pair.among).includes(dayAt(pair.row, 'at')),
    fields: [...OF_READING, ['source', 'source']],
  },
  {
    rows: OF_DOCTOR,
    among: OF_PAGE,
    due: (pair) =>
      !isByHand(pair) && wasThere(pair, 'at') && daysOf(pair.among).includes(dayAt(pair.row, 'at')),
  },
  { rows: OF_PAGE, among: OF_DOCTOR, due: (pair) => isOfDoctor(pair, 'at') },
  {
    rows: OF_DOCTOR,
    among: TYPED,
    if: isOfPressure,
    due: (pair) => {
      const { fromDay, toDay } = pair.among.input
      const day = dayAt(pair.row, 'at')
      return isByHand(pair) && day >= String(fromDay) && day <= String(toDay)
    },
  },
  {
    rows: TYPED,
    among: TYPED_OF_DOCTOR,
    if: (typed) => typed.input['kind'] === 'bloodPressure',
    due: (pair) => isOfDoctor(pair, 'reading.at'),
  },
  {
    rows: OF_MONITOR,
    among: { ...OF_PAGE, key: byMonitor },
    if: (list, page) => isSameDay(page, list),
    due: (pair) => wasThere(pair, 'measureTime'),
    fields: OF_READING,
  },
  {
    rows: OF_PAGE,
    among: OF_MONITOR,
    if: isSameDay,
    due: (pair) => fieldOf(pair.row, 'source')?.value === 'monitor' && wasThere(pair, 'at'),
  },
]

const MONTH = 'ecg.listEcgMonth'
const RECORDS: Rows = { call: MONTH, at: 'list[]', key: byMoment('dataTime') }

/** What says that the watch made it is no record of the recorder. */
const BY_RECORDER: Rows = {
  ...RECORDS,
  key: (row) => (fieldOf(row, 'source')?.value === 'watch' ? undefined : RECORDS.key(row)),
}

const OF_WATCH: Rows = {
  call: 'ecg.listEcgRecords',
  at: 'dataEcgInfosRespList[]',
  key: byMoment('dataTime'),
}

const OF_RECORDER: Rows = {
  call: 'ecg.listEcgMeasurements',
  at: '[]',
  key: byMoment('recordStartTime'),
}

/** Of the month that was asked for. */
const isOfMonth = (pair: Pair, path: string): boolean => {
  const ms = msAt(pair.row, path)

  return ms !== undefined && shanghaiMonth(ms) === pair.among.input['month'] && wasThere(pair, path)
}

const isFrom = (pair: Pair, source: string, day: unknown): boolean =>
  fieldOf(pair.row, 'source')?.value === source &&
  dayAt(pair.row, 'dataTime') === day &&
  wasThere(pair, 'dataTime')

/** 心电仪 or 手表, and not a stretch of a longer record. */
const STRIP_SOURCES: readonly unknown[] = ['心电仪', '手表']

const OF_RECORDS: readonly Listing[] = [
  {
    rows: OF_WATCH,
    among: RECORDS,
    due: (pair) => isOfMonth(pair, 'dataTime'),
    fields: [['rateText', 'rateText']],
  },
  {
    rows: OF_RECORDER,
    among: BY_RECORDER,
    due: (pair) => isOfMonth(pair, 'recordStartTime'),
    fields: [['rateText', 'rateText']],
  },
  {
    rows: RECORDS,
    among: OF_WATCH,
    due: (pair) => isFrom(pair, 'watch', pair.among.input['dayDate']),
  },
  {
    rows: RECORDS,
    among: OF_RECORDER,
    due: (pair) => isFrom(pair, 'recorder', pair.among.input['measurementDate']),
  },
  {
    rows: { call: DOCTOR, at: 'ecg.strips[]', key: byMoment('startedAt') },
    among: RECORDS,
    due: (pair) =>
      STRIP_SOURCES.includes(fieldOf(pair.row, 'source')?.value) && isOfMonth(pair, 'startedAt'),
  },
]

export const LISTINGS: readonly Listing[] = [
  ...OF_EVENTS,
  ...OF_PRESSURES,
  ...OF_RECORDS,
  ...OF_REPORTS,
  ...OF_PERSON,
]

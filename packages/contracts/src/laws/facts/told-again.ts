// Rows that two calls tell of with the same fields: reports, matters, readings behind events, constitutions, shares.
import { fieldOf, textOf } from '../node.ts'
import { nodesAt } from '../places.ts'
import { byMoment, byText, type Listing, type Rows } from './listing.ts'

const REPORT_ROWS: Rows = { call: 'reports.listReports', at: 'list[]', key: byText('id') }

const same = (...names: readonly string[]) => names.map((name) => [name, name] as const)

const OF_ROW = same('day', 'endDay', 'keyNumbers', 'change')

const REPORTS: readonly Listing[] = [
  ...(
    [
      ['reports.getReport', ''],
      ['reports.getHeartRisk', ''],
      ['reports.getOverview', 'daily'],
      ['reports.getOverview', 'weekly'],
    ] as const
  ).map(([call, at]): Listing => ({
    rows: { call, at, key: byText('id') },
    among: REPORT_ROWS,
    fields: OF_ROW,
  })),
  {
    rows: { call: 'reports.listShares', at: '[]', key: byText('reportId') },
    among: REPORT_ROWS,
    fields: same('kind', 'day', 'endDay', 'title'),
  },
  {
    rows: {
      ...REPORT_ROWS,
      key: (row) =>
        fieldOf(row, 'kind')?.value === 'tcm' ? textOf(fieldOf(row, 'day')) : undefined,
    },
    among: { call: 'medicine.listConstitutionReports', at: '[]', key: byText('day') },
    fields: [['keyNumbers[0].text', 'main.name']],
  },
]

/** The same events make the same matter. */
const byEvents: Rows['key'] = (matter) => {
  const ids = nodesAt(matter, 'ids[]').map(({ value }) => String(value))
  return ids.length === 0 ? undefined : ids.join()
}

const byPressureEvent: Rows['key'] = (event) =>
  textOf(fieldOf(event, 'eventType'))?.startsWith('pressure') === true
    ? byMoment('createTime')(event)
    : undefined

const EVENTS: readonly Listing[] = [
  {
    rows: { call: 'home.getHomeSummary', at: 'matters[]', key: byEvents },
    among: { call: 'warnings.getWarningSummary', at: 'matters[]', key: byEvents },
    fields: same('kind', 'level', 'state', 'title', 'value', 'count', 'advice'),
  },
  ...(
    [
      ['monitoring.getBloodPressure', 'readings[]'],
      ['doctor.getDoctorPage', 'pressure.readings[]'],
    ] as const
  ).map(([call, at]): Listing => ({
    rows: { call: 'warnings.listWarnings', at: '[]', key: byPressureEvent },
    among: { call, at, key: byMoment('at') },
    fields: [
      ['value', 'sbp'],
      ['otherValue', 'dbp'],
    ],
  })),
]

const RECORD: Rows = { call: 'ecg.getEcgRecord', at: '', key: byText('id') }

const ECGS: readonly Listing[] = [
  {
    rows: RECORD,
    among: { call: 'ecg.listEcgRecords', at: 'dataEcgInfosRespList[]', key: byText('id') },
    fields: same('heartRat', 'qt', 'hrv'),
  },
  {
    rows: RECORD,
    among: { call: 'ecg.listEcgMonth', at: 'list[]', key: byText('id') },
    fields: same('durationSeconds', 'source'),
  },
  {
    rows: RECORD,
    among: { call: 'ecg.listEcgMeasurements', at: '[]', key: byText('id') },
    fields: [['complete', 'completed']],
  },
]

export const TOLD_AGAIN: readonly Listing[] = [...REPORTS, ...EVENTS, ...ECGS]

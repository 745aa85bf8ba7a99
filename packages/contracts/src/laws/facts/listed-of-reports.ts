// Reports and papers that stand in two lists.
import { addDays, isDay, shanghaiDay } from '@kangban/china-time'
import { DOCUMENT_TYPES } from '../../archive/document-types.ts'
import { MOST_CONSTITUTION_REPORTS } from '../../medicine/constitution-names.ts'
import { REPORT_KINDS } from '../../reports/report-kinds.ts'
import { fieldOf, type Node, numberOf, type Told } from '../node.ts'
import { nodesAt, textAt } from '../places.ts'
import { byText, wasThere, type Listing, type Pair, type Rows } from './listing.ts'

const REPORTS = 'reports.listReports'
const REPORT_ROWS: Rows = { call: REPORTS, at: 'list[]', key: byText('id') }
const PAPERS: Rows = { call: 'archive.listDocuments', at: 'list[]', key: byText('id') }
const CALENDAR: Rows = { call: 'reports.getOverview', at: 'calendar[]', key: byText('id') }

const isWhole = ({ answer }: Told): boolean =>
  numberOf(fieldOf(answer, 'total')) === nodesAt(answer, 'list[]').length

const areAll = ({ input }: Told, kind: string): boolean =>
  input['kind'] === kind && input['year'] === undefined && input['month'] === undefined

/** So lately that it is of this month or the last, whichever month has just begun. */
const LATELY_DAYS = 27

const isOfCalendar = (pair: Pair): boolean => {
  const day = textAt(pair.row, 'day')
  const from = addDays(shanghaiDay(pair.of.now), -LATELY_DAYS)
  return isDay(day) && day >= from && wasThere(pair, 'at')
}

const TYPE_NAMES: readonly unknown[] = Object.values(DOCUMENT_TYPES)

/** Papers are called by their types there, and not by what somebody has written on them. */
const byTypes = ({ input, answer }: Told): boolean =>
  input['kind'] === 'document' &&
  nodesAt(answer, 'list[].title').every(({ value }) => TYPE_NAMES.includes(value))

const isConstitution = (row: Node): boolean => fieldOf(row, 'kind')?.value === 'tcm'

export const OF_REPORTS: readonly Listing[] = [
  {
    rows: PAPERS,
    among: REPORT_ROWS,
    if: (_, reports) => areAll(reports, 'document') && isWhole(reports),
    due: (pair) => wasThere(pair, 'createdAt'),
    fields: [['day', 'day']],
  },
  {
    rows: REPORT_ROWS,
    among: PAPERS,
    if: ({ input }, papers) =>
      input['kind'] === 'document' &&
      papers.input['type'] === undefined &&
      papers.input['year'] === undefined &&
      isWhole(papers),
    due: (pair) => wasThere(pair, 'at'),
  },
  {
    rows: REPORT_ROWS,
    among: PAPERS,
    if: byTypes,
    fields: [['title', 'typeName']],
  },
  // Of all kinds, and of its own.
  {
    rows: REPORT_ROWS,
    among: REPORT_ROWS,
    fields: ['kind', 'title', 'day', 'endDay'].map((name) => [name, name] as const),
  },
  {
    rows: CALENDAR,
    among: REPORT_ROWS,
    if: (_, reports) => areAll(reports, 'daily'),
    fields: [['day', 'day']],
  },
  ...REPORT_KINDS.map((kind): Listing => ({
    rows: {
      call: 'reports.listShares',
      at: '[]',
      key: (row) => (fieldOf(row, 'kind')?.value === kind ? byText('reportId')(row) : undefined),
    },
    among: REPORT_ROWS,
    if: (_, reports) => areAll(reports, kind) && isWhole(reports),
    due: (pair) => wasThere(pair, 'createdAt'),
  })),
  {
    rows: {
      call: REPORTS,
      at: 'list[]',
      key: (row) => (isConstitution(row) ? byText('day')(row) : undefined),
    },
    among: { call: 'medicine.listConstitutionReports', at: '[]', key: byText('day') },
    if: (_, { answer }) => answer.items.length < MOST_CONSTITUTION_REPORTS,
    due: (pair) => wasThere(pair, 'at'),
  },
  {
    rows: REPORT_ROWS,
    among: CALENDAR,
    if: (reports) => areAll(reports, 'daily'),
    due: isOfCalendar,
  },
]

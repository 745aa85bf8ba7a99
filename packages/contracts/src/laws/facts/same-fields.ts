// Facts that two calls tell under names of their own.
import { MS_PER_MINUTE } from '@kangban/china-time'
import { momentOf } from '../moments.ts'
import type { Told } from '../node.ts'
import { textAt } from '../places.ts'
import type { Comparable, Fact } from './fact.ts'

const SURVEY = 'survey.getSurvey'
const REPORT = 'medicine.getConstitutionReport'
const HISTORY = 'medicine.listConstitutionReports'
const OVERVIEW = 'reports.getOverview'
const REPORTS = 'reports.listReports'
const RISK = 'reports.getHeartRisk'
const RIGHTS = 'services.getRights'
const CARD = 'services.getEntitlementDetail'
const PLANS = 'reminders.getReminders'
const DAY = 'reminders.getReminderDay'

/** Both say the same there, so that they are about one thing. */
const alike =
  (path: string, other: string): Comparable =>
  (first, second) => {
    const text = textAt(first.answer, path)
    return text !== undefined && text === textAt(second.answer, other)
  }

const isNewest = ({ input }: Told): boolean =>
  input['date'] === undefined && input['id'] === undefined

/** The list was asked for from its beginning, and its newest report was there before the run. */
const ofKind =
  (kind: string): Comparable =>
  (_, { input, answer, now }) => {
    const made = momentOf(textAt(answer, 'list[0].at'))
    return input['kind'] === kind && input['pn'] === 1 && (!made || made.ms <= now.getTime())
  }

/** A time that comes while the run goes on is the next one no more. */
const AHEAD_MS = 10 * MS_PER_MINUTE

const isAhead = (told: Told): boolean => {
  const next = momentOf(textAt(told.answer, 'nextAt'))
  return !next || next.ms > told.now.getTime() + AHEAD_MS
}

const isOneDay = alike('day', 'day')

const CONSTITUTIONS: readonly Fact[] = [
  {
    places: [
      [SURVEY, 'lastAnsweredDay'],
      [HISTORY, '[0].day'],
    ],
  },
  {
    places: [
      [SURVEY, 'lastAnsweredDay'],
      [REPORT, 'day'],
    ],
    if: (_, report) => isNewest(report),
  },
  {
    places: [
      [OVERVIEW, 'tcm.day'],
      [HISTORY, '[0].day'],
    ],
  },
  {
    places: [
      [OVERVIEW, 'tcm.main'],
      [HISTORY, '[0].main.name'],
    ],
  },
  ...['main.type', 'main.verdict', 'secondary[].type'].map((path): Fact => ({
    places: [
      [REPORT, path],
      [HISTORY, `[0].${path}`],
    ],
    if: alike('day', '[0].day'),
  })),
  ...['day', 'main.type', 'main.verdict'].map((path): Fact => ({
    places: [
      [REPORT, `previous.${path}`],
      [HISTORY, `[1].${path}`],
    ],
    if: alike('day', '[0].day'),
  })),
]

const NEWEST_REPORTS: readonly Fact[] = [
  {
    places: [
      [OVERVIEW, 'daily.id'],
      [REPORTS, 'list[0].id'],
    ],
    if: ofKind('daily'),
  },
  {
    places: [
      [OVERVIEW, 'weekly.id'],
      [REPORTS, 'list[0].id'],
    ],
    if: ofKind('weekly'),
  },
  {
    places: [
      [OVERVIEW, 'heartRisk.id'],
      [REPORTS, 'list[0].id'],
    ],
    if: ofKind('heart-risk'),
  },
  ...['level', 'levelText', 'state'].map((name): Fact => ({
    places: [
      [OVERVIEW, `heartRisk.${name}`],
      [RISK, name],
    ],
    if: alike('heartRisk.id', 'id'),
  })),
]

export const SAME_FIELDS: readonly Fact[] = [
  ...CONSTITUTIONS,
  ...NEWEST_REPORTS,
  {
    places: [
      [RIGHTS, '[0].validTo'],
      [CARD, 'validTo'],
    ],
    if: alike('[0].code', 'code'),
  },
  {
    places: [
      [RIGHTS, '[0].name'],
      [CARD, 'name'],
    ],
    if: alike('[0].code', 'code'),
  },
  {
    places: [
      [PLANS, 'total'],
      [DAY, 'total'],
    ],
    if: isOneDay,
  },
  ...['nextAt', 'week'].map((path): Fact => ({
    places: [
      [PLANS, path],
      [DAY, path],
    ],
    if: (all, day) => isOneDay(all, day) && isAhead(all) && isAhead(day),
  })),
]

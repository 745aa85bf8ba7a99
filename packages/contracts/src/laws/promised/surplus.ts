// What an answer tells although its state says that there is nothing to tell.
import type { Breach } from '../catalogue.ts'
import type { Told } from '../node.ts'
import { isSilent, nodesAt } from '../places.ts'
import { all, is, not, type Reason } from '../silence/silence.ts'

interface Surplus {
  /** In each of these rows; in the answer itself without it. */
  readonly in?: string
  readonly told: string
  readonly though: Reason
}

const OF_REMINDERS: readonly Surplus[] = [
  { in: 'items[]', told: 'at', though: is('state', 'upcoming') },
  { in: 'items[]', told: 'value', though: is('byReading', false) },
]

const isPressure = is('metric', 'bloodPressure')
const isUnmeasured = is('value', null)
const hasNoPressure = not(is('measure', 'pressureMorning', 'pressureEvening'))

const OF_HOME: readonly Surplus[] = [
  { in: 'cards[]', told: 'secondValue', though: not(isPressure) },
  { in: 'cards[]', told: 'secondTrend', though: not(isPressure) },
  { in: 'cards[]', told: 'stages', though: not(is('metric', 'sleep')) },
  // A night that was is told of before the next one has ended.
  { in: 'cards[]', told: 'measuredAt', though: all(isUnmeasured, not(is('metric', 'sleep'))) },
]

const OF_REPORT: readonly Surplus[] = [
  { in: 'sections[]', told: 'secondValue', though: not(isPressure) },
  { in: 'sections[]', told: 'secondBaseline', though: not(isPressure) },
  ...['secondValues', 'secondAverage', 'lastSecondAverage'].map((told) => ({
    in: 'measures[]',
    told,
    though: hasNoPressure,
  })),
]

/** What somebody wrote himself, or brought along, is neither new to him nor judged. */
const isOwn = is('kind', 'tcm', 'document')

const OF_REPORTS: readonly Surplus[] = [
  { in: 'list[]', told: 'change', though: not(is('kind', 'weekly')) },
  { in: 'list[]', told: 'state', though: is('kind', 'document') },
  { in: 'list[]', told: 'unread', though: all(isOwn, is('unread', true)) },
]

const ofEvents = (rows: string): Surplus[] =>
  ['otherValue', 'otherLimit'].map((told) => ({
    in: rows,
    told,
    though: not(is('eventType', 'pressure-high', 'pressure-low')),
  }))

const SURPLUS: Readonly<Record<string, readonly Surplus[]>> = {
  'family.listMembers': [{ in: 'sharedWith[]', told: 'daysLeft', though: is('accepted', true) }],
  'home.getHomeSummary': OF_HOME,
  'monitoring.getHeartRate': ofEvents('warnings[]'),
  'monitoring.getOxygen': ofEvents('warnings[]'),
  'outpatient.listAppointments': [
    { in: '[]', told: 'cancelledAt', though: not(is('state', 'cancelled')) },
  ],
  'profile.getHealthInfo': [
    // The question is for men, and who is no man is no more asked it.
    { told: 'erectileDysfunction', though: is('sex', 2) },
    { told: 'familyMedList', though: is('familyMedHis', false) },
  ],
  'reminders.getReminders': OF_REMINDERS,
  'reminders.getReminderDay': OF_REMINDERS,
  'reports.getReport': OF_REPORT,
  'reports.listReports': OF_REPORTS,
  'warnings.listWarnings': ofEvents('[]'),
}

export function* surplus(told: Told): Generator<Breach> {
  for (const { in: rows = '', told: path, though } of SURPLUS[told.name] ?? [])
    for (const row of nodesAt(told.answer, rows))
      for (const node of nodesAt(row, path))
        if (!isSilent(node) && though(row, told))
          yield { law: 'verdict', path: node.path, got: 'told, though its state has none' }
}

// What an answer tells although its state says that there is nothing to tell.
import type { Breach } from '../catalogue.ts'
import type { Told } from '../node.ts'
import { isSilent, nodesAt } from '../places.ts'
import { is, not, type Reason } from '../silence/silence.ts'

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

const SURPLUS: Readonly<Record<string, readonly Surplus[]>> = {
  'family.listMembers': [{ in: 'sharedWith[]', told: 'daysLeft', though: is('accepted', true) }],
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
}

export function* surplus(told: Told): Generator<Breach> {
  for (const { in: rows = '', told: path, though } of SURPLUS[told.name] ?? [])
    for (const row of nodesAt(told.answer, rows))
      for (const node of nodesAt(row, path))
        if (!isSilent(node) && though(row, told))
          yield { law: 'verdict', path: node.path, got: 'told, though its state has none' }
}

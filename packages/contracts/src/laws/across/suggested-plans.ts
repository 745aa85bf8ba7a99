// What could be planned against the devices of the person.
import { BIND_STATUS, DEVICE_TYPES } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { answerOf, type Answers, fieldOf, isList } from '../node.ts'
import { nodesAt } from '../places.ts'

const REMINDERS = 'reminders.getReminders'
const DEVICES = 'devices.listBoundDevices'
const CHANGES = /^devices\.(?!list|get)/

/** Of the own medicines it needs no device, of everything else one, and a watch to be worn is a watch. */
function isFor(kind: unknown, types: readonly unknown[]): boolean {
  if (kind === 'medicine') return true
  return kind === 'watch' ? types.includes(DEVICE_TYPES.watch) : types.length > 0
}

/** What is suggested is of the own medicines and devices. */
export function* suggestedPlans(told: Answers): Generator<Between> {
  const devices = answerOf(told, DEVICES)
  if (!isList(devices) || told.some(({ name }) => CHANGES.test(name))) return

  const types = devices.items
    .filter((row) => fieldOf(row, 'bindStatus')?.value === BIND_STATUS.bound)
    .map((row) => fieldOf(row, 'deviceTypeCode')?.value)

  for (const row of nodesAt(answerOf(told, REMINDERS), 'suggestions[]')) {
    const kind = fieldOf(row, 'kind')
    if (kind && !isFor(kind.value, types))
      yield { name: REMINDERS, law: 'same-fact', path: kind.path, got: `unlike ${DEVICES}` }
  }
}

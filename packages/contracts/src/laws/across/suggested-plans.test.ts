// What could be planned against the devices of the person.
import { expect, it } from 'vitest'
import { DEVICE_TYPES } from '../../constants.ts'
import { between } from '../testing/told.ts'

const REMINDERS = 'reminders.getReminders'

const suggested = (kind: string, ...bound: string[]) =>
  between([
    [REMINDERS, { suggestions: [{ kind }] }],
    [
      'devices.listBoundDevices',
      bound.map((deviceTypeCode) => ({ deviceTypeCode, bindStatus: '02' })),
    ],
  ]).filter((breach) => breach.startsWith(REMINDERS))

it('nobody is to wear a watch or to measure without a device of his own', () => {
  const wrong = [`${REMINDERS} same-fact data.suggestions[].kind`]
  expect(suggested('medicine')).toEqual([])
  expect(suggested('watch', DEVICE_TYPES.watch)).toEqual([])
  expect(suggested('pressure', DEVICE_TYPES.watch)).toEqual([])
  expect(suggested('watch', DEVICE_TYPES.bloodPressureMonitor)).toEqual(wrong)
  expect(suggested('pressure')).toEqual(wrong)
})

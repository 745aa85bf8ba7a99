import { expect, it } from 'vitest'
import { filtersFor } from './live.ts'

const read = (kind: 'reading' | 'ecg' | 'warning', metric: 'heartRate' | 'bloodPressure' | 'ecg') =>
  filtersFor({ kind, metric }).map(({ queryKey }) => (queryKey as string[][])[0]?.join('.'))

it('reads again the home page and what shows the metric', () => {
  expect(read('reading', 'heartRate')).toEqual(['home.getHomeSummary', 'monitoring.getHeartRate'])

  expect(read('reading', 'bloodPressure')).toEqual([
    'home.getHomeSummary',
    'reminders.getReminders',
    'monitoring.getBloodPressure',
    'monitoring.listPressureReadings',
  ])

  expect(read('ecg', 'ecg')).toContain('ecg.listEcgRecords')
  expect(read('ecg', 'ecg')).toContain('reminders.getReminders')

  expect(read('warning', 'heartRate')).toEqual([
    'home.getHomeSummary',
    'warnings',
    'monitoring.getHeartRate',
  ])
})

// Days for the tests of the rules: each is calm but for what a test says.
import { addDays, SHANGHAI_OFFSET } from '@kangban/china-time'
import type { DayRecord, ReportedWarning } from '../day-record.ts'

export const calmDay = (day: string, changes: Partial<DayRecord> = {}): DayRecord => ({
  day,
  sleep: {
    asleepMinutes: 432,
    deepMinutes: 70,
    score: 86,
    awakenings: 0,
    lowOxygen: 0,
    averageHeartRate: 58,
    from: '22:40',
    to: '06:20',
  },
  heartRate: { average: 68, lowest: 52, highest: 104 },
  pressures: [
    { systolic: 128, diastolic: 78, hour: 7 },
    { systolic: 124, diastolic: 76, hour: 20 },
  ],
  oxygen: { average: 96.4, lowest: 93 },
  temperature: 34.4,
  steps: 6200,
  stepsGoal: 6000,
  warnings: [],
  ...changes,
})

export const calmDays = (
  from: string,
  count: number,
  changes: Partial<DayRecord> = {},
): DayRecord[] =>
  Array.from({ length: count }, (_, index) => calmDay(addDays(from, index), changes))

export const unmeasured = {
  sleep: null,
  heartRate: null,
  pressures: [],
  oxygen: null,
  temperature: null,
  steps: null,
} as const satisfies Partial<DayRecord>

export const warning = (
  kind: string,
  at: string,
  rest: Partial<ReportedWarning> = {},
): ReportedWarning => ({
  id: `${kind} ${at}`,
  kind,
  level: 'bad',
  value: 87,
  otherValue: null,
  limit: 90,
  otherLimit: null,
  occurredAt: new Date(`${at}${SHANGHAI_OFFSET}`),
  seconds: null,
  ...rest,
})

import { DEVICE_TYPES, type Medicine, type ReminderKindName } from '@kangban/contracts'

interface Suggestion {
  kind: ReminderKindName
  name: string
  dose: string
  weekdays: number[]
  times: string[]
  active: boolean
}

const DAILY = [1, 2, 3, 4, 5, 6, 7]
const SATURDAY = [6]

const TIMES_A_DAY: readonly [RegExp, readonly string[]][] = [
  [/[3三] ?次/, ['08:00', '13:00', '19:00']],
  [/[2两二] ?次|早晚/, ['08:00', '20:00']],
  [/睡前/, ['21:30']],
  [/晚/, ['20:00']],
  [/中午/, ['12:00']],
]

const MORNING = ['08:00']

/** The times that the person's own words about a medicine mean. */
const timesOf = (timing: string): string[] => [
  ...(TIMES_A_DAY.find(([pattern]) => pattern.test(timing))?.[1] ?? MORNING),
]

const ofDevice = (deviceType: string): Omit<Suggestion, 'name' | 'dose' | 'active'>[] => {
  if (deviceType === DEVICE_TYPES.bloodPressureMonitor)
    return [{ kind: 'pressure', weekdays: DAILY, times: ['07:00', '20:30'] }]
  if (deviceType === DEVICE_TYPES.watch)
    return [{ kind: 'watch', weekdays: DAILY, times: ['22:00'] }]
  if (deviceType === DEVICE_TYPES.ecgRecorder)
    return [{ kind: 'ecg', weekdays: SATURDAY, times: ['09:00'] }]
  return []
}

/** What the person might plan: of the own medicines and devices, without what is planned already. */
export function suggestionsOf(
  {
    medicines,
    deviceTypes,
  }: {
    medicines: readonly Pick<Medicine, 'name' | 'dose' | 'timing'>[]
    deviceTypes: readonly string[]
  },
  planned: readonly { kind: string; name: string }[],
): Suggestion[] {
  const wanted = [
    ...deviceTypes.flatMap(ofDevice).map((one) => ({ ...one, name: '', dose: '' })),
    ...medicines.map(({ name, dose, timing }) => ({
      kind: 'medicine' as const,
      name,
      dose,
      weekdays: DAILY,
      times: timesOf(timing),
    })),
  ]

  return wanted
    .filter(({ kind, name }) => !planned.some((plan) => plan.kind === kind && plan.name === name))
    .map((one) => ({ ...one, active: true }))
}

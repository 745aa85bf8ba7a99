// The seeded people, as plain data that the simulated devices may share: who they are, how they live, what they wear.
import { type Condition, createPerson, type Person } from './person.ts'
import { createRandom } from '../chance/random.ts'

export type DeviceKind = 'watch' | 'bloodPressureMonitor' | 'ecgRecorder'

export interface Persona {
  /** The same under every seed, so that a device and an account find each other. */
  userCode: string
  sex: 'female' | 'male'
  ageYears: number
  /** MM-DD of the birthday. */
  birthMonthDay: string
  heightCm: number
  weightKg: number
  conditions: readonly Condition[]
  devices: readonly DeviceKind[]
  /** Holds the benefit card. */
  entitled: boolean
}

const userCodeOf = (number: number): string => `U${String(number).padStart(18, '0')}`

/** 72, hypertension and episodes of atrial fibrillation, all three devices. */
export const GRANDMOTHER: Persona = {
  userCode: userCodeOf(1),
  sex: 'female',
  ageYears: 72,
  birthMonthDay: '03-18',
  heightCm: 158,
  weightKg: 61,
  conditions: ['hypertension', 'atrial-fibrillation'],
  devices: ['watch', 'bloodPressureMonitor', 'ecgRecorder'],
  entitled: true,
}

/** Her son, who looks after her. */
export const SON: Persona = {
  userCode: userCodeOf(2),
  sex: 'male',
  ageYears: 45,
  birthMonthDay: '07-09',
  heightCm: 174,
  weightKg: 76,
  conditions: [],
  devices: ['watch'],
  entitled: true,
}

/** Has a profile, and neither a device nor the benefit card. */
export const WITHOUT_CARD: Persona = {
  userCode: userCodeOf(4),
  sex: 'male',
  ageYears: 66,
  birthMonthDay: '11-02',
  heightCm: 169,
  weightKg: 70,
  conditions: ['hypertension'],
  devices: [],
  entitled: false,
}

/** Has just registered: neither profile nor consent. */
export const NEWCOMER_CODE = userCodeOf(3)
export const ADMINISTRATOR_CODE = userCodeOf(5)

const ALL: readonly DeviceKind[] = ['watch', 'bloodPressureMonitor', 'ecgRecorder']
const WATCH: readonly DeviceKind[] = ['watch']
const WATCH_AND_CUFF: readonly DeviceKind[] = ['watch', 'bloodPressureMonitor']
const CUFF: readonly DeviceKind[] = ['bloodPressureMonitor']

type Row = [
  sex: Persona['sex'],
  ageYears: number,
  size: [heightCm: number, weightKg: number],
  conditions: readonly Condition[],
  devices: readonly DeviceKind[],
]

const OTHERS: readonly Row[] = [
  ['female', 68, [160, 58], ['hypertension'], WATCH_AND_CUFF],
  ['male', 74, [168, 66], ['atrial-fibrillation'], ALL],
  ['male', 70, [171, 84], ['sleep-apnoea', 'hypertension'], WATCH_AND_CUFF],
  ['female', 65, [162, 64], [], WATCH],
  ['female', 79, [154, 52], ['premature-beats'], ALL],
  ['male', 61, [173, 72], [], WATCH],
  ['female', 41, [164, 55], [], WATCH],
  ['male', 83, [163, 58], ['hypertension', 'premature-beats'], WATCH_AND_CUFF],
  ['female', 58, [159, 67], ['hypertension'], CUFF],
  ['male', 67, [170, 90], ['sleep-apnoea'], WATCH],
  ['female', 76, [156, 60], ['hypertension'], ALL],
  ['male', 52, [176, 81], [], WATCH],
  ['female', 71, [157, 54], [], WATCH_AND_CUFF],
  ['male', 78, [166, 63], ['hypertension'], CUFF],
  ['female', 63, [161, 59], [], WATCH],
  ['male', 69, [172, 75], ['hypertension'], []],
]

/** The people without a part of their own; their names and phones are drawn. */
export const OTHER_PERSONAS: readonly Persona[] = OTHERS.map(
  ([sex, ageYears, size, conditions, devices], index) => ({
    userCode: userCodeOf(11 + index),
    sex,
    ageYears,
    birthMonthDay: `${String((index % 12) + 1).padStart(2, '0')}-${String(((index * 7) % 28) + 1).padStart(2, '0')}`,
    heightCm: size[0],
    weightKg: size[1],
    conditions,
    devices,
    entitled: index % 3 !== 2,
  }),
)

/** The seeded person of a user code, if it is one. */
export const personaOf = (userCode: string): Persona | undefined =>
  [GRANDMOTHER, SON, WITHOUT_CARD, ...OTHER_PERSONAS].find(
    (persona) => persona.userCode === userCode,
  )

/** The body that history and simulated devices share. */
export function personOf(
  { userCode, sex, ageYears, conditions }: Persona,
  seed: number | string,
): Person {
  return createPerson(createRandom(`${seed}:${userCode}`), {
    id: userCode,
    sex,
    ageYears,
    conditions,
  })
}

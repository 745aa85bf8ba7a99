// What the numbers of the contracts mean. Documents, checkers, seeds, simulated devices and rules take it from here; a page is
// built without it, the few of a body apart that it judges by.
import {
  heartRate,
  pulse,
  maximalRate,
  systolic,
  diastolic,
  oxygen,
  skinTemperature,
  temperatureChange,
  weight,
  height,
  waistline,
  age,
  bodyTemperature,
  bodyValue,
  bodyChange,
  stepsOfHour,
  stepsOfDay,
  steps,
  distance,
  energy,
  minutesOfDay,
  awakenings,
  sleepSlot,
} from './body.ts'
import { NUMBERS } from './numbers.ts'
import type { Quantity } from './quantity-type.ts'
import { SIGNAL } from './signal.ts'

export type { Quantity, Range } from './quantity-type.ts'

export const QUANTITIES = {
  heartRate,
  pulse,
  maximalRate,
  systolic,
  diastolic,
  oxygen,
  skinTemperature,
  temperatureChange,
  weight,
  height,
  waistline,
  age,
  bodyTemperature,
  bodyValue,
  bodyChange,
  stepsOfHour,
  stepsOfDay,
  steps,
  distance,
  energy,
  minutesOfDay,
  awakenings,
  sleepSlot,
  ...SIGNAL,
  ...NUMBERS,
} as const satisfies Record<string, Quantity>

export type QuantityName = keyof typeof QUANTITIES

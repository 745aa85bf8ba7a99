import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'

// What the pages read: a documented field may be null, one of ours may be missing.
type Outputs = inferRouterOutputs<PageRouter>['monitoring']

export type SleepAnswer = NonNullable<Outputs['getSleep']>
export type PressureAnswer = NonNullable<Outputs['getBloodPressure']>
export type StepsAnswer = NonNullable<Outputs['getSteps']>
export type MonitorAnswer = NonNullable<Outputs['listPressureReadings']>

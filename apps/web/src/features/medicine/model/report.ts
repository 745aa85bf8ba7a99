import type { AppRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'

type Outputs = inferRouterOutputs<AppRouter>

/** The constitution on the day of the answers. */
export type Report = NonNullable<Outputs['medicine']['getReport']>
export type Score = Report['scores'][number]
export type HistoryEntry = Outputs['medicine']['listHistory'][number]

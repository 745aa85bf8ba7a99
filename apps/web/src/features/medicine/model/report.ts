import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'

type Outputs = inferRouterOutputs<PageRouter>

/** The constitution on the day of the answers. */
export type Report = NonNullable<Outputs['medicine']['getConstitutionReport']>
export type Score = Report['scores'][number]
export type HistoryEntry = Outputs['medicine']['listConstitutionReports'][number]

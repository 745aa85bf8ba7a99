import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'

type Outputs = inferRouterOutputs<PageRouter>

/** The questions as they are asked. */
export type Survey = Outputs['survey']['getSurvey']
/** What the answers say. */
export type SurveyResult = Outputs['survey']['submitSurvey']

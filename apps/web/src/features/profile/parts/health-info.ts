import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'

/** As pages get it: what only our own service asks may be missing. */
export type HealthInfo = NonNullable<inferRouterOutputs<PageRouter>['profile']['getHealthInfo']>

import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'

/** As pages get it: any value may be null. */
export type Redemption = NonNullable<inferRouterOutputs<PageRouter>['redemption']['getRedemption']>

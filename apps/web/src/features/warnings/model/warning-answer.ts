import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'

/** As pages get it: a documented value may be null, what only our own service adds may be missing. */
export type Warning = inferRouterOutputs<PageRouter>['warnings']['listWarnings'][number]
export type WarningKind = NonNullable<Warning['eventType']>

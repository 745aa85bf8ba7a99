import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'

/** As pages get it: every value may be null, and only our own service knows an id. */
export type MeasurementRecord = NonNullable<
  inferRouterOutputs<PageRouter>['records']['listComparisons']
>['list'][number]

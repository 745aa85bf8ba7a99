import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'

// As pages get them: a documented value may be null, what only our own service adds may be missing.
type Outputs = inferRouterOutputs<PageRouter>['ecg']
export type EcgDetail = NonNullable<Outputs['getEcgRecord']>
export type EcgListItem = NonNullable<Outputs['listEcgRecords']>['dataEcgInfosRespList'][number]
export type EcgMeasurement = Outputs['listEcgMeasurements'][number]

import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'

type Answers = inferRouterOutputs<PageRouter>['points']

/** As pages get them: any documented value may be null. */
export type Points = NonNullable<Answers['getPoints']>
export type Activity = Points['activityResps'][number]
export type Prize = Answers['getWheel'][number]
export type Winner = Answers['listWinners'][number]
export type Entry = NonNullable<Answers['listPointRecords']>['list'][number]

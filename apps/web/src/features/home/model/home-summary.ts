import type { Metric, MetricCard } from '@kangban/contracts'
import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'

type Outputs = inferRouterOutputs<PageRouter>
export type HomeSummary = Outputs['home']['getHomeSummary']
export type BoundDevices = Outputs['devices']['listBoundDevices']
export type HealthInfo = NonNullable<Outputs['profile']['getHealthInfo']>

/** The cards in the wanted order; a metric that the API does not send is left out. */
export const orderedCards = (
  cards: readonly MetricCard[],
  order: readonly Metric[],
): MetricCard[] => order.flatMap((metric) => cards.find((card) => card.metric === metric) ?? [])

/** Nothing was ever measured. */
export const isFirstUse = (summary: HomeSummary): boolean =>
  summary.cards.every(({ value, trend, stages }) => {
    return value === null && stages.length === 0 && trend.every((point) => point === null)
  })

const BASICS = [
  'sex',
  'birthday',
  'height',
  'weight',
] as const satisfies readonly (keyof HealthInfo)[]

/** The facts that verdicts depend on. */
export const lacksBasics = (profile: HealthInfo): boolean =>
  BASICS.some((field) => profile[field] === null)

/** Where the profile is filled in, to come back here afterwards. */
export const PROFILE_PATH = '/information?from=health'

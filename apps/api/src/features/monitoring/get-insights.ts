import { type contract, type Handler, SPANS } from '@kangban/contracts'
import { insightsOf } from '@kangban/rules/insight/insights'
import type { Context } from '../../context.ts'
import { insightDays } from './insight-days.ts'
import { openMetric } from './metric-span.ts'

export const getInsights: Handler<typeof contract.monitoring.getInsights, Context> = async ({
  context,
  input,
}) => {
  const metric = await openMetric(context, { ...input, type: SPANS.day })
  if (!metric) return []
  const { days, begun } = await insightDays(context.services, metric)
  return insightsOf(days, begun)
}

import type { Metric, MetricCard } from '@kangban/contracts'
import type { HomeSummary } from '../model/home-summary.ts'

/** A card with nothing measured, changed where a test needs it. */
export const cardWith = (metric: Metric, changes: Partial<MetricCard> = {}): MetricCard => ({
  metric,
  value: null,
  secondValue: null,
  measuredAt: null,
  state: 'none',
  stateText: '暂无',
  note: '',
  trend: [],
  secondTrend: [],
  stages: [],
  ...changes,
})

export const summaryWith = (
  cards: MetricCard[],
  changes: Partial<HomeSummary> = {},
): HomeSummary => ({
  day: '2026-11-20',
  sentence: [{ text: '昨夜睡得安稳。', tone: 'plain' }],
  elderSentence: [{ text: '睡得安稳。', tone: 'plain' }],
  cards,
  openMatters: 0,
  matters: [],
  updatedAt: '2026-11-20T08:30:00+08:00',
  ...changes,
})

import type { MetricState } from '@kangban/contracts'

const MARKS: Record<MetricState, string> = {
  normal: '✓',
  good: '✓',
  near: '△',
  high: '▲',
  low: '▼',
  alert: '!',
  none: '–',
}

/** The shape of a verdict, which is never told by its colour alone. A tick is for what is well, and for nothing else. */
export const stateMark = (state: MetricState): string => MARKS[state]

import type { MetricState, ReportState } from '@kangban/contracts'

/** The mark of a whole report: what was out of range has the triangle, what is to be seen to soon the exclamation mark. */
export const REPORT_MARKS: Record<ReportState, MetricState> = {
  good: 'good',
  normal: 'normal',
  warn: 'high',
  bad: 'alert',
  none: 'none',
}

import type { DailyContent } from '@kangban/contracts'
import type { TagState } from '../../../shared/ui/parts/StateTag.tsx'

/** The mark of a whole report: what was out of range has the triangle, what is to be seen to soon the exclamation mark. */
export const REPORT_MARKS: Record<DailyContent['state'], TagState> = {
  good: 'good',
  normal: 'normal',
  warn: 'high',
  bad: 'alert',
}

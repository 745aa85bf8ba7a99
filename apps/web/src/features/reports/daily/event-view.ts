import { shanghaiClock } from '@kangban/china-time'
import type { ReportEvent } from '@kangban/contracts'
import { eventTag } from '@kangban/rules/warnings/event-tag'
import type { TagState } from '../../../shared/ui/parts/StateTag.tsx'

export interface EventView {
  time: string
  tag: { state: TagState; text: string }
}

/** The same verdict as in the list of warnings. */
export const eventView = ({ kind, level, occurredAt }: ReportEvent): EventView => ({
  time: shanghaiClock(occurredAt),
  tag: eventTag(kind, level),
})

import type { ReportEvent } from '@kangban/contracts'
import { formatTime } from '../../../shared/format/date.ts'
import { eventTag } from '../../../shared/ui/event-tag.ts'
import type { TagState } from '../../../shared/ui/StateTag.tsx'

export interface EventView {
  time: string
  tag: { state: TagState; text: string }
}

/** The same verdict as in the list of warnings. */
export const eventView = ({ kind, level, occurredAt }: ReportEvent): EventView => ({
  time: formatTime(occurredAt),
  tag: eventTag(kind, level),
})

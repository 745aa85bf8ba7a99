import { type MetricState, type Warning, WARNING_WORDS } from '@kangban/contracts'

type Kind = Warning['eventType']
type Level = Warning['level']
interface Tag {
  state: MetricState
  text: string
}

const STATES: Record<Kind, MetricState> = {
  'heart-fast': 'high',
  'heart-slow': 'low',
  'oxygen-low': 'low',
  'pressure-high': 'high',
  'pressure-low': 'low',
  'af-suspected': 'high',
}

const URGENT: Tag = { state: 'alert', text: '异常' }

/**
 * The verdict on an abnormal event, the same on every screen: 异常 where it asks to act today. Of a kind that is not known
 * there is none otherwise.
 */
export function eventTag(kind: Kind, level: Level | null): Tag
export function eventTag(kind: Kind | null, level: Level | null): Tag | null

export function eventTag(kind: Kind | null, level: Level | null): Tag | null {
  if (level === 'bad') return URGENT
  return kind && { state: STATES[kind], text: WARNING_WORDS[kind].tag }
}

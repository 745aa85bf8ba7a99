import type { Warning } from '@kangban/contracts'
import type { TagState } from './StateTag.tsx'

type Kind = Warning['eventType']
type Level = Warning['level']
interface Tag {
  state: TagState
  text: string
}

const TAGS: Record<Kind, Tag> = {
  'heart-fast': { state: 'high', text: '偏快' },
  'heart-slow': { state: 'low', text: '过慢' },
  'oxygen-low': { state: 'low', text: '偏低' },
  'pressure-high': { state: 'high', text: '偏高' },
  'pressure-low': { state: 'low', text: '偏低' },
  'af-suspected': { state: 'high', text: '疑似' },
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
  return kind && TAGS[kind]
}

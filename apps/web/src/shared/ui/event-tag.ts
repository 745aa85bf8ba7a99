import type { Warning } from '@kangban/contracts'
import type { TagState } from './StateTag.tsx'

const TAGS: Record<Warning['eventType'], { state: TagState; text: string }> = {
  'heart-fast': { state: 'high', text: '偏快' },
  'heart-slow': { state: 'low', text: '过慢' },
  'oxygen-low': { state: 'low', text: '偏低' },
  'pressure-high': { state: 'high', text: '偏高' },
  'pressure-low': { state: 'low', text: '偏低' },
  'af-suspected': { state: 'high', text: '疑似' },
}
const URGENT: { state: TagState; text: string } = { state: 'alert', text: '异常' }

/** The verdict on an abnormal event, the same on every screen: 异常 where it asks to act today. */
export const eventTag = (kind: Warning['eventType'], level: Warning['level']) => (level === 'bad' ? URGENT : TAGS[kind])

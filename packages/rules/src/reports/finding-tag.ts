import type { HeartFinding, MetricState } from '@kangban/contracts'
import { isGraveFinding } from './heart-urgency.ts'

export const UNMEASURED = '没测'

/** Shape and word of a finding; what was not measured is never taken for well. */
export function findingTag(finding: HeartFinding): { state: MetricState; text: string } {
  const { state, count } = finding
  if (state === 'unmeasured') return { state: 'none', text: UNMEASURED }
  if (state === 'none') return { state: 'normal', text: '没发现' }
  return { state: isGraveFinding(finding) ? 'alert' : 'high', text: `发现 ${count} 次` }
}

import type { Metric } from '@kangban/contracts'
import type { HomeSummary } from './home-summary.ts'
import { metricView, spokenLine } from './metric-view.ts'

/** These come in all day long; read out only when their verdict changes, so that a screen reader is not talked over. */
const CONTINUOUS: readonly Metric[] = ['heartRate', 'steps', 'oxygen', 'temperature']

/** What a screen reader is told when newer data has come: the changed cards in words, or nothing. */
export function changesInWords(before: HomeSummary | undefined, after: HomeSummary): string {
  if (!before) return ''

  const lines = after.cards.flatMap((card) => {
    const old = before.cards.find(({ metric }) => metric === card.metric)
    const newVerdict = old?.state !== card.state
    const newValue = old?.value !== card.value || old?.secondValue !== card.secondValue
    const tell = newVerdict || (newValue && !CONTINUOUS.includes(card.metric))
    return tell && card.value !== null ? [spokenLine(metricView(card))] : []
  })

  return lines.join('')
}

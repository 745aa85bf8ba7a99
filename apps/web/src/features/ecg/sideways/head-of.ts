import type { MetricState } from '@kangban/contracts'
import { ecgRateText, ecgVerdict } from '@kangban/rules/ecg/ecg-row-verdict'
import { ecgCopy } from '../parts/copy.ts'
import type { EcgDetail } from '../parts/ecg-answer.ts'
import { whenText } from '../parts/when-text.ts'

export interface SidewaysHead {
  /** What the record says in one word, as gravely as every other page says it. */
  title: string
  state: MetricState
  /** When, which lead, how fast. */
  facts: string
}

export function headOf(
  record: Pick<EcgDetail, 'rhythm' | 'heartRat' | 'marks' | 'rateRange'>,
  startedAt: string | null,
): SidewaysHead {
  const judged = {
    rhythm: record.rhythm ?? null,
    heartRateBpm: record.heartRat,
    prematureBeats: record.marks?.length ?? 0,
  }

  const { text, state } = ecgVerdict(judged)
  const rate = ecgRateText(judged, record.rateRange ?? null)

  const facts = [
    startedAt && whenText(startedAt),
    ecgCopy.lead,
    rate && `${rate} ${ecgCopy.units.bpm}`,
  ]

  return { title: text, state, facts: facts.filter(Boolean).join(' · ') }
}

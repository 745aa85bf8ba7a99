import { BigNumber } from '../../../shared/ui/parts/BigNumber.tsx'
import type { ValuePart } from '../model/metric-view.ts'

/** The value of a metric with its small units; two dashes when there is none. */
export function MetricValue({ parts }: { parts: readonly ValuePart[] }) {
  if (parts.length === 0) return <BigNumber value={null} color="var(--ink-3)" />
  return parts.map(({ number, unit }) => <BigNumber key={unit} value={number} unit={unit} />)
}

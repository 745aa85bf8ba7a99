import type { MetricCard } from '@kangban/contracts'
import { hasRoute } from '../../../config/screens.ts'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { COPY } from '../copy.ts'
import { orderedCards } from '../model/home-summary.ts'
import { ELDER_ORDER, metricStyle } from '../model/metric-style.ts'
import { metricView } from '../model/metric-view.ts'
import { ElderRow } from './ElderRow.tsx'
import { MetricValue } from '../components/MetricValue.tsx'

function MetricRow({ card }: { card: MetricCard }) {
  const { char, tone, name, tag, parts, path } = metricView(card)

  // mmHg says little to most people and takes the room of the numbers.
  const shown =
    card.metric === 'bloodPressure' ? parts.map(({ number }) => ({ number, unit: '' })) : parts

  return (
    <ElderRow
      char={char}
      tone={tone}
      name={name}
      path={path}
      below={tag && <StateTag state={tag.state} text={tag.text} />}
      value={<MetricValue parts={shown} />}
    />
  )
}

/** The metrics of the elderly form, one a row, and the way to measure an ECG. */
export function ElderRows({ cards }: { cards: readonly MetricCard[] }) {
  return (
    <ul className="stack gap-s25" aria-label={COPY.cards}>
      {orderedCards(cards, ELDER_ORDER).map((card) => (
        <MetricRow key={card.metric} card={card} />
      ))}
      {hasRoute('/ecg') && (
        <ElderRow
          char={metricStyle('ecg').char}
          tone={metricStyle('ecg').tone}
          name={COPY.measureElder}
          path="/ecg"
          below={<span className="hint">{COPY.measureElderNote}</span>}
          value={
            <span className="faint" aria-hidden="true">
              ›
            </span>
          }
        />
      )}
    </ul>
  )
}

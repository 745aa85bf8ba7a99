import type { MetricCard } from '@kangban/contracts'
import { useNavigate } from 'react-router-dom'
import { hasRoute } from '../../../config/screens.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { COPY } from '../copy.ts'
import { orderedCards } from '../model/home-summary.ts'
import { CARD_ORDER } from '../model/metric-style.ts'
import styles from './metric-grid.module.css'
import { MetricTile } from './MetricTile.tsx'

const MEASURE_PATH = '/ecg'

function MeasureButton() {
  const navigate = useNavigate()

  return (
    <div className={styles.measure}>
      <Button onClick={() => void navigate(MEASURE_PATH)}>{COPY.measure}</Button>
    </div>
  )
}

/** The last of an odd number of cards before the ECG's, which has a line to itself, has its line to itself too. */
const isLeftOver = (cards: readonly MetricCard[], index: number): boolean => {
  const paired = cards.filter(({ metric }) => metric !== 'ecg').length
  return paired % 2 === 1 && index === paired - 1
}

/** All metrics in two columns, in one where the text is very large. */
export function MetricGrid({ cards }: { cards: readonly MetricCard[] }) {
  // Somebody of the family may be shared none.
  if (cards.length === 0) return null

  return (
    <ul className={`grid gap-s3 ${styles.grid}`} aria-label={COPY.cards}>
      {orderedCards(cards, CARD_ORDER).map((card, index, shown) => (
        <MetricTile
          key={card.metric}
          card={card}
          wide={card.metric === 'ecg' || isLeftOver(shown, index)}
        >
          {card.metric === 'ecg' && hasRoute(MEASURE_PATH) && <MeasureButton />}
        </MetricTile>
      ))}
    </ul>
  )
}

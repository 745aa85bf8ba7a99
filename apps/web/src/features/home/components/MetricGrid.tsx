import type { MetricCard } from '@kangban/contracts'
import { COPY } from '../copy.ts'
import { orderedCards } from '../model/home-summary.ts'
import { CARD_ORDER } from '../model/metric-style.ts'
import { MeasureButton } from './MeasureButton.tsx'
import styles from './metric-grid.module.css'
import { MetricTile } from './MetricTile.tsx'

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
          {card.metric === 'ecg' && (
            <div className={styles.measure}>
              <MeasureButton />
            </div>
          )}
        </MetricTile>
      ))}
    </ul>
  )
}

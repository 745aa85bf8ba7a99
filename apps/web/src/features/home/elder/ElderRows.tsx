import type { MetricCard } from '@kangban/contracts'
import { Link } from 'react-router-dom'
import { hasRoute } from '../../../config/screens.ts'
import { HandTag } from '../../../shared/product/HandTag.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { COPY } from '../copy.ts'
import { orderedCards } from '../model/home-summary.ts'
import { ELDER_ROWS, ELDER_TILES } from '../model/metric-style.ts'
import { metricView } from '../model/metric-view.ts'
import { ElderRow } from './ElderRow.tsx'
import { MeasureButton } from '../components/MeasureButton.tsx'
import { MetricValue } from '../components/MetricValue.tsx'
import styles from './elder.module.css'

function MetricRow({ card }: { card: MetricCard }) {
  const { char, tone, name, tag, parts, byHand, path } = metricView(card)

  // mmHg says little to most people and takes the room of the numbers.
  const shown =
    card.metric === 'bloodPressure' ? parts.map(({ number }) => ({ number, unit: '' })) : parts

  return (
    <ElderRow
      char={char}
      tone={tone}
      name={name}
      path={path}
      below={
        <>
          {byHand && <HandTag />}
          {tag && <StateTag state={tag.state} text={tag.text} />}
        </>
      }
      value={<MetricValue parts={shown} />}
    />
  )
}

/** Half as wide as a row. */
function MetricTile({ card }: { card: MetricCard }) {
  const { char, tone, name, tag, parts, path } = metricView(card)

  const body = (
    <>
      <span className="line gap-s2 strong lines-13">
        <Glyph char={char} tone={tone} size="s" />
        {name}
      </span>
      <span className="nowrap fs-20">
        <MetricValue parts={parts} />
      </span>
      {tag && <StateTag state={tag.state} text={tag.text} />}
    </>
  )

  const looks = `stack start gap-s1 tall press panel ink ${styles.tile}`

  return (
    <li>
      {hasRoute(path) ? (
        <Link to={path} className={looks}>
          {body}
        </Link>
      ) : (
        <div className={looks}>{body}</div>
      )}
    </li>
  )
}

/** The metrics of the elderly form: what is looked at every day one a row, the others small below, and the way to an ECG. */
export function ElderRows({ cards }: { cards: readonly MetricCard[] }) {
  const tiles = orderedCards(cards, ELDER_TILES)

  return (
    <>
      <ul className="stack gap-s25" aria-label={COPY.cards}>
        {orderedCards(cards, ELDER_ROWS).map((card) => (
          <MetricRow key={card.metric} card={card} />
        ))}
      </ul>
      {tiles.length > 0 && (
        <ul className={`grid ${styles.tiles}`} aria-label={COPY.more}>
          {tiles.map((card) => (
            <MetricTile key={card.metric} card={card} />
          ))}
        </ul>
      )}
      <MeasureButton />
    </>
  )
}

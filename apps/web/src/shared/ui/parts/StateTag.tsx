import type { MetricCard } from '@kangban/contracts'
import styles from './state-tag.module.css'

export type TagState = MetricCard['state']

const MARKS: Record<TagState, string> = {
  normal: '✓',
  good: '✓',
  high: '▲',
  low: '▼',
  alert: '!',
  none: '–',
}

/** A verdict as colour, shape and word. */
export function StateTag({ state, text }: { state: TagState; text: string }) {
  return (
    <span className={styles.tag} data-state={state}>
      <span className="bold" aria-hidden="true">
        {MARKS[state]}
      </span>
      {text}
    </span>
  )
}

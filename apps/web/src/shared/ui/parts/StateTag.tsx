import type { MetricState } from '@kangban/contracts'
import { stateMark } from '@kangban/rules/state-mark'
import styles from './state-tag.module.css'

export type TagState = MetricState

/** A verdict as colour, shape and word. */
export function StateTag({ state, text }: { state: TagState; text: string }) {
  return (
    <span className={styles.tag} data-state={state}>
      <span className="bold" aria-hidden="true">
        {stateMark(state)}
      </span>
      {text}
    </span>
  )
}

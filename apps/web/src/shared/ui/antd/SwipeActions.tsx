import SwipeAction from 'antd-mobile/es/components/swipe-action'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './swipe-actions.module.css'

export interface SwipeRowProps {
  /** What can be done with the row, e.g. 删除; a button in it does the same. */
  text: string
  onAct: () => void
  children: ReactNode
}

/**
 * A row that is pushed aside by a finger, and what then stands beside it. It is a short cut: the row has a button for the
 * same, so that keys and screen readers need not meet it a second time where nobody sees it.
 */
export function SwipeActions({ text, onAct, children }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const beside = row.current?.querySelector('.adm-swipe-action-actions-right')
    beside?.setAttribute('aria-hidden', 'true')
    beside?.querySelector('button')?.setAttribute('tabindex', '-1')
  }, [])

  return (
    <div ref={row} className={styles.row}>
      <SwipeAction rightActions={[{ key: text, text, color: 'danger', onClick: onAct }]}>
        {children}
      </SwipeAction>
    </div>
  )
}

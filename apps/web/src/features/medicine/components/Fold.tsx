import type { ReactNode } from 'react'
import { COPY } from '../copy.ts'
import styles from './elder.module.css'

interface FoldProps {
  title: string
  flush?: boolean
  children: ReactNode
}

/** A part of the report behind one large row. */
export function Fold({ title, flush = false, children }: FoldProps) {
  return (
    <details className={`panel clip ${styles.fold}`}>
      <summary>
        <span>{title}</span>
        <span className={`fixed small accent nowrap ${styles.open}`}>{COPY.open}</span>
        <span className={`fixed small accent nowrap ${styles.close}`}>{COPY.close}</span>
      </summary>
      <div className={flush ? styles.flush : styles.inner}>{children}</div>
    </details>
  )
}

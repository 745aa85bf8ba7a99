import type { ReactNode } from 'react'
import { Phrases } from './Phrases.tsx'
import styles from './card.module.css'

interface CardProps {
  /** Heading of the card; names its region. */
  title?: string
  /** To the right of the heading. */
  right?: ReactNode
  /** No inner gutter: for lists of rows and for full-bleed drawings. */
  flush?: boolean
  children: ReactNode
}

export function Card({ title, right, flush = false, children }: CardProps) {
  return (
    <section className={`${styles.card} ${flush ? styles.flush : ''}`} aria-label={title}>
      {title && (
        <header className={`line spread gap-s3 mb-s25 ${styles.head}`}>
          <h2 className="heading">
            <Phrases value={title} />
          </h2>
          {right}
        </header>
      )}
      {children}
    </section>
  )
}

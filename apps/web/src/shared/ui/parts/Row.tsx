import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useIsOpen } from '../page/beside.ts'
import styles from './row.module.css'

interface RowProps {
  title: ReactNode
  note?: ReactNode
  value?: ReactNode
  /** Before the title, e.g. a `Glyph`. */
  start?: ReactNode
  /** A path of the app. */
  to?: string
  /** A `tel:` or web address. */
  href?: string
  /** With a path: before it leads there. */
  onClick?: () => void
}

function RowBody({ title, note, value, start, arrow }: RowProps & { arrow: boolean }) {
  return (
    <>
      {start}
      <span className="grow">
        <span className="block lines-14">{title}</span>
        {note && <span className="block hint">{note}</span>}
      </span>
      {value !== undefined && <span className={`note right ${styles.value}`}>{value}</span>}
      {arrow && (
        <span className="fixed faint lines-10 fs-n20" aria-hidden="true">
          ›
        </span>
      )}
    </>
  )
}

const ROW = `item press line wide gap-s3 text ink left ${styles.row}`

/** A row of a list: a link, a button, or plain text when it leads nowhere. */
export function Row(props: RowProps) {
  const { to, href, onClick } = props
  const isOpen = useIsOpen()

  if (to) {
    return (
      <Link
        to={to}
        className={ROW}
        aria-current={isOpen(to) ? 'page' : undefined}
        onClick={onClick}
      >
        <RowBody {...props} arrow />
      </Link>
    )
  }

  if (href) {
    return (
      <a href={href} className={ROW}>
        <RowBody {...props} arrow />
      </a>
    )
  }

  if (onClick) {
    return (
      <button type="button" className={ROW} onClick={onClick}>
        <RowBody {...props} arrow />
      </button>
    )
  }

  return (
    <div className={ROW}>
      <RowBody {...props} arrow={false} />
    </div>
  )
}

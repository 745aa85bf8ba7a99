import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { hasRoute } from '../../../config/screens.ts'
import { Glyph, type GlyphTone } from '../../../shared/ui/parts/Glyph.tsx'
import styles from './elder.module.css'

interface ElderRowProps {
  char: string
  tone: GlyphTone
  name: string
  /** Below the name: a verdict or a short line. */
  below?: ReactNode
  value?: ReactNode
  path: string
}

const ROW = `press panel line wrap ink ${styles.row}`

/** One thing a row, large; leads on where there is a screen. */
export function ElderRow({ char, tone, name, below, value, path }: ElderRowProps) {
  const body = (
    <>
      <Glyph char={char} tone={tone} size="m" />
      <span className="stack start shrink gap-s05">
        <span className="strong lines-13 fs-19">{name}</span>
        {below}
      </span>
      <span className={`push ink right nowrap fs-n24 ${styles.value}`}>{value}</span>
    </>
  )

  return (
    <li>
      {hasRoute(path) ? (
        <Link to={path} className={ROW}>
          {body}
        </Link>
      ) : (
        <div className={ROW}>{body}</div>
      )}
    </li>
  )
}

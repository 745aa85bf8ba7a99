import styles from './glyph.module.css'

export type GlyphTone =
  'heart' | 'bp' | 'spo2' | 'sleep' | 'step' | 'temp' | 'ecg' | 'tcm' | 'point' | 'soft'

interface GlyphProps {
  /** One Chinese character; decoration, the name stands beside it. */
  char: string
  /** The metric's colour; `soft` for services and settings. */
  tone: GlyphTone
  size?: 's' | 'm' | 'l'
}

/** The seal of a metric or a service: one character in a rounded square. */
export function Glyph({ char, tone, size = 'm' }: GlyphProps) {
  return (
    <span
      className={`${styles.glyph} ${styles[size]}`}
      data-tone={tone}
      style={tone === 'soft' ? undefined : { background: `var(--m-${tone})` }}
      aria-hidden="true"
    >
      {char}
    </span>
  )
}

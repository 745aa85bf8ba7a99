import { type Matter, WARNING_WORDS } from '@kangban/contracts'
import { Glyph } from '../ui/parts/Glyph.tsx'
import { StateTag } from '../ui/parts/StateTag.tsx'
import { eventTag } from '@kangban/rules/warnings/event-tag'
import { METRIC_SEALS } from './metric-seal.ts'

interface MatterHeadProps {
  matter: Matter
  /** Heading of a card; a row of a list has none. */
  heading?: boolean
}

/** A matter in two lines: what and how bad; when and how often. */
export function MatterHead({ matter, heading = false }: MatterHeadProps) {
  const { kind, level, title, value, when, count } = matter
  const Title = heading ? 'h2' : 'span'

  return (
    <span className="line start gap-s25 fill">
      <Glyph {...METRIC_SEALS[WARNING_WORDS[kind].metric]} size="s" />
      <span className="stack grow shrink gap-s05">
        <span className="line wrap spread gap-s2 rows-s05">
          <Title className="heading ink">{title}</Title>
          <StateTag {...eventTag(kind, level)} />
        </span>
        {value && <span className="strong ink lines-14">{value}</span>}
        <span className="hint">{`${when} · ${count.replaceAll(' ', '\u00A0')}`}</span>
      </span>
    </span>
  )
}

/** The same, read aloud. */
export const spokenMatter = ({ title, value, when, count, advice }: Matter): string =>
  `${[title, value, when, count, advice].filter(Boolean).join('，')}。`

import { CONSTITUTIONS } from '@kangban/contracts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { COPY, TERMS } from '../copy.ts'
import styles from './texts.module.css'

const NAMES: Readonly<Record<string, string>> = CONSTITUTIONS

/** Before the first answers: what the report is, and what it will say. */
export function FirstReport() {
  const elder = useSettings((state) => state.elder)

  return (
    <>
      <Sentence value={COPY.emptyTitle} />
      <p className="text lines-16">{COPY.emptyText}</p>
      {elder && <ReadAloud text={COPY.emptyTitle + COPY.emptyText} />}
      <Card title={COPY.emptyShows} right={<Glyph char="诊" tone="tcm" size="s" />}>
        <ul className={`stack gap-s15 ${styles.list}`}>
          {COPY.emptyLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <Card title={COPY.nine}>
        <dl className={`stack gap-s2 ${styles.terms}`}>
          {Object.entries(TERMS).map(([type, text]) => (
            <div key={type}>
              <dt>{NAMES[type]}</dt>
              <dd className="note">{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  )
}

import type { DailySection } from '@kangban/contracts'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { COPY } from '../parts/copy.ts'
import { sectionView } from './section-view.ts'
import print from '../parts/print.module.css'
import styles from '../parts/report.module.css'

/** One kind of measurement: the figure with its verdict, against the person's own usual days, and what it is made of. */
export function SectionRow({ section }: { section: DailySection }) {
  const { seal, parts, tag, usual } = sectionView(section)

  return (
    <li className={`px-s4 py-s3 item ${print.section}`}>
      <div className={`line wrap gap-s25 rows-s1 ${styles.head}`}>
        <Glyph {...seal} size="s" />
        <h3 className={`heading ${styles.name}`}>{section.title}</h3>
        {parts.length > 0 && (
          <p className={`right ${styles.value}`}>
            {parts.map(({ number, unit }) => (
              <span className="inline-block" key={unit}>
                <b className="number lines-13 tight fs-24 inline-block nowrap">{number}</b>
                <span className={`hint inline-block nowrap ${styles.unit}`}>{unit}</span>
              </span>
            ))}
          </p>
        )}
        <StateTag {...tag} />
      </div>
      {section.comparison && (
        <p className="flow gap-s25 rows-0 small lines-15 mt-s1">
          <span>{section.comparison}</span>
          {usual && (
            <span className="muted">
              <span className={print.hidden}>{COPY.usual} </span>
              {usual}
            </span>
          )}
        </p>
      )}
      {section.details.length > 0 && (
        <dl className={`flow gap-s35 rows-s05 hint mt-s1 ${styles.details}`}>
          {section.details.map(({ label, text }) => (
            <div className="row gap-s1" key={label}>
              <dt className="fixed">{label}</dt>
              <dd className="ink">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

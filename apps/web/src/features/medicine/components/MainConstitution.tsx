import { BigNumber } from '../../../shared/ui/parts/BigNumber.tsx'
import { constitutionTag, mainConstitution } from '../../../shared/product/constitution-tag.ts'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { COPY } from '../copy.ts'
import type { Report } from '../model/report.ts'
import styles from './main.module.css'

/** The main type with its verdict and score, and what there is besides. */
export function MainConstitution({ report }: { report: Report }) {
  const { name, tag } = mainConstitution(report.main)
  const score = report.scores.find(({ type }) => type === report.main.type)

  return (
    <section className="panel px-s4 py-s35" aria-label={COPY.mainType}>
      <p className="line gap-s2 note lines-14 nowrap">
        <Glyph char="诊" tone="tcm" size="s" />
        {COPY.mainType}
      </p>
      <div className="line wrap gap-s3 rows-s1 mt-s1">
        <p className={`bold lines-13 ${styles.name}`}>{name}</p>
        {tag && <StateTag {...tag} />}
        {tag && score && (
          <span className="push">
            <BigNumber value={score.score} unit={COPY.points} />
          </span>
        )}
      </div>
      {report.secondary.length > 0 && (
        <div className={styles.secondary}>
          <span className="line gap-s2 note lines-14 nowrap">{COPY.secondary}</span>
          <ul className="flow gap-s4 rows-s15">
            {report.secondary.map((named) => (
              <li className="line gap-s2 text strong" key={named.type}>
                {named.name}
                <StateTag {...constitutionTag(named)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { REPORT_KIND_NAMES } from '@kangban/contracts'
import { COMPARE } from '../lists/list-copy.ts'
import { comparedFigures } from './comparison.ts'
import type { ComparedKind, Pick } from './pick.ts'
import { rowPath } from '../lists/row-path.ts'
import styles from './compare.module.css'
import { ValueText } from '../lists/Figures.tsx'
import { ReportFailure } from '../parts/ReportFailure.tsx'
import rows from '../lists/rows.module.css'
import { type ComparedSide, useComparison } from './use-comparison.ts'
import { useMarkSeen } from '../parts/use-report.ts'

interface SideHeadProps {
  side: ComparedSide
  kind: ComparedKind
  name: string
}

function SideHead({ side, kind, name }: SideHeadProps) {
  const path = rowPath({ kind, id: side.key, day: side.key })

  return (
    <div className="stack start shrink gap-s1">
      <span className="hint">{name}</span>
      <span className="heading keep-words">{side.title}</span>
      {side.tag && <StateTag {...side.tag} />}
      {path && (
        <Link
          to={path}
          className={`line tap small strong ${styles.open}`}
          aria-label={COMPARE.openName(side.title)}
        >
          {COMPARE.open}
          <span aria-hidden="true">›</span>
        </Link>
      )}
    </div>
  )
}

/** For the eye the day stands above the column; where there is one column only, a word beside it. */
const SideValue = ({ name, title, text }: { name: string; title: string; text: string }) => (
  <p className={`lines-14 ${styles.value}`}>
    <span className={styles.when} aria-hidden="true">
      {name}
    </span>
    <span className="visually-hidden">{title} </span>
    <ValueText text={text} />
  </p>
)

interface SidesProps {
  kind: ComparedKind
  before: ComparedSide
  after: ComparedSide
}

function Sides({ kind, before, after }: SidesProps) {
  const elder = useSettings((state) => state.elder)
  useMarkSeen(`${before.key} ${after.key}`)
  const figures = comparedFigures(before, after)
  const spoken = figures.map(({ label, difference }) => COMPARE.spoken(label, difference)).join('')

  return (
    <>
      <h2 className={styles.heading}>{COMPARE.heading(REPORT_KIND_NAMES[kind])}</h2>
      {elder && (
        <div className={`grid ${rows.read}`}>
          <ReadAloud text={spoken} />
        </div>
      )}
      <Card flush>
        <div className={styles.heads}>
          <SideHead side={before} kind={kind} name={COMPARE.earlier} />
          <SideHead side={after} kind={kind} name={COMPARE.later} />
        </div>
        <ul>
          {figures.map(({ label, before: from, after: to, difference }) => (
            <li key={label} className={`item ${styles.figure}`}>
              <div className="flow baseline spread whole gap-s3 rows-0">
                <h3 className="small strong lines-15">{label}</h3>
                <p className="push note">{difference}</p>
              </div>
              <SideValue name={COMPARE.earlier} title={before.title} text={from} />
              <SideValue name={COMPARE.later} title={after.title} text={to} />
            </li>
          ))}
        </ul>
      </Card>
      <p className="hint mid">{COMPARE.about}</p>
    </>
  )
}

/** Two reports of a kind side by side, with the differences in words. */
export function Comparison({ pick, onAgain }: { pick: Pick; onAgain: () => void }) {
  const { sides, failed, gone, refetch } = useComparison(pick)

  // The same screen as the list, which may have been left far down.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])

  const again = (
    <Button variant="outline" inline onClick={onAgain}>
      {COMPARE.again}
    </Button>
  )

  if (gone) return <EmptyState text={COMPARE.gone} action={again} />
  if (failed) return <ReportFailure query={{ error: failed.error, refetch }} action={again} />
  const [before, after] = sides ?? []
  if (!before || !after) return <Skeleton lines={10} />
  return <Sides kind={pick.kind} before={before} after={after} />
}

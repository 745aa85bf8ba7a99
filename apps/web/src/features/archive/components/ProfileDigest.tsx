import { Link } from 'react-router-dom'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { ARCHIVE } from '../copy.ts'
import {
  bodyFacts,
  type Fact,
  habitFacts,
  historyFacts,
  known,
  type Tags,
} from '../model/digest.ts'
import type { HealthInfo } from '../model/health-info.ts'
import styles from './digest.module.css'

const Facts = ({ facts, wide = false }: { facts: readonly Fact[]; wide?: boolean }) => (
  <dl className={`${styles.facts} ${wide ? styles.wide : ''}`}>
    {facts.map(({ label, text, note }) => (
      <div key={label} className={`row baseline gap-s25 lines-15 ${note ? 'whole' : ''}`}>
        <dt className={`fixed note ${styles.label}`}>{label}</dt>
        <dd className="shrink strong">
          {text}
          {note && <span className={`inline-block hint plain ${styles.note}`}>{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
)

interface ProfileDigestProps {
  info: HealthInfo
  /** The diseases in the person's own history. */
  own: Tags
  today: string
}

/** Who it is, in what a doctor asks first. */
export function ProfileDigest({ info, own, today }: ProfileDigestProps) {
  const edit = (
    <Link
      to="/information"
      state={{ fromArchive: true }}
      className={`inline-line tap end fixed small strong nowrap ${styles.edit}`}
    >
      {ARCHIVE.edit}&nbsp;<span aria-hidden="true">›</span>
    </Link>
  )

  const body = known(bodyFacts(info, today))

  const more = [known(historyFacts(info, own)), known(habitFacts(info))].filter(
    (facts) => facts.length > 0,
  )

  if (body.length === 0 && more.length === 0) return null

  return (
    <Card title={ARCHIVE.profile} right={edit}>
      {body.length > 0 && <Facts facts={body} />}
      {more.map((facts) => (
        <Facts key={facts[0]?.label} facts={facts} wide />
      ))}
    </Card>
  )
}

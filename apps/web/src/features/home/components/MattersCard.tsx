import { Link } from 'react-router-dom'
import { hasRoute } from '../../../config/screens.ts'
import { dayLink, doctorLink } from '../../../shared/product/matter-link.ts'
import { MatterHead } from '../../../shared/product/MatterHead.tsx'
import { Phrases } from '../../../shared/ui/parts/Phrases.tsx'
import { COPY } from '../copy.ts'
import type { HomeSummary } from '../model/home-summary.ts'
import styles from './matters-card.module.css'

const PATH = '/warnEventList'

type Matters = Pick<HomeSummary, 'openMatters' | 'matters'>

/** The one thing to do about the first of what waits. */
function FirstStep({ matter }: { matter: Matters['matters'][number] }) {
  const link = doctorLink() ?? dayLink(matter)
  if (matter.level !== 'bad' || !link) return null

  return (
    <Link to={link.to} className={`line mid tall solid on-solid strong pill px-s4 ${styles.step}`}>
      {matter.advice}
    </Link>
  )
}

/** What waits to be dealt with, the gravest first, each with a way to it. */
export function MattersCard({ summary }: { summary: Matters }) {
  const { openMatters, matters } = summary
  if (openMatters === 0) return null
  const linked = hasRoute(PATH)
  const [first] = matters

  return (
    <section
      className={`panel px-s35 py-s3 ${styles.card}`}
      data-level={first?.level ?? 'warn'}
      aria-label={COPY.matters(openMatters)}
    >
      <header className="line spread gap-s2">
        {/* What keeps figure and unit together parts them in its name. */}
        <h2 className="heading" aria-label={COPY.matters(openMatters)}>
          <Phrases value={COPY.matters(openMatters)} />
        </h2>
        {linked && (
          <Link to={PATH} className="line tap end fixed gap-s1 small accent strong">
            {COPY.allMatters}
            <span aria-hidden="true">›</span>
          </Link>
        )}
      </header>
      <ul>
        {matters.map((matter) => (
          <li key={matter.ids[0] ?? matter.beganAt} className="item py-s25">
            {linked ? (
              <Link to={PATH} className="line press rounded">
                <MatterHead matter={matter} />
              </Link>
            ) : (
              <MatterHead matter={matter} />
            )}
            {matter === first && <FirstStep matter={matter} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

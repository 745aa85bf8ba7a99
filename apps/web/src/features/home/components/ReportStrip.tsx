import { Link } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { hasRoute } from '../../../config/screens.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { REPORTS } from '../copy.ts'
import { reportEntries } from '../model/report-entries.ts'
import styles from './report-strip.module.css'

const HUB = '/health-report'

/** The newest report of each kind, with a mark on what nobody has opened. Nothing while there is none. */
export function ReportStrip() {
  const { data } = useKeptQuery({
    ...api.reports.getOverview.queryOptions({}),
    enabled: hasRoute(HUB),
  })

  const entries = data ? reportEntries(data) : []
  if (entries.length === 0) return null

  const all = hasRoute(HUB) && (
    <Link to={HUB} className={`line end tap small strong ${styles.all}`}>
      {REPORTS.all}
      <span aria-hidden="true"> ›</span>
    </Link>
  )

  return (
    <Card title={REPORTS.title} right={all} flush>
      <ul className={styles.reports}>
        {entries.map(({ name, note, unread, path }) => (
          <li key={name}>
            <Link
              to={path}
              className={`stack tall ink ruled px-s4 py-s2 full-height press ${styles.report}`}
            >
              <span className="line wrap gap-s2 rows-0 text strong">
                {name}
                {unread > 0 && (
                  <b className={`caption on-solid strong lines-15 solid pill ${styles.unread}`}>
                    {REPORTS.unread(unread)}
                  </b>
                )}
              </span>
              <span className="hint">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

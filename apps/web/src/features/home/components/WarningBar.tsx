import { Link } from 'react-router-dom'
import { hasRoute } from '../../../config/screens.ts'
import { COPY } from '../copy.ts'
import type { HomeSummary } from '../model/home-summary.ts'
import styles from './warning-bar.module.css'

const PATH = '/warnEventList'

/** What nobody has dealt with yet: how much, and the gravest of it. */
export function WarningBar({
  summary,
}: {
  summary: Pick<HomeSummary, 'unhandledWarnings' | 'warningText'>
}) {
  const { unhandledWarnings, warningText } = summary
  if (unhandledWarnings === 0) return null
  const linked = hasRoute(PATH)

  const body = (
    <>
      <span className={`cell fixed on-solid bold lines-10 round ${styles.mark}`} aria-hidden="true">
        !
      </span>
      <span className="flow grow gap-s25 rows-0 small lines-15">
        <strong>{COPY.warnings(unhandledWarnings)}</strong>
        {warningText && <span className="ink">{warningText}</span>}
      </span>
      {linked && <span aria-hidden="true">›</span>}
    </>
  )

  return linked ? (
    <Link to={PATH} className="line tall gap-s3 warn warn-soft framed rounded-l px-s35 py-s2">
      {body}
    </Link>
  ) : (
    <div className="line tall gap-s3 warn warn-soft framed rounded-l px-s35 py-s2">{body}</div>
  )
}

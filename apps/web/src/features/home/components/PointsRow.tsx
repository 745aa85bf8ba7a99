import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { hasRoute } from '../../../config/screens.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { display } from '../../../shared/format/display.ts'
import { signInState } from '../../../shared/product/sign-in-state.ts'
import { useSignIn } from '../../../shared/product/use-sign-in.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { POINTS } from '../copy.ts'
import styles from './points-row.module.css'

const CENTRE = '/integral'

/** The points and today's sign-in; a tap on the points leads to where they are spent. */
export function PointsRow() {
  const { data } = useQuery(api.points.getPoints.queryOptions({}))

  const signIn = useSignIn()
  if (!data) return null
  const { remain, signedIn } = signInState(data, todayInChina())

  const sum = (
    <>
      <Glyph char="分" tone="point" size="s" />
      <span>
        <b className={styles.remain}>{display(remain?.toLocaleString('en-US'))}</b> {POINTS.unit}
      </span>
    </>
  )

  return (
    <section className={`panel line wrap spread ${styles.row}`} aria-label={POINTS.title}>
      {hasRoute(CENTRE) ? (
        <Link to={CENTRE} className="line tall gap-s25 small ink">
          {sum}
          <span aria-hidden="true">›</span>
        </Link>
      ) : (
        <p className="line tall gap-s25 small ink">{sum}</p>
      )}
      {signedIn ? (
        <span className="small ok strong">
          <span aria-hidden="true">✓ </span>
          {POINTS.done}
        </span>
      ) : (
        <Button variant="outline" inline busy={signIn.isPending} onClick={() => signIn.mutate({})}>
          {POINTS.signIn}
        </Button>
      )}
    </section>
  )
}

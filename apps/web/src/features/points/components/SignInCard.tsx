import { SIGN_IN_DAYS } from '@kangban/contracts'
import { useSignIn } from '../../../shared/product/use-sign-in.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { COPY } from '../copy.ts'
import type { Strip, StripDay } from '../model/sign-in-strip.ts'
import styles from './sign-in.module.css'

function nameOf({ today, tomorrow }: StripDay, index: number): string {
  if (today) return COPY.today
  return tomorrow ? COPY.tomorrow : COPY.day(index + 1)
}

function Day({ day, index }: { day: StripDay; index: number }) {
  return (
    <li
      className={`mid rounded caption ${styles.day}`}
      data-done={day.done || undefined}
      data-today={day.today || undefined}
      aria-current={day.today ? 'date' : undefined}
    >
      <span className="block nowrap">{nameOf(day, index)}</span>
      {day.done ? (
        <span className={`cell round bold ${styles.tick}`} role="img" aria-label={COPY.done}>
          ✓
        </span>
      ) : (
        <b className={`cell number ${styles.gain}`}>{COPY.gain(day.points)}</b>
      )}
    </li>
  )
}

interface SignInCardProps {
  strip: Strip
  /** Before that nobody knows whether today is done. */
  known: boolean
}

/** The seven days of the running cycle, and the sign-in of today. */
export function SignInCard({ strip, known }: SignInCardProps) {
  const { elder, extraLarge } = useSettings()
  const signIn = useSignIn()
  const { days, done, signedIn, gain } = strip

  const large = elder || extraLarge
  const progress = known && COPY.progress(done, SIGN_IN_DAYS - done)

  return (
    <Card title={COPY.strip} right={!large && <span className="hint right">{progress}</span>}>
      {large && <p className="hint mb-s2">{progress}</p>}
      <ol className={`grid ${styles.days}`}>
        {days.map((day, index) => (
          <Day key={index} day={day} index={index} />
        ))}
      </ol>
      <div className="mt-s25">
        {signedIn ? (
          <p className="line tall ok strong text">
            <span aria-hidden="true">✓&nbsp;</span>
            {COPY.signedToday}
          </p>
        ) : (
          <Button disabled={!known} busy={signIn.isPending} onClick={() => signIn.mutate({})}>
            {known && gain !== null ? COPY.signInFor(gain) : COPY.signIn}
          </Button>
        )}
      </div>
      <p className="hint mt-s15">{COPY.missed}</p>
    </Card>
  )
}

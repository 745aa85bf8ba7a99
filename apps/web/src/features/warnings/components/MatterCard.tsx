import type { Matter } from '@kangban/contracts'
import { shanghaiClock } from '@kangban/china-time'
import { EMERGENCY, emergencyLink } from '../../../shared/product/emergency.ts'
import { dayLink, doctorLink } from '../../../shared/product/matter-link.ts'
import { MatterHead } from '../../../shared/product/MatterHead.tsx'
import { useIsOpen } from '../../../shared/ui/page/beside.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { COPY } from '../copy.ts'
import type { Warning } from '../model/warning-answer.ts'
import styles from './warnings.module.css'
import { WarningItem } from './WarningItem.tsx'

export interface MatterActs {
  onOpen: (to: string) => void
  /** Left out where nobody keeps what was done. */
  onTold?: ((matter: Matter) => void) | undefined
  onLater?: ((matter: Matter) => void) | undefined
  onHandle?: ((matter: Matter) => void) | undefined
}

interface MatterCardProps extends MatterActs {
  matter: Matter
  /** Those of it that the list knows. */
  events: readonly Warning[]
  busy: boolean
}

function Steps({ matter, busy, onOpen, onTold, onLater, onHandle }: MatterCardProps) {
  const [doctor, day] = [doctorLink(), dayLink(matter)]
  const grave = matter.level === 'bad'

  return (
    <>
      <div className={`flow gap-s2 mt-s25 ${styles.actions}`}>
        {doctor && (
          <Button variant={grave ? 'primary' : 'outline'} inline onClick={() => onOpen(doctor.to)}>
            {doctor.text}
          </Button>
        )}
        {day && (
          <Button variant="outline" inline onClick={() => onOpen(day.to)}>
            {day.text}
          </Button>
        )}
      </div>
      <div className="flow gap-s2 rows-0">
        {onTold && matter.state !== 'told' && (
          <Button variant="text" inline busy={busy} onClick={() => onTold(matter)}>
            {COPY.told}
          </Button>
        )}
        {onLater && (
          <Button variant="text" inline busy={busy} onClick={() => onLater(matter)}>
            {COPY.later}
          </Button>
        )}
        {onHandle && (
          <Button variant="text" inline busy={busy} onClick={() => onHandle(matter)}>
            {COPY.markHandled}
          </Button>
        )}
      </div>
    </>
  )
}

/** A matter that waits: what it is, what was done, the next step, the ways to it, and the events in it. */
export function MatterCard(props: MatterCardProps) {
  const { matter, events } = props
  const { level, progress, advice, remindAt } = matter
  const isOpen = useIsOpen()

  const done = [progress, remindAt ? COPY.remindAt(shanghaiClock(remindAt)) : '']
    .filter(Boolean)
    .join('，')

  return (
    <section
      className={`panel px-s35 py-s3 ${styles.matter}`}
      data-level={level}
      aria-current={isOpen(dayLink(matter)?.to) || undefined}
    >
      <MatterHead matter={matter} heading />
      {done && <p className="note mt-s15">{done}</p>}
      <p className={`text strong lines-15 mt-s15 ${level}`}>{`${advice}。`}</p>
      {level === 'bad' && (
        <p className="note mt-s1">
          {EMERGENCY.when}
          <a className="inline-line tap bad strong" href={emergencyLink}>
            {EMERGENCY.call}
          </a>
        </p>
      )}
      <Steps {...props} />
      {events.length > 0 && (
        <details className="fold mt-s2">
          <summary className="line tall small accent strong">{COPY.inside}</summary>
          <ul>
            {events.map((event, index) => (
              <WarningItem key={event.id ?? index} warning={event} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

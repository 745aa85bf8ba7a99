import type { Circumstance } from '@kangban/contracts'
import { CircumstancePicker } from '../../../shared/product/CircumstancePicker.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Countdown } from '../../../shared/ui/parts/Countdown.tsx'
import { ecgCopy, words } from '../parts/copy.ts'
import { REST_SECONDS } from '../parts/measure-seconds.ts'
import type { LiveSnapshot } from './live-snapshot.ts'
import styles from './live.module.css'

const copy = ecgCopy.live

interface LiveRestProps {
  live: LiveSnapshot
  told: readonly Circumstance[] | null
  onTell: (told: Circumstance[] | null) => void
}

/** The minute of sitting still: how long, how, and how the person is. */
export function LiveRest({ live, told, onTell }: LiveRestProps) {
  const { restLeft, batteryPercent } = live

  return (
    <>
      <Countdown
        left={restLeft}
        total={REST_SECONDS}
        name={words.restRing(restLeft)}
        caption={copy.restLeft}
        large
      />
      <Card>
        <ul>
          <li className={`item line gap-s3 lines-14 ${styles.restRow}`}>
            <span className="ok strong" aria-hidden="true">
              ✓
            </span>
            {words.connectedRecorder(batteryPercent)}
          </li>
          {copy.restList.map((text) => (
            <li key={text} className={`item line gap-s3 lines-14 ${styles.restRow}`}>
              <span className="muted" aria-hidden="true">
                ○
              </span>
              {text}
            </li>
          ))}
        </ul>
      </Card>
      <CircumstancePicker value={told} note={copy.circumstances} onChange={onTell} />
    </>
  )
}

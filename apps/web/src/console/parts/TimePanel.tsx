import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import { Button } from '../../shared/ui/controls/Button.tsx'
import { Card } from '../../shared/ui/parts/Card.tsx'
import { CONSOLE } from '../copy.ts'
import { orderOf, PLAYS } from '../model/plays.ts'
import { simulator } from '../model/simulator.ts'
import { AlarmStory } from './AlarmStory.tsx'
import type { WearerProps } from './wearer-props.ts'
import styles from '../console.module.css'

const { time: copy, plays } = CONSOLE
/** Simulated seconds in a real one. */
const SPEEDS = [1, 10, 60, 600, 3600, 10_080] as const

/** The clock of the devices, how fast it goes, and stretches of the past to live through. */
export function TimePanel({ person, wearer, order }: WearerProps) {
  const now = wearer && new Date(wearer.now)
  const speed = wearer?.play?.speed
  const place = SPEEDS.findLastIndex((one) => one <= (speed ?? 1))

  return (
    <Card
      title={copy.title}
      right={now && <b className="number">{`${shanghaiDay(now)} ${shanghaiClock(now)}`}</b>}
    >
      {person && wearer?.play && (
        <div className="line gap-s2">
          <input
            type="range"
            className="grow"
            aria-label={copy.speedTitle}
            aria-valuetext={copy.speed(SPEEDS[place] ?? 1)}
            min={0}
            max={SPEEDS.length - 1}
            value={place}
            onChange={({ target }) =>
              order(() => simulator.setSpeed(person, SPEEDS[target.valueAsNumber] ?? 1))
            }
          />
          <b className={styles.figure}>{copy.speed(speed ?? 1)}</b>
          <Button inline onClick={() => order(() => simulator.backToNow(person))}>
            {copy.stop}
          </Button>
        </div>
      )}
      <p className="note" role="status">
        {wearer?.play ? copy.playing : copy.now}
      </p>
      <ul aria-label={plays.title}>
        {PLAYS.map((play) => (
          <li key={play.id} className="item py-s2 line gap-s2">
            <span className="shrink grow">
              <b>{play.title}</b>
              <span className="hint block">{play.tells}</span>
            </span>
            <Button
              variant="outline"
              inline
              aria-label={plays.playName(play.title)}
              disabled={!person || !wearer?.devices.length || !!wearer.play}
              onClick={() =>
                person && order(() => simulator.play(person, orderOf(play, new Date())))
              }
            >
              {plays.play}
            </Button>
          </li>
        ))}
        <AlarmStory order={order} />
      </ul>
    </Card>
  )
}

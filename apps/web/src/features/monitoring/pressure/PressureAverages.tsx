import { meansCount } from '@kangban/rules/manual/means-count'
import { display } from '../../../shared/format/display.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import type { PressureAnswer } from '../parts/answers.ts'
import { takesManual } from '../manual/use-manual-readings.ts'
import { pressureText } from './pressure-view.ts'
import { PRESSURE } from './pressure-copy.ts'
import styles from './pressure.module.css'

/** Null without a reading at that time of day, undefined where nobody made them. */
type Averages = Pick<PressureAnswer, 'morning' | 'evening' | 'homeMean'> & {
  /** Readings of the same days that were typed in, which no average counts. */
  byHand: number
}

function Average({
  name,
  mean,
  hollow,
}: {
  name: string
  mean: Averages['morning']
  hollow: boolean
}) {
  if (mean === undefined) return null

  return (
    <div className={`shrink ${styles.average}`}>
      <h3 className="line gap-s15 small strong lines-14">
        <span className={hollow ? styles.ring : styles.disc} aria-hidden="true" />
        {name}
      </h3>
      {mean ? (
        <>
          <p
            className={`number bold lines-13 tight fs-n34 ${styles.averageValue}`}
            data-state={mean.state}
          >
            {pressureText(mean)}
          </p>
          <p className="line wrap gap-s25 rows-s1 hint">
            <StateTag state={mean.state} text={mean.stateText} />
            <span>{PRESSURE.times(mean.count)}</span>
          </p>
        </>
      ) : (
        <>
          <p className={`number bold lines-13 tight fs-n34 ${styles.averageValue}`}>
            {display(null)}
          </p>
          <p className="line wrap gap-s25 rows-s1 hint">{PRESSURE.notMeasured}</p>
        </>
      )}
    </div>
  )
}

export const hasAverages = ({ morning, evening }: Pick<Averages, 'morning' | 'evening'>): boolean =>
  morning !== undefined || evening !== undefined

/** The averages of the seven days, morning and evening side by side: the marks are those of the chart. */
export function PressureAverages({ morning, evening, homeMean, byHand }: Averages) {
  return (
    <>
      <div className={`grid wide ${styles.averages}`}>
        <Average name={PRESSURE.morning} mean={morning} hollow={false} />
        <Average name={PRESSURE.evening} mean={evening} hollow />
      </div>
      {homeMean && (
        <p className="line wrap gap-s2 rows-s1 note mt-s25">
          <StateTag state={homeMean.state} text={homeMean.stateText} />
          <span>{homeMean.text}</span>
        </p>
      )}
      {takesManual() && (
        <p className="note lines-16 mt-s25">{meansCount('bloodPressure', byHand)}</p>
      )}
    </>
  )
}

/** The same as a card of its own; none without averages. */
export const PressureHabit = ({ morning, evening, homeMean, byHand }: Averages) =>
  hasAverages({ morning, evening }) && (
    <Card title={PRESSURE.habit}>
      <PressureAverages morning={morning} evening={evening} homeMean={homeMean} byHand={byHand} />
    </Card>
  )

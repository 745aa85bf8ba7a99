import type { BloodPressureDay } from '@kangban/contracts'
import { StateTag } from '../../../shared/ui/StateTag.tsx'
import { pressureText } from '../model/pressure-view.ts'
import { PRESSURE } from '../pressure-copy.ts'
import styles from './pressure.module.css'

type Mean = BloodPressureDay['morning']

function Average({ name, mean, hollow }: { name: string; mean: Mean; hollow: boolean }) {
  return (
    <div className={styles.average}>
      <h3 className={styles.averageName}>
        <span className={hollow ? styles.ring : styles.disc} aria-hidden="true" />
        {name}
      </h3>
      {mean ? (
        <>
          <p className={styles.averageValue} data-state={mean.state}>
            {pressureText(mean)}
          </p>
          <p className={styles.averageNote}>
            <StateTag state={mean.state} text={mean.stateText} />
            <span>{PRESSURE.times(mean.count)}</span>
          </p>
        </>
      ) : (
        <>
          <p className={styles.averageValue}>--</p>
          <p className={styles.averageNote}>{PRESSURE.notMeasured}</p>
        </>
      )}
    </div>
  )
}

/** The averages of the seven days, morning and evening side by side: the marks are those of the chart. */
export function PressureAverages({ morning, evening }: Pick<BloodPressureDay, 'morning' | 'evening'>) {
  return (
    <div className={styles.averages}>
      <Average name={PRESSURE.morning} mean={morning} hollow={false} />
      <Average name={PRESSURE.evening} mean={evening} hollow />
    </div>
  )
}

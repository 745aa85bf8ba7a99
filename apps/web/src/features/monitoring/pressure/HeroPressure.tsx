import { BigNumber } from '../../../shared/ui/parts/BigNumber.tsx'
import type { PressureAnswer } from '../parts/answers.ts'
import { pressureText } from './pressure-view.ts'
import { PRESSURE } from './pressure-copy.ts'
import styles from './pressure.module.css'

/** The large number of a page; the unit may go below it, since two pressures are wide. */
export const HeroPressure = ({ text }: { text: string }) => (
  <p className={`flow baseline ${styles.heroValue}`}>
    <BigNumber value={text} size="hero" color="var(--m-bp)" />
    <span className="note">{PRESSURE.unit}</span>
  </p>
)

type Means = Pick<PressureAnswer, 'avgHi' | 'avgLow'>

/** The mean of the span. */
export const HeroMean = ({ data, span }: { data: Means; span: keyof typeof PRESSURE.mean }) => (
  <div>
    <p className="note lines-14">{PRESSURE.mean[span]}</p>
    <HeroPressure text={pressureText({ sbp: data.avgHi, dbp: data.avgLow })} />
  </div>
)

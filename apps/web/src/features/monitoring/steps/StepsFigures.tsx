import { Link } from 'react-router-dom'
import { display } from '../../../shared/format/display.ts'
import type { Stat } from '../../../shared/charts/Stats.tsx'
import type { StepsAnswer } from '../parts/answers.ts'
import type { Place } from '../parts/place.ts'
import { kilometres, missingText, shortDay, thousands } from './steps-view.ts'
import { dayOf } from '../../../shared/format/written-time.ts'
import { STEPS } from './steps-copy.ts'
import styles from './steps.module.css'

/** Where height and weight are asked for: the page of the person, or the first questions. */

function figuresOf(data: StepsAnswer, place: Place): Stat[] {
  const { calorie, best, activeHours, average, streak } = data
  const { span, day, today } = place
  const way = span === 'week' && day !== today ? STEPS.wayPast : STEPS.way[span]

  const figures: Stat[] = [
    { value: kilometres(data), unit: STEPS.km, label: way },
    { value: thousands(calorie), unit: STEPS.kcal, label: STEPS.burnt },
  ]

  const bestDay = dayOf(best?.day)
  const name = bestDay === null ? '' : bestDay === today ? '今天' : shortDay(bestDay, place)

  const most: Stat = {
    value: thousands(best?.steps ?? null),
    unit: STEPS.unit,
    label: STEPS.most(name),
  }

  if (span !== 'day') return [...figures, most]

  return [
    ...figures,
    { value: activeHours, unit: STEPS.hoursUnit, label: STEPS.activeHours },
    { value: thousands(average), unit: STEPS.unit, label: STEPS.average },
    most,
    { value: streak, unit: STEPS.daysUnit, label: STEPS.streak },
  ]
}

/** The way, what it cost and the best day; says what has to be known first. */
export function StepsFigures({ data, place }: { data: StepsAnswer; place: Place }) {
  const missing = missingText(data)

  return (
    <>
      <dl className={`grid mid py-s1 ${styles.figures}`}>
        {figuresOf(data, place).map(({ label, value, unit }) => (
          <div className="stack" key={label}>
            <dd>
              <b className="number bold fs-20">{display(value)}</b>
              <span>{unit}</span>
            </dd>
            <dt className="hint">{label}</dt>
          </div>
        ))}
      </dl>
      {missing && (
        <p className={`note ${styles.missing}`}>
          {missing}
          <Link to="/information">{STEPS.fill}</Link>
        </p>
      )}
    </>
  )
}

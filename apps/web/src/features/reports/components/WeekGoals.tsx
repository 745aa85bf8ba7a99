import type { WeeklyContent } from '@kangban/contracts'
import { WEEKLY } from '../weekly-copy.ts'
import styles from './week.module.css'

/** What to do next week, the most important first. */
export function WeekGoals({ goals }: Pick<WeeklyContent, 'goals'>) {
  if (goals.length === 0) return <p className={styles.goalDetail}>{WEEKLY.noGoals}</p>

  return (
    <ol className={styles.goals}>
      {goals.map(({ title, detail }) => (
        <li key={title}>
          <p className={styles.goal}>{title}</p>
          <p className={styles.goalDetail}>{detail}</p>
        </li>
      ))}
    </ol>
  )
}

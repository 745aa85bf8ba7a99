import type { WeeklyContent } from '@kangban/contracts'
import { WEEKLY } from './weekly-copy.ts'
import styles from './week.module.css'

/** What to do next week, the most important first. */
export function WeekGoals({ goals }: Pick<WeeklyContent, 'goals'>) {
  if (goals.length === 0) return <p className="note">{WEEKLY.noGoals}</p>

  return (
    <ol className={`stack gap-s35 ${styles.goals}`}>
      {goals.map(({ title, detail }) => (
        <li key={title}>
          <p className="large strong lines-15">{title}</p>
          <p className="note">{detail}</p>
        </li>
      ))}
    </ol>
  )
}

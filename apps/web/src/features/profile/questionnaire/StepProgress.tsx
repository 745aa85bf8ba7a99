import { QUESTIONS } from './copy.ts'
import type { Step } from './questions.ts'
import styles from './questionnaire.module.css'

/** The three steps, the one that is open marked. */
export const StepProgress = ({ step }: { step: Step }) => (
  <ol className={`line ${styles.steps}`} aria-label={QUESTIONS.progress}>
    {QUESTIONS.steps.map((name, index) => (
      <li
        key={name}
        className={`line gap-s15 small nowrap ${styles.step}`}
        data-state={index < step ? 'done' : index === step ? 'active' : 'open'}
        aria-current={index === step ? 'step' : undefined}
      >
        <span className={`cell fixed strong lines-10 round ${styles.mark}`} aria-hidden="true">
          {index < step ? '✓' : index + 1}
        </span>
        <span className={styles.name}>{name}</span>
        {index < step && <span className="visually-hidden">{QUESTIONS.done}</span>}
      </li>
    ))}
  </ol>
)

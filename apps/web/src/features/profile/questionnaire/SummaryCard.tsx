import { Card } from '../../../shared/ui/parts/Card.tsx'
import type { Step } from './questions.ts'
import { QUESTIONS } from './copy.ts'
import styles from './questionnaire.module.css'
import type { Line } from './summary.ts'

interface SummaryCardProps {
  lines: readonly Line[]
  onChange: (step: Step) => void
}

/** All answers below each other, each step with the way to change it. */
export const SummaryCard = ({ lines, onChange }: SummaryCardProps) => (
  <>
    {([0, 1] as const).map((step) => (
      <Card
        key={step}
        title={`${QUESTIONS.summary}：${QUESTIONS.steps[step]}`}
        right={
          <button
            type="button"
            className="tap small accent strong nowrap"
            aria-label={`${QUESTIONS.change}${QUESTIONS.steps[step]}`}
            onClick={() => onChange(step)}
          >
            {QUESTIONS.change}
          </button>
        }
      >
        <dl>
          {lines
            .filter((line) => line.step === step)
            .map(({ label, text }) => (
              <div key={label} className={`flow spread gap-s3 rows-0 ${styles.summary}`}>
                <dt className="note">{label}</dt>
                <dd className="strong">{text}</dd>
              </div>
            ))}
        </dl>
      </Card>
    ))}
  </>
)

import { ecgNextStep } from '@kangban/rules/ecg/ecg-next-step'
import type { EcgJudged } from '@kangban/rules/ecg/ecg-row-verdict'
import { ecgCopy } from '../parts/copy.ts'
import styles from './figures.module.css'

const copy = ecgCopy.detail

/** What to do after this record, and for which signs nobody may wait; nothing where the sentence has said all. */
export function NextStep({ judged, advice }: { judged: EcgJudged; advice: string | null }) {
  const step = ecgNextStep(judged, advice)
  if (!step) return null

  return (
    <section className="notice" aria-label={copy.nextStep}>
      <h2 className="strong accent">{copy.nextStep}</h2>
      <p className="mt-s05">{step.text}</p>
      {step.emergency && (
        <p>
          {copy.emergency}{' '}
          <a
            href={`tel:${copy.emergencyNumber}`}
            className={`inline-line tap bad bold ${styles.call}`}
          >
            {copy.emergencyNumber}
          </a>
        </p>
      )}
    </section>
  )
}

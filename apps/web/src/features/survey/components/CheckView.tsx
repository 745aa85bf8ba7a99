import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { COPY } from '../copy.ts'
import type { Answers } from '../model/draft.ts'
import { missingNumbers } from '../model/place.ts'
import type { Survey } from '../model/survey.ts'
import styles from './survey.module.css'
import type { Submission } from './use-submit.ts'

interface CheckViewProps {
  survey: Survey
  /** To the questions of this survey alone. */
  answers: Answers
  submission: Submission
  onOpen: (number: number) => void
  onReload: () => void
  onLeave: () => void
}

/** Why the answers did not arrive, and that they are still here. */
function Failure({ submission, onReload }: Pick<CheckViewProps, 'submission' | 'onReload'>) {
  const { failure } = submission
  if (!failure) return null
  const { reason } = failure

  return (
    <div
      className={`stack start gap-s25 text warn lines-15 warn-soft rounded ${styles.failure}`}
      role="alert"
    >
      <p>
        <span aria-hidden="true">! </span>
        {reason === undefined ? COPY.notSent : COPY.refused(reason)}
      </p>
      {reason !== undefined && (
        <Button variant="outline" inline onClick={onReload}>
          {COPY.reload}
        </Button>
      )}
    </div>
  )
}

interface QuestionRowsProps extends Pick<CheckViewProps, 'survey' | 'answers' | 'onOpen'> {
  numbers: readonly number[]
  /** Says beside each question what was answered. */
  withAnswers?: boolean
}

function QuestionRows({
  survey,
  answers,
  numbers,
  withAnswers = false,
  onOpen,
}: QuestionRowsProps) {
  const labels = new Map(survey.options.map(({ value, label }) => [value, label]))

  return (
    <ul>
      {numbers.map((number) => {
        const question = survey.questions[number - 1]
        const answer = question && answers[question.id]
        const label = answer === undefined ? COPY.noAnswer : labels.get(answer)

        return (
          <li key={number}>
            <Row
              title={`${number}. ${question?.text ?? ''}`}
              value={withAnswers ? label : undefined}
              onClick={() => onOpen(number)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Before the answers are sent: what is missing, and everything once more for whoever wants to see it. */
export function CheckView({
  survey,
  answers,
  submission,
  onOpen,
  onReload,
  onLeave,
}: CheckViewProps) {
  const elder = useSettings((state) => state.elder)
  const missing = missingNumbers(survey.questions, answers)
  const [first] = missing

  const sentence =
    first === undefined
      ? COPY.checkDone(survey.questions.length)
      : COPY.checkMissing(missing.length)

  const submitText = submission.failure ? COPY.submitAgain : COPY.submit

  const bottom =
    first === undefined ? (
      <Button busy={submission.sending} onClick={() => submission.send(answers)}>
        {submission.sending ? COPY.submitting : submitText}
      </Button>
    ) : (
      <Button onClick={() => onOpen(first)}>{COPY.goToMissing}</Button>
    )

  const all = survey.questions.map((_, index) => index + 1)

  return (
    <Page title={COPY.title} back={onLeave} bottom={bottom}>
      <Sentence value={sentence} />
      {elder && <ReadAloud text={sentence} />}
      <Failure submission={submission} onReload={onReload} />
      {missing.length > 0 && (
        <Card title={COPY.missing} flush>
          <QuestionRows survey={survey} answers={answers} numbers={missing} onOpen={onOpen} />
        </Card>
      )}
      <Card flush>
        <details className={styles.review}>
          <summary>{COPY.review(survey.questions.length)}</summary>
          <QuestionRows
            survey={survey}
            answers={answers}
            numbers={all}
            withAnswers
            onOpen={onOpen}
          />
        </details>
      </Card>
    </Page>
  )
}

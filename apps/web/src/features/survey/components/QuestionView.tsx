import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { COPY } from '../copy.ts'
import type { Survey } from '../model/survey.ts'
import { Progress } from './Progress.tsx'
import styles from './survey.module.css'

/** So long the tick is seen before the next question comes; a second tap in a hurry still meets this one. */
const SEEN_MS = 350

interface QuestionViewProps {
  survey: Survey
  number: number
  /** How many questions have their answer. */
  answered: number
  value: number | undefined
  /** What the way on from an answered question leads to. */
  onward: string
  onAnswer: (id: string, value: number) => void
  onPrevious: () => void
  onNext: () => void
  onLeave: () => void
}

/** Chooses; in normal mode the next question follows by itself. */
function useChoice(id: string, { onAnswer, onNext }: QuestionViewProps) {
  const elder = useSettings((state) => state.elder)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  // What is next is known only when the answer counts: asked for at the end of the wait.
  const next = useRef(onNext)

  useEffect(() => {
    next.current = onNext
  })

  return (value: number) => {
    onAnswer(id, value)
    window.clearTimeout(timer.current)
    if (!elder) timer.current = window.setTimeout(() => next.current(), SEEN_MS)
  }
}

/** One question with its answers; rendered anew for each, so that what is read aloud ends with it. */
export function QuestionView(props: QuestionViewProps) {
  const { survey, number, answered, value, onward, onPrevious, onNext, onLeave } = props
  const elder = useSettings((state) => state.elder)
  const heading = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const question = survey.questions[number - 1]
  const choose = useChoice(question?.id ?? '', props)
  // A screen reader goes on with the new question.
  useEffect(() => heading.current?.focus(), [])
  if (!question) return null

  const bottom = (
    <div className={`row fill gap-s3 ${styles.ways}`}>
      <Button variant="outline" disabled={number === 1} onClick={onPrevious}>
        {COPY.previous}
      </Button>
      <Button variant={elder && value !== undefined ? 'primary' : 'outline'} onClick={onNext}>
        {value === undefined ? COPY.skip : onward}
      </Button>
    </div>
  )

  const labels = survey.options.map(({ label }) => label)

  return (
    <Page title={COPY.title} back={onLeave} bottom={bottom}>
      <Progress number={number} answered={answered} total={survey.questions.length} />
      <div ref={heading} id={headingId} tabIndex={-1} className={`line ${styles.question}`}>
        <Sentence value={question.text} />
      </div>
      {elder && <ReadAloud text={COPY.spoken(question.text, labels)} />}
      <div role="group" aria-labelledby={headingId} className="stack gap-s2">
        {survey.options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            className={`line gap-s3 lines-13 left press ${styles.option}`}
            onClick={() => choose(option.value)}
          >
            <span className={`cell fixed lines-10 round ${styles.tick}`} aria-hidden="true">
              {option.value === value ? '✓' : ''}
            </span>
            {option.label}
          </button>
        ))}
      </div>
    </Page>
  )
}

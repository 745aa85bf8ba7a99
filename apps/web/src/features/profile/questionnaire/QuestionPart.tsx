import { Card } from '../../../shared/ui/parts/Card.tsx'
import { ConsentCard } from '../parts/ConsentCard.tsx'
import type { Location } from '../parts/use-located-residence.ts'
import { BasicQuestion } from './BasicQuestions.tsx'
import { type AskedOfSome, reasonsFor } from './conditions.ts'
import { QUESTIONS } from './copy.ts'
import { HistoryQuestion } from './HistoryQuestion.tsx'
import { Levels } from './Levels.tsx'
import { MentalQuestion } from './MentalQuestion.tsx'
import { cardOf, type Question } from './questions.ts'
import { SummaryCard } from './SummaryCard.tsx'
import { summaryOf } from './summary.ts'
import type { Questionnaire } from './use-questionnaire.ts'
import { YesNo } from './YesNo.tsx'

export type ViewName = 'family' | 'personal'

interface QuestionPartProps {
  question: Question
  form: Questionnaire
  location: Location
  onOpen: (view: ViewName) => void
}

const HAS = { family: 'familyDisease', personal: 'disease' } as const
const COUNT = { family: 'familyDiseaseCount', personal: 'personalDiseaseCount' } as const

function History({ question, form, onOpen }: QuestionPartProps & { question: ViewName }) {
  const { answers, chosen, choose, answer } = form

  return (
    <HistoryQuestion
      label={QUESTIONS[question]}
      value={answers[HAS[question]]}
      chosen={chosen[question]}
      onYes={() => {
        answer({ [HAS[question]]: 1 })
        onOpen(question)
      }}
      onNo={() => choose(question, [], { [HAS[question]]: 0, [COUNT[question]]: 0 })}
    />
  )
}

function Follow({ question, form }: QuestionPartProps & { question: AskedOfSome }) {
  const { answers, chosen, answer } = form

  return (
    <YesNo
      question={question}
      reasons={reasonsFor(question, answers, chosen)}
      value={answers[question]}
      onAnswer={answer}
    />
  )
}

/** A question of the second step. */
function HealthQuestion(props: QuestionPartProps) {
  const { question, form } = props

  switch (question) {
    case 'family':
    case 'personal':
      return <History {...props} question={question} />

    case 'antihypertensive':
    case 'steroid':
    case 'erectileDysfunction':
    case 'antipsychotic':
      return <Follow {...props} question={question} />

    case 'mental':
      return (
        <MentalQuestion
          tags={form.lists.mental.tags}
          value={form.answers.mentalHealthConditions}
          onChange={(tags) =>
            form.choose('mental', tags, {
              mentalHealthConditions: tags.map(({ tagName }) => tagName),
            })
          }
        />
      )

    default:
      return <Levels question="depression" answers={form.answers} onAnswer={form.answer} />
  }
}

/** Whatever question it is, without the card that it stands on. */
function QuestionPart(props: QuestionPartProps) {
  const { question, form, location } = props

  switch (question) {
    case 'consent':
      return <ConsentCard consent={form.consent} />

    case 'gender':
    case 'birthday':
    case 'height':
    case 'weight':
    case 'waistline':
    case 'ethnicity':
    case 'residence':
    case 'industry':
      return (
        <BasicQuestion
          question={question}
          answers={form.answers}
          location={location}
          onAnswer={form.answer}
          onBirthday={form.chooseBirthday}
        />
      )

    case 'sleep':
    case 'smoking':
      return <Levels question={question} answers={form.answers} onAnswer={form.answer} />

    case 'summary':
      return (
        <SummaryCard
          lines={summaryOf(form.answers, form.chosen)}
          onChange={(step) => form.go(step)}
        />
      )

    default:
      return <HealthQuestion {...props} />
  }
}

/** What brings its own card along. */
const BARE: readonly Question[] = ['consent', 'summary']

/** Questions that belong together, on one card: what follows from an answer stands below it. */
export function QuestionCards({
  questions,
  ...rest
}: Omit<QuestionPartProps, 'question'> & { questions: readonly Question[] }) {
  return [...Map.groupBy(questions, cardOf).values()].map((together) => {
    const [first] = together
    if (!first) return null

    const parts = together.map((question) => (
      <QuestionPart key={question} question={question} {...rest} />
    ))

    if (BARE.includes(first)) return parts

    return (
      <Card key={first} flush={cardOf(first) === 'basics'}>
        <div className={cardOf(first) === 'basics' ? undefined : 'grid gap-s25'}>{parts}</div>
      </Card>
    )
  })
}

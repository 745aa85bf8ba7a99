import { useEffect } from 'react'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { CheckView } from '../components/CheckView.tsx'
import { Intro } from '../components/Intro.tsx'
import { QuestionView } from '../components/QuestionView.tsx'
import { ResultView } from '../components/ResultView.tsx'
import { useDraft } from '../components/use-draft.ts'
import { usePlace } from '../components/use-place.ts'
import { useSubmit } from '../components/use-submit.ts'
import { COPY } from '../copy.ts'
import { answersTo, missingNumbers, placeAfter } from '../model/place.ts'
import type { Survey } from '../model/survey.ts'

function readAgain(): void {
  void queryClient.invalidateQueries(api.survey.pathFilter())
  void queryClient.invalidateQueries(api.account.listConsents.queryFilter())
}

function SurveyRound({ survey }: { survey: Survey }) {
  const { draft, answer, drop } = useDraft()
  const way = usePlace(survey.questions.length)

  const submission = useSubmit(() => {
    drop()
    way.open('result')
  })

  const { place } = way
  const { result } = submission
  // The result is not kept: after a reload the beginning leads to the report, which has it.
  const lostResult = place.step === 'result' && !result
  const { toIntro } = way

  useEffect(() => {
    if (lostResult) toIntro()
  }, [lostResult, toIntro])

  const answers = answersTo(survey.questions, draft.answers)

  if (place.step === 'question') {
    const { number } = place
    const id = survey.questions[number - 1]?.id ?? ''
    const missing = missingNumbers(survey.questions, answers).filter((other) => other !== number)

    const after = placeAfter({
      number,
      total: survey.questions.length,
      checking: way.checking,
      missing,
    })

    const toCheck = way.checking ? COPY.backToCheck : COPY.toCheck

    return (
      <QuestionView
        key={id}
        survey={survey}
        number={number}
        answered={Object.keys(answers).length}
        value={answers[id]}
        onward={after === 'check' ? toCheck : COPY.next}
        onAnswer={answer}
        onPrevious={() => way.open(String(number - 1))}
        onNext={() => way.open(after)}
        onLeave={toIntro}
      />
    )
  }

  if (place.step === 'check') {
    const reload = () => {
      submission.forget()
      readAgain()
      toIntro()
    }

    const props = {
      survey,
      answers,
      submission,
      onOpen: way.openFromCheck,
      onReload: reload,
      onLeave: toIntro,
    }

    return <CheckView {...props} />
  }

  if (place.step === 'result' && result) return <ResultView result={result} onLeave={toIntro} />
  return <Intro survey={survey} draft={{ ...draft, answers }} onBegin={way.begin} onDrop={drop} />
}

/** 问卷: the questions about the constitution, one on a screen. */
export default function SurveyPage() {
  // Kept, so that a round can be finished without a network.
  const { data, stale, refresh } = useKeptQuery(api.survey.getSurvey.queryOptions({}))
  if (data) return <SurveyRound survey={data} />

  return (
    <Page title={COPY.title} back>
      {stale ? (
        <ErrorState text={COPY.failed} onRetry={() => void refresh()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  )
}

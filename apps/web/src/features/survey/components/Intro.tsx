import { useState } from 'react'
import { hasRoute } from '../../../config/screens.ts'
import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Checkbox } from '../../../shared/ui/controls/Checkbox.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { useSettings } from '../../../stores/settings.ts'
import { COPY } from '../copy.ts'
import { missingNumbers } from '../model/place.ts'
import { reportPath } from '../model/report-path.ts'
import type { Draft } from '../model/draft.ts'
import type { Survey } from '../model/survey.ts'
import { useConsent } from './use-consent.ts'

interface IntroProps {
  survey: Survey
  /** With the answers to the questions of this survey alone. */
  draft: Draft
  onBegin: (at: string) => void
  onDrop: () => void
}

/** What is kept of an unfinished round, and the way to throw it away. */
function Unfinished({ survey, draft, onDrop }: Omit<IntroProps, 'onBegin'>) {
  const [answered, total] = [Object.keys(draft.answers).length, survey.questions.length]
  const day = dayText(draft.day || todayInChina(), todayInChina())

  const drop = async () => {
    const yes = await confirm({
      title: COPY.restartTitle,
      content: COPY.restartAbout(answered),
      okText: COPY.restart,
      cancelText: COPY.keep,
      tone: 'danger',
    })

    if (yes) onDrop()
  }

  return (
    <Card>
      <p className="mb-s25 text lines-16">
        {answered < total ? COPY.kept(answered, total, day) : COPY.keptAll(total, day)}
      </p>
      <Button variant="outline" inline onClick={() => void drop()}>
        {COPY.restart}
      </Button>
    </Card>
  )
}

function useStart({ survey, draft, onBegin }: IntroProps) {
  const [agreed, setAgreed] = useState(false)
  const consent = useConsent()
  const [missing] = missingNumbers(survey.questions, draft.answers)
  const resumes = Object.keys(draft.answers).length > 0
  const begin = () => onBegin(missing === undefined ? 'check' : String(missing))

  const start = () => {
    if (!consent.needed) return begin()
    return agreed ? consent.give(begin) : toast({ title: COPY.consentRequired })
  }

  const resumed = missing === undefined ? COPY.finish : COPY.resume(missing)
  const text = resumes ? resumed : survey.lastAnsweredDay ? COPY.again : COPY.start
  return { agreed, setAgreed, consent, resumes, start, text }
}

/** What the survey is, how long it takes, and where somebody stands. */
export function Intro(props: IntroProps) {
  const { survey, draft, onDrop } = props
  const elder = useSettings((state) => state.elder)
  const { agreed, setAgreed, consent, resumes, start, text } = useStart(props)
  const { title, intro, ruleNote, lastAnsweredDay } = survey
  const how = elder ? COPY.elderHow : COPY.how
  const report = reportPath(elder)

  const bottom = (
    <Button busy={consent.loading || consent.giving} onClick={start}>
      {text}
    </Button>
  )

  return (
    <Page title={COPY.title} back bottom={bottom}>
      <Sentence value={title} />
      <p className="text lines-16">{intro}</p>
      {elder && <ReadAloud text={`${title}。${intro}${how.join('')}`} />}
      {resumes && <Unfinished survey={survey} draft={draft} onDrop={onDrop} />}
      <Card title={COPY.howTitle}>
        <ol className="stack gap-s2 numbered">
          {how.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Card>
      {lastAnsweredDay && hasRoute(report) && (
        <Card flush>
          <Row
            title={COPY.report}
            note={COPY.lastAnswered(dayText(lastAnsweredDay, todayInChina()))}
            to={report}
          />
        </Card>
      )}
      {consent.needed && (
        <Checkbox checked={agreed} onChange={setAgreed}>
          {COPY.consent}
        </Checkbox>
      )}
      <p className="hint lines-16">{ruleNote}</p>
    </Page>
  )
}

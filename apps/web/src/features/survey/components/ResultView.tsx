import { useNavigate } from 'react-router-dom'
import { hasRoute } from '../../../config/screens.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { constitutionTag, mainConstitution } from '../../../shared/product/constitution-tag.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Sentence, sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { COPY } from '../copy.ts'
import { reportPath } from '../model/report-path.ts'
import type { SurveyResult } from '../model/survey.ts'
import styles from './survey.module.css'

interface ResultViewProps {
  result: SurveyResult
  onLeave: () => void
}

/** What the answers say, and what to do now. */
export function ResultView({ result, onLeave }: ResultViewProps) {
  const navigate = useNavigate()
  const elder = useSettings((state) => state.elder)
  const report = reportPath(elder)
  const { sentence, secondary, nextStep, disclaimer } = result
  const main = mainConstitution(result.main)

  const bottom = hasRoute(report) ? (
    // Replaced: one step back from the report leads to the beginning of the survey.
    <Button onClick={() => void navigate(report, { replace: true })}>{COPY.openReport}</Button>
  ) : undefined

  return (
    <Page title={COPY.title} back={onLeave} bottom={bottom}>
      <div role="status">
        <Sentence value={sentence} />
      </div>
      {elder && <ReadAloud text={`${sentenceText(sentence)}${nextStep}`} />}
      <Card>
        <p className="note">{COPY.mainType}</p>
        <p className={`line wrap gap-s3 rows-s1 ${styles.main}`}>
          <b>{main.name}</b>
          {main.tag && <StateTag {...main.tag} />}
        </p>
        {secondary.length > 0 && (
          <>
            <p className="note">{COPY.secondary}</p>
            <ul className="flow gap-s4 rows-s2">
              {secondary.map((named) => (
                <li className="line gap-s2 text" key={named.type}>
                  {named.name}
                  <StateTag {...constitutionTag(named)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
      <Card title={COPY.nextTitle}>
        <p className="text lines-16">{nextStep}</p>
      </Card>
      <p className="hint lines-16">{disclaimer}</p>
    </Page>
  )
}

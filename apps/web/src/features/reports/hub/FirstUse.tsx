import { hasRoute } from '../../../config/screens.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { REPORT_KIND_NAMES } from '@kangban/contracts'
import { FIRST_USE } from '../lists/list-copy.ts'
import { KIND_SEALS } from '../lists/kind-style.ts'

const KINDS = ['daily', 'weekly', 'heart-risk', 'tcm', 'document'] as const
const BINDING_PATH = '/binding'
const SURVEY_PATH = '/survey'

/** Before the first report: what to do, and what will come and when. */
export function FirstUse() {
  return (
    <>
      <Card flush title={FIRST_USE.todo}>
        <Row
          start={<Glyph char="表" tone="soft" />}
          title={FIRST_USE.bind}
          note={FIRST_USE.bindNote}
          to={BINDING_PATH}
        />
        {hasRoute(SURVEY_PATH) && (
          <Row
            start={<Glyph char="问" tone="soft" />}
            title={FIRST_USE.survey}
            note={FIRST_USE.surveyNote}
            to={SURVEY_PATH}
          />
        )}
      </Card>
      <Card title={FIRST_USE.title}>
        <ul className="stack gap-s35">
          {KINDS.map((kind) => (
            <li className="row start gap-s3" key={kind}>
              <Glyph {...KIND_SEALS[kind]} />
              <div>
                <h3 className="heading">{REPORT_KIND_NAMES[kind]}</h3>
                <p className="note">{FIRST_USE.coming[kind]}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

import type { ReactNode } from 'react'
import { dateWords } from '@kangban/rules/reports/report-wording'
import { hasRoute } from '../../../config/screens.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { HUB } from '../lists/list-copy.ts'
import { REPORT_MARKS } from '@kangban/rules/reports/report-marks'
import { KIND_SEALS } from '../lists/kind-style.ts'
import type { Overview } from './overview.ts'
import { rowPath } from '../lists/row-path.ts'
import { UnreadMark } from '../lists/RowHead.tsx'

const HISTORY_PATH = '/HistoricalReport'
const SURVEY_PATH = '/survey'

interface OtherRowProps {
  kind: 'heart-risk' | 'tcm'
  title: string
  note: string
  /** What it says; large text has it below the title. */
  verdict: ReactNode
  to: string | undefined
}

function OtherRow({ kind, title, note, verdict, to }: OtherRowProps) {
  const large = useSettings((state) => state.elder || state.extraLarge)
  const below = large && verdict !== null

  return (
    <Row
      start={<Glyph {...KIND_SEALS[kind]} />}
      title={title}
      note={below ? verdict : note}
      value={below ? undefined : (verdict ?? undefined)}
      to={to}
    />
  )
}

/** The screening, the constitution and the timeline. */
export function OtherReports({ overview: { heartRisk, tcm } }: { overview: Overview }) {
  const survey = hasRoute(SURVEY_PATH) ? SURVEY_PATH : undefined

  return (
    <Card flush title={HUB.others}>
      <OtherRow
        kind="heart-risk"
        title={HUB.heart}
        note={heartRisk ? HUB.heartNote(dateWords(heartRisk.day)) : HUB.noHeart}
        verdict={
          heartRisk && (
            <span className="line wrap gap-s2 rows-s1">
              {heartRisk.unread && <UnreadMark />}
              <StateTag state={REPORT_MARKS[heartRisk.state]} text={heartRisk.levelText} />
            </span>
          )
        }
        to={heartRisk ? rowPath({ ...heartRisk, kind: 'heart-risk' }) : undefined}
      />
      <OtherRow
        kind="tcm"
        title={HUB.tcm}
        note={tcm ? HUB.tcmNote(dateWords(tcm.day)) : HUB.noTcm}
        verdict={tcm?.main ?? null}
        to={tcm ? rowPath({ ...tcm, kind: 'tcm' }) : survey}
      />
      {hasRoute(HISTORY_PATH) && (
        <Row
          start={<Glyph char="史" tone="soft" />}
          title={HUB.history}
          note={HUB.historyNote}
          to={HISTORY_PATH}
        />
      )}
    </Card>
  )
}

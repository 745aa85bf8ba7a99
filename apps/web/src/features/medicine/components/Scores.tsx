import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import { COPY } from '../copy.ts'
import type { Report } from '../model/report.ts'
import { ScoreBars } from './ScoreBars.tsx'
import { ScoreRadar } from './ScoreRadar.tsx'
import { ScoreTable } from './ScoreTable.tsx'
import { useChoice } from './use-choice.ts'

const VIEWS = [
  { value: 'bars', text: COPY.bars },
  { value: 'radar', text: COPY.radar },
] as const

/** The nine scores, as bars or as a radar figure, and in numbers. */
export function Scores({ report }: { report: Report }) {
  const [view, setView] = useChoice('view', ['bars', 'radar'])

  return (
    <>
      <Seg label={COPY.view} options={VIEWS} value={view} onChange={setView} />
      {view === 'bars' ? <ScoreBars scores={report.scores} /> : <ScoreRadar report={report} />}
      <ScoreTable scores={report.scores} />
    </>
  )
}

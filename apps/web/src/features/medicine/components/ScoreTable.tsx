import { DataTable } from '../../../shared/charts/DataTable.tsx'
import { COPY } from '../copy.ts'
import type { Score } from '../model/report.ts'
import { scoreBefore } from '../model/score-view.ts'

/** The nine scores in numbers. */
export function ScoreTable({ scores }: { scores: readonly Score[] }) {
  return (
    <DataTable
      caption={COPY.scores}
      columns={[COPY.type, COPY.now, COPY.last, COPY.verdict]}
      rows={scores.map((score) => [
        score.name,
        score.score,
        scoreBefore(score) ?? null,
        score.verdictText,
      ])}
    />
  )
}

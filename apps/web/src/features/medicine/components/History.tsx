import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { mainConstitution } from '../../../shared/product/constitution-tag.ts'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { COPY } from '../copy.ts'
import type { HistoryEntry, Report } from '../model/report.ts'
import { mainLine } from '../model/main-line.ts'
import { reportPath } from '../model/report-path.ts'
import { MainLine } from './MainLine.tsx'
import type { ReportQuery } from './use-report.ts'

interface EntryProps {
  entry: HistoryEntry
  /** The one whose report is open. */
  shown: boolean
}

function Entry({ entry, shown }: EntryProps) {
  const elder = useSettings((state) => state.elder)
  const { day, main, secondary } = entry
  const { name, tag } = mainConstitution(main)
  const names = [name, ...secondary.map((named) => named.name)].join('、')
  const note = shown ? `${names} · ${COPY.shown}` : names

  const score = (
    <span className="inline-line wrap end gap-s15 rows-s05">
      <b className="large number ink">{main.score}</b> {COPY.points}
      {tag && <StateTag {...tag} />}
    </span>
  )

  return (
    <li>
      <Row
        title={dayText(day, todayInChina())}
        // In elderly mode one below the other: there is no room beside the day.
        note={
          elder ? (
            <span className="line wrap spread gap-s3 rows-s05">
              {note}
              {score}
            </span>
          ) : (
            note
          )
        }
        value={elder ? undefined : score}
        to={shown ? undefined : reportPath(elder, day)}
      />
    </li>
  )
}

interface HistoryProps {
  report: Report
  query: Pick<ReportQuery, 'history' | 'historyFailed' | 'refreshHistory'>
}

/** All answers there are: the score of the main type over time, and the way to the report of each day. */
export function History({ report, query }: HistoryProps) {
  const { history, historyFailed, refreshHistory } = query
  if (historyFailed) return <ErrorState onRetry={() => void refreshHistory()} />
  const line = mainLine(history)

  return (
    <>
      {line && <MainLine line={line} />}
      <ul className="ruled">
        {history.map((entry) => (
          <Entry key={entry.day} entry={entry} shown={entry.day === report.day} />
        ))}
      </ul>
    </>
  )
}

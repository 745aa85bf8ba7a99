import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import { hasRoute } from '../../../config/screens.ts'
import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { DailySheet } from './DailySheet.tsx'
import { LivingShares } from '../share/LivingShares.tsx'
import { NeighbourBar } from '../parts/NeighbourBar.tsx'
import { OpenReport, UnopenedReport } from '../parts/OpenReport.tsx'
import { printReport } from '../parts/print-report.ts'
import { SavePicture } from '../parts/SavePicture.tsx'
import { SeenBefore } from '../parts/SeenBefore.tsx'
import { ShareSheet } from '../share/ShareSheet.tsx'
import { useReport } from '../parts/use-report.ts'
import { COPY, SHARE } from '../parts/copy.ts'
import { momentText } from '@kangban/rules/reports/moment-text'
import { personFacts } from '@kangban/rules/person/person-facts'
import { reportPath } from '../parts/report-path.ts'
import { isOwn } from '../../../stores/subject.ts'

const EVENT_LIST = '/warnEventList'

function DailyReport({ id }: { id: string }) {
  const elder = useSettings((state) => state.elder)
  const [sharing, setSharing] = useState(false)
  const sheet = useRef<HTMLElement>(null)
  const query = useReport('daily', id)
  const person = useQuery(api.profile.getHealthInfo.queryOptions({}))
  const report = query.data?.kind === 'daily' ? query.data : undefined
  // Without their line of facts everything below would move when it comes.
  if (!report || person.isLoading) return <UnopenedReport kind="daily" words={COPY} query={query} />
  const { day, createdAt, previousId, nextId } = report
  const fileName = `${COPY.title} ${day}`

  const bottom = (
    <>
      {isOwn() && (
        <Button variant="outline" onClick={() => setSharing(true)}>
          {SHARE.button}
        </Button>
      )}
      <Button onClick={() => printReport(fileName)}>{elder ? COPY.elderPrint : COPY.print}</Button>
    </>
  )

  const today = todayInChina()
  const facts = person.data ? personFacts(person.data, day) : []
  const about = [...facts, COPY.made(momentText(createdAt, today))]

  return (
    <Page title={COPY.title} back bottom={bottom}>
      <NeighbourBar
        text={dayText(day, today)}
        words={COPY}
        previousId={previousId}
        nextId={nextId}
        pathOf={reportPath}
      />
      <SeenBefore since={query.staleSince} />
      {/* Anew for each report: what is being read aloud ends with it. */}
      <DailySheet
        key={report.id}
        ref={sheet}
        report={report}
        about={about}
        eventList={hasRoute(EVENT_LIST) ? EVENT_LIST : null}
      />
      <SavePicture sheet={sheet} fileName={fileName} />
      {isOwn() && <LivingShares />}
      {sharing && (
        <ShareSheet reportId={report.id} name={COPY.title} onClose={() => setSharing(false)} />
      )}
    </Page>
  )
}

/** 日报详情: the report with the id of the address, or the newest. */
export default function DailyReportPage() {
  return (
    <OpenReport kind="daily" words={COPY}>
      {(id) => <DailyReport id={id} />}
    </OpenReport>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { spanText } from '@kangban/rules/reports/span-text'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { LivingShares } from '../share/LivingShares.tsx'
import { NeighbourBar } from '../parts/NeighbourBar.tsx'
import { OpenReport, UnopenedReport } from '../parts/OpenReport.tsx'
import { printReport } from '../parts/print-report.ts'
import styles from '../parts/report.module.css'
import { SavePicture } from '../parts/SavePicture.tsx'
import { SeenBefore } from '../parts/SeenBefore.tsx'
import { ShareSheet } from '../share/ShareSheet.tsx'
import { useReport } from '../parts/use-report.ts'
import { WeekGoals } from './WeekGoals.tsx'
import { WeeklySheet } from './WeeklySheet.tsx'
import { medicationText } from '@kangban/rules/reports/attention-view'
import { personFacts } from '@kangban/rules/person/person-facts'
import { detailPath } from '../parts/report-path.ts'
import { WEEKLY } from './weekly-copy.ts'
import { isOwn } from '../../../stores/subject.ts'

const pathOf = (id: string) => detailPath('weekly', id)

function WeeklyReport({ id }: { id: string }) {
  const elder = useSettings((state) => state.elder)
  // Sharing is a service of ours; printing and pictures are made here.
  const canShare = !isDocumentedOnly() && isOwn()
  const [open, setOpen] = useState<'share' | 'goals' | null>(null)
  const sheet = useRef<HTMLElement>(null)
  const query = useReport('weekly', id)
  const person = useQuery(api.profile.getHealthInfo.queryOptions({}))
  const report = query.data?.kind === 'weekly' ? query.data : undefined
  if (!report || person.isLoading)
    return <UnopenedReport kind="weekly" words={WEEKLY} query={query} />
  const { day, endDay, previousId, nextId, goals } = report
  const span = spanText(day, endDay, todayInChina())
  const fileName = `${WEEKLY.title} ${day}`

  const bottom = (
    <>
      <Button variant="outline" onClick={() => setOpen('goals')}>
        {WEEKLY.goals}
      </Button>
      <Button onClick={() => printReport(fileName)}>{elder ? WEEKLY.elderPdf : WEEKLY.pdf}</Button>
    </>
  )

  const share = canShare && (
    <span className={styles.headerAction}>
      <Button variant="text" inline onClick={() => setOpen('share')}>
        {WEEKLY.share}
      </Button>
    </span>
  )

  return (
    <Page title={WEEKLY.title} back right={share} bottom={bottom}>
      <NeighbourBar
        text={span}
        words={WEEKLY}
        previousId={previousId}
        nextId={nextId}
        pathOf={pathOf}
      />
      <SeenBefore since={query.staleSince} />
      {/* Anew for each report: what is being read aloud ends with it. */}
      <WeeklySheet
        key={report.id}
        ref={sheet}
        report={report}
        about={person.data ? personFacts(person.data, endDay) : []}
        medication={person.data ? medicationText(person.data) : null}
        showsGoals={false}
      />
      <SavePicture sheet={sheet} fileName={fileName} />
      {canShare && <LivingShares />}
      {open === 'share' && (
        <ShareSheet reportId={report.id} name={WEEKLY.title} onClose={() => setOpen(null)} />
      )}
      <Sheet open={open === 'goals'} title={WEEKLY.goals} onClose={() => setOpen(null)}>
        <WeekGoals goals={goals} />
      </Sheet>
    </Page>
  )
}

/** 周报详情: the report with the id of the address, or the newest. */
export default function WeeklyReportPage() {
  return (
    <OpenReport kind="weekly" words={WEEKLY}>
      {(id) => <WeeklyReport id={id} />}
    </OpenReport>
  )
}

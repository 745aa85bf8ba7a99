import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { MainConstitution } from '../components/MainConstitution.tsx'
import styles from '../components/main.module.css'
import { ReportPage } from '../components/ReportPage.tsx'
import { ReportParts } from '../components/ReportParts.tsx'
import { COPY } from '../copy.ts'

/** 中医报告: the constitution after the latest answers, or after those of the day in the address. */
export default function ConstitutionPage() {
  return (
    <ReportPage>
      {(report, query) => (
        <>
          <div className={`stack start gap-s2 ${styles.conclusion}`}>
            <Sentence value={report.sentence} />
            <p className="note">{COPY.day(dayText(report.day, todayInChina()))}</p>
          </div>
          <MainConstitution report={report} />
          <ReportParts report={report} query={query} Part={Card} />
        </>
      )}
    </ReportPage>
  )
}

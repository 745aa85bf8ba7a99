import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { DosDonts } from '../components/DosDonts.tsx'
import { Fold } from '../components/Fold.tsx'
import { MainConstitution } from '../components/MainConstitution.tsx'
import styles from '../components/main.module.css'
import { ReportPage } from '../components/ReportPage.tsx'
import { ReportParts } from '../components/ReportParts.tsx'
import { COPY } from '../copy.ts'
import { spokenReport } from '../model/spoken-report.ts'

/** 中医报告 of the elderly form: one conclusion, three things to do and three to leave; the rest behind large rows. */
export default function ElderConstitutionPage() {
  return (
    <ReportPage>
      {(report, query) => (
        <>
          <div className={`stack start gap-s2 ${styles.conclusion}`}>
            <Sentence value={report.elderSentence} />
            <p className="note">{COPY.day(dayText(report.day, todayInChina()))}</p>
            {/* Anew for each report: what is being read aloud ends with it. */}
            <ReadAloud key={report.day} text={spokenReport(report)} />
          </div>
          <DosDonts dos={report.dos} donts={report.donts} />
          <MainConstitution report={report} />
          <ReportParts report={report} query={query} Part={Fold} />
        </>
      )}
    </ReportPage>
  )
}

import { isOwn } from '../../../stores/subject.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { DoctorAction } from './DoctorAction.tsx'
import { type OpenedRisk, OpenRisk } from './OpenRisk.tsx'
import { printReport } from '../parts/print-report.ts'
import styles from '../parts/report.module.css'
import { RiskLinks } from './RiskLinks.tsx'
import { RiskSheet } from './RiskSheet.tsx'
import { shareText } from './share-text.ts'
import { HEART_RISK } from './heart-risk-copy.ts'
import { heartRiskMessage } from './heart-risk-view.ts'

function Risk({ report, span, about, neighbours }: OpenedRisk) {
  const share = isOwn() && (
    <span className={styles.headerAction}>
      <Button
        variant="text"
        inline
        onClick={() => void shareText(HEART_RISK.title, heartRiskMessage(report, span))}
      >
        {HEART_RISK.share}
      </Button>
    </span>
  )

  const bottom = (
    <>
      <Button variant="outline" onClick={() => printReport(`${HEART_RISK.title} ${span}`)}>
        {HEART_RISK.print}
      </Button>
      <DoctorAction />
    </>
  )

  return (
    <Page title={HEART_RISK.title} back right={share} bottom={bottom}>
      {neighbours}
      <RiskSheet report={report} about={about} />
      <RiskLinks />
    </Page>
  )
}

/** 心脏隐患报告: the screening of 30 days for hidden heart trouble. */
export default function HeartRiskPage() {
  return <OpenRisk path="/HeartHidingReport">{(opened) => <Risk {...opened} />}</OpenRisk>
}

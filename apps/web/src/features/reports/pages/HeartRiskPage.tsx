import { Button } from '../../../shared/ui/Button.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { DoctorAction } from '../components/DoctorAction.tsx'
import { type OpenedRisk, OpenRisk } from '../components/OpenRisk.tsx'
import { printReport } from '../components/print-report.ts'
import styles from '../components/report.module.css'
import { RiskLinks } from '../components/RiskLinks.tsx'
import { RiskSheet } from '../components/RiskSheet.tsx'
import { shareText } from '../components/share-text.ts'
import { HEART_RISK } from '../heart-risk-copy.ts'
import { heartRiskMessage } from '../model/heart-risk-view.ts'

function Risk({ report, span, about, neighbours }: OpenedRisk) {
  const share = (
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
      <DoctorAction text={HEART_RISK.doctor} />
    </>
  )

  return (
    <Page title={HEART_RISK.title} back right={share} bottom={bottom}>
      {neighbours}
      <RiskSheet report={report} span={span} about={about} />
      <RiskLinks />
    </Page>
  )
}

/** 心脏隐患报告: the screening of 30 days for hidden heart trouble. */
export default function HeartRiskPage() {
  return <OpenRisk path="/HeartHidingReport">{(opened) => <Risk {...opened} />}</OpenRisk>
}

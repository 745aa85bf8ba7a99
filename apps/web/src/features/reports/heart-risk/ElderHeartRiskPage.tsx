import { Button } from '../../../shared/ui/controls/Button.tsx'
import { FamilyCall } from '../../../shared/product/FamilyCall.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { RescueButton } from '../../../shared/product/RescueButton.tsx'
import { DoctorAction } from './DoctorAction.tsx'
import styles from './heart-risk.module.css'
import { type OpenedRisk, OpenRisk } from './OpenRisk.tsx'
import { printReport } from '../parts/print-report.ts'
import { RiskLinks } from './RiskLinks.tsx'
import { RiskSheet } from './RiskSheet.tsx'
import { shareText } from './share-text.ts'
import { HEART_RISK } from './heart-risk-copy.ts'
import { heartRiskMessage, spokenHeartRisk } from './heart-risk-view.ts'
import { isOwn } from '../../../stores/subject.ts'

function Risk({ report, span, about, neighbours }: OpenedRisk) {
  const urgent = report.level === 'high'

  const bottom = (
    <>
      {isOwn() && <FamilyCall />}
      {urgent && isOwn() ? <RescueButton /> : <DoctorAction />}
    </>
  )

  const help = (
    <>
      <ReadAloud text={spokenHeartRisk(report)} />
      {urgent && <DoctorAction variant="outline" />}
    </>
  )

  return (
    <Page
      title={HEART_RISK.title}
      back
      bottom={<div className={`flow wide gap-s3 ${styles.calls}`}>{bottom}</div>}
    >
      {neighbours}
      <RiskSheet report={report} about={about} help={help} />
      <RiskLinks />
      {isOwn() && (
        <Button
          variant="outline"
          onClick={() => void shareText(HEART_RISK.title, heartRiskMessage(report, span))}
        >
          {HEART_RISK.elderShare}
        </Button>
      )}
      <Button variant="outline" onClick={() => printReport(`${HEART_RISK.title} ${span}`)}>
        {HEART_RISK.elderPrint}
      </Button>
    </Page>
  )
}

/** 心脏隐患报告 in the elderly layout: the level, one sentence and who to call; the rest below. */
export default function ElderHeartRiskPage() {
  return (
    <OpenRisk path="/oldAgeHeartHidingReport">
      {(opened) => <Risk key={opened.span} {...opened} />}
    </OpenRisk>
  )
}

import { daysBetween, shanghaiDay } from '@kangban/china-time'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { BenefitCard } from '../../../shared/product/benefit/BenefitCard.tsx'
import { useBenefit } from '../../../shared/product/benefit/use-benefit.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { ConsentRow } from '../components/ConsentRow.tsx'
import { DeletionNotice } from '../components/DeletionNotice.tsx'
import { DisplaySettings } from '../components/DisplaySettings.tsx'
import { ExportRow } from '../components/ExportRow.tsx'
import { HelpRows } from '../components/HelpRows.tsx'
import { LeaveRow } from '../components/LeaveRow.tsx'
import { PersonHeader } from '../components/PersonHeader.tsx'
import { PointsAndDevices } from '../components/PointsAndDevices.tsx'
import { RecordRows } from '../components/RecordRows.tsx'
import { SecurityEventsRow } from '../components/SecurityEventsRow.tsx'
import { SessionsRow } from '../components/SessionsRow.tsx'
import { MINE } from '../mine-copy.ts'

const guardedDays = (createdAt: string): number =>
  daysBetween(shanghaiDay(createdAt), todayInChina()) + 1

/** For a figure that is being read. */
const AWAITED = '…'

/** What only a back end of ours knows of the account. */
const useAccount = () =>
  useQuery({ ...api.account.getAccount.queryOptions({}), enabled: !isDocumentedOnly() })

/** What a person may do with what is held of them; every part is a call of ours. */
const Privacy = () => (
  <Card title={MINE.privacyTitle} flush>
    <ConsentRow />
    <SessionsRow />
    <SecurityEventsRow />
    <ExportRow />
  </Card>
)

/** 我的: who it is, what belongs to the person, how it is shown, and the ways out. */
export default function MinePage() {
  const { data: account, isLoading } = useAccount()
  const { benefit, detail } = useBenefit()
  const days = account ? guardedDays(account.createdAt) : isLoading && AWAITED

  return (
    <Page title={MINE.title} tabs>
      <PersonHeader />
      <Sentence value={days ? MINE.guarded(days) : MINE.sentence} />
      {account?.deletion && <DeletionNotice {...account.deletion} />}
      {(benefit || !detail.stale) && <BenefitCard benefit={benefit} linked />}
      <PointsAndDevices />
      <DisplaySettings />
      <RecordRows />
      <HelpRows />
      {!isDocumentedOnly() && <Privacy />}
      <LeaveRow />
    </Page>
  )
}

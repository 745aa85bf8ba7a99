import { REDEMPTION_STATUS } from '@kangban/contracts'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { RedemptionFacts } from '../components/RedemptionFacts.tsx'
import { ScanButton } from '../components/ScanButton.tsx'
import { useRedeem } from '../components/use-redeem.ts'
import { INFO } from '../copy.ts'
import { type KeptRedemption, keptRedemption } from '../model/kept-redemption.ts'

function Information({ kept }: { kept: KeptRedemption }) {
  const navigate = useNavigate()
  const { redemption, redeemed, trouble, pending, ask } = useRedeem(kept)

  return (
    <>
      <Sentence value={redeemed ? INFO.redeemed : INFO.pending} />
      <RedemptionFacts redemption={redemption} />
      {trouble && (
        <div className="notice warning stack gap-s2" role="alert">
          <p>{INFO[trouble]}</p>
          {trouble === 'expired' && (
            <Button
              onClick={() => void navigate(`/writeOff?id=${encodeURIComponent(redemption.id)}`)}
            >
              {INFO.codeAgain}
            </Button>
          )}
        </div>
      )}
      {trouble !== 'expired' && (
        <Button disabled={redeemed} busy={pending} onClick={ask}>
          {redeemed ? INFO.statuses[REDEMPTION_STATUS.redeemed] : INFO.redeem}
        </Button>
      )}
      {redeemed && <ScanButton text={INFO.next} variant="outline" />}
    </>
  )
}

/** 核销信息: who won what, and whether it was handed out. */
export default function WriteOffInformationPage() {
  const [kept] = useState(keptRedemption)
  if (!kept) return <Navigate to="/writeOff" replace />

  return (
    <Page title={INFO.title}>
      <Information kept={kept} />
    </Page>
  )
}

import { isPoints } from '@kangban/contracts'
import { redemptionPage } from '@kangban/rules/points/redemption-page'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../../api/client.ts'
import { appAddress } from '../../../host/h5-host.ts'
import { display } from '../../../shared/format/display.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { BigNumber } from '../../../shared/ui/parts/BigNumber.tsx'
import { Phrases } from '../../../shared/ui/parts/Phrases.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { COPY, QR, RESULT } from '../copy.ts'
import { drawState } from '../model/activity-state.ts'
import type { Activity } from '../model/points-answer.ts'
import { CashQr } from './CashQr.tsx'
import styles from './draw.module.css'
import type { Draw } from './use-draw.ts'

interface ResultProps {
  activity: Activity
  remain: number | null
  draw: Draw
  onAwards: () => void
  onFine: () => void
}

function WonCash({ id }: { id: string }) {
  const reqUrl = redemptionPage(appAddress(), id)
  const code = useQuery(api.redemption.getQrCode.queryOptions({ reqUrl, id }))

  return (
    <LoadState query={code} isEmpty={(data) => !data?.url} empty={<EmptyState text={QR.missing} />}>
      {(data) => data?.url && <CashQr url={data.url} onRetry={() => void code.refetch()} />}
    </LoadState>
  )
}

function headingOf({ prize }: Draw): string {
  if (!prize) return RESULT.none
  return prize.prizeType !== null && isPoints(prize.prizeType) ? RESULT.points : RESULT.cash
}

/** With the name of the prize, unless that is the very figure above. */
function grantedText({ prize }: Draw): string {
  const name = prize?.prizeName

  return name && name !== `${prize.quota}${COPY.points}`
    ? `${name}，${RESULT.granted}`
    : RESULT.granted
}

/** What was won. The focus goes to it, so that a screen reader says it. */
export function DrawResult({ activity, remain, draw, onAwards, onFine }: ResultProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const { prize, id } = draw
  const points = prize?.prizeType ? isPoints(prize.prizeType) : false
  const cash = prize !== null && !points
  const mayAgain = (activity.consume ?? 0) > 0 && drawState(activity, remain) === 'open'

  return (
    <>
      <div
        ref={panel}
        tabIndex={-1}
        className={`stack middle gap-s3 surface ink wide mid px-s4 py-s35 ${styles.result}`}
      >
        <p className="small strong">{display(activity.name)}</p>
        <h2 className={`strong lines-13 ${styles.resultTitle}`}>{headingOf(draw)}</h2>
        {prize && (
          <BigNumber
            value={cash ? prize.quota?.toFixed(2) : prize.quota}
            unit={cash ? RESULT.yuan : COPY.points}
            size="hero"
            color="var(--m-point)"
          />
        )}
        {points && (
          <p className="text">
            <Phrases value={grantedText(draw)} />
          </p>
        )}
        {!prize && <p className="text lines-15">{RESULT.unknown}</p>}
        {cash && id && <WonCash id={id} />}
        {!cash && (
          <Button onClick={mayAgain ? draw.again : onFine}>
            {mayAgain ? RESULT.again : RESULT.fine}
          </Button>
        )}
        <Button variant="text" onClick={onAwards}>
          {RESULT.toAwards}
        </Button>
      </div>
      {cash && <p className={`small mid ${styles.quiet}`}>{RESULT.kept}</p>}
    </>
  )
}

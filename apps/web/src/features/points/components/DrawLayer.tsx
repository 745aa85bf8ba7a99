import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { api } from '../../../api/client.ts'
import { uiCopy } from '../../../shared/ui/copy.ts'
import { useOverlay } from '../../../shared/ui/layers/use-overlay.ts'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { RESULT, WHEEL } from '../copy.ts'
import type { PendingDraw } from '../model/pending-draw.ts'
import type { Activity, Prize } from '../model/points-answer.ts'
import styles from './draw.module.css'
import { DrawResult } from './DrawResult.tsx'
import { DrawStage } from './DrawStage.tsx'
import { useDraw } from './use-draw.ts'

interface DrawLayerProps {
  activity: Activity
  remain: number | null
  resumed: PendingDraw | null
  /** Runs when the layer is gone; with true, the record of prizes is wanted next. */
  onClose: (toAwards: boolean) => void
}

const NONE: readonly Prize[] = []

/** The prize wheel of an activity and what was won, one after the other in one layer. */
export function DrawLayer({ activity, remain, resumed, onClose }: DrawLayerProps) {
  const toAwards = useRef(false)
  const { dialog, leave } = useOverlay({ open: true, onClose: () => onClose(toAwards.current) })
  const wheel = useQuery(api.points.getWheel.queryOptions({ id: activity.id ?? '' }))
  const prizes = wheel.data ?? NONE
  const draw = useDraw({ activity, remain, prizes, resumed })

  const showAwards = () => {
    toAwards.current = true
    leave()
  }

  const stage = (
    <LoadState
      query={wheel}
      isEmpty={(data) => data.length === 0}
      skeleton={
        <div className={`surface rounded-l px-s4 py-s35 wide ${styles.waiting}`}>
          <Skeleton lines={6} />
        </div>
      }
      empty={
        <div className={`surface rounded-l wide ${styles.waiting}`}>
          <EmptyState text={WHEEL.noPrizes} />
        </div>
      }
    >
      {() => (
        <DrawStage
          activity={activity}
          remain={remain}
          prizes={prizes}
          draw={draw}
          onAwards={showAwards}
        />
      )}
    </LoadState>
  )

  const over = draw.phase === 'over'

  return createPortal(
    <dialog
      {...dialog}
      className={styles.layer}
      data-light
      aria-label={over ? RESULT.title : (activity.name ?? WHEEL.nameless)}
    >
      <div tabIndex={-1} className={`stack middle gap-s4 px-s4 ${styles.panel}`}>
        {over ? (
          <DrawResult
            activity={activity}
            remain={remain}
            draw={draw}
            onAwards={showAwards}
            onFine={leave}
          />
        ) : (
          stage
        )}
        <button
          type="button"
          className={`square on-solid lines-10 fs-n24 pill fixed ${styles.close}`}
          aria-label={uiCopy.close}
          onClick={leave}
        >
          ×
        </button>
      </div>
    </dialog>,
    document.body,
  )
}

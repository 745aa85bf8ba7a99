import { ecgCopy } from '../parts/copy.ts'
import { GAINS_MM_PER_MV, SPEEDS_MM_PER_S } from '../../../shared/ecg-paper/paper-scales.ts'
import { zoomed } from '../../../shared/ecg-paper/strip-layout.ts'
import type { StripView } from './LeadStrip.tsx'
import { ChipChoice } from '../../../shared/ecg-paper/ChipChoice.tsx'
import styles from '../../../shared/ecg-paper/strip.module.css'

const copy = ecgCopy.leadPage
const ZOOM_STEP = 1.25

interface LeadToolsProps {
  view: StripView
  onView: (view: StripView) => void
  caliperOn: boolean
  onCaliper: () => void
  /** Whether rows can stand below each other. */
  hasRows: boolean
}

/** Paper speed, gain, caliper, zoom and arrangement of the strip. */
export function LeadTools({ view, onView, caliperOn, onCaliper, hasRows }: LeadToolsProps) {
  const zoom = (factor: number) => onView({ ...view, pxPerMm: zoomed(view.pxPerMm, factor) })
  const canZoom = (factor: number) => zoomed(view.pxPerMm, factor) !== view.pxPerMm

  return (
    <div className={`grid gap-s2 ${styles.tools}`}>
      <ChipChoice
        label={copy.speed}
        value={view.speedMmPerS}
        values={SPEEDS_MM_PER_S}
        onChange={(speedMmPerS) => onView({ ...view, speedMmPerS })}
      />
      <ChipChoice
        label={copy.gain}
        value={view.gainMmPerMv}
        values={GAINS_MM_PER_MV}
        onChange={(gainMmPerMv) => onView({ ...view, gainMmPerMv })}
      />
      <button type="button" className={styles.chip} aria-pressed={caliperOn} onClick={onCaliper}>
        {caliperOn && <span aria-hidden="true">✓</span>}
        {copy.caliper}
      </button>
      <button
        type="button"
        className={styles.chip}
        disabled={!canZoom(1 / ZOOM_STEP)}
        onClick={() => zoom(1 / ZOOM_STEP)}
      >
        <span aria-hidden="true">－</span>
        {copy.zoomOut}
      </button>
      <button
        type="button"
        className={styles.chip}
        disabled={!canZoom(ZOOM_STEP)}
        onClick={() => zoom(ZOOM_STEP)}
      >
        <span aria-hidden="true">＋</span>
        {copy.zoomIn}
      </button>
      {hasRows && (
        <button
          type="button"
          className={styles.chip}
          onClick={() => onView({ ...view, mode: view.mode === 'rows' ? 'line' : 'rows' })}
        >
          {view.mode === 'rows' ? copy.line : copy.rows}
        </button>
      )}
    </div>
  )
}

import { Button } from '../../../shared/ui/controls/Button.tsx'
import { VIEWER } from '../copy.ts'
import { canZoomIn, canZoomOut } from '../model/zoom.ts'
import styles from './picture.module.css'
import type { Zoom } from './use-zoom.ts'

/** A step that is plainly seen. */
const STEP = 1.5

interface PictureToolsProps {
  zoom: Zoom
  /** There is something to enlarge. */
  loaded: boolean
  at: number
  count: number
  onStep: (step: 1 | -1) => void
}

/** Everything that the fingers can do, as buttons. */
export function PictureTools({ zoom, loaded, at, count, onStep }: PictureToolsProps) {
  const { view } = zoom

  return (
    <>
      {count > 1 && (
        <div className={styles.tools}>
          <Button variant="outline" disabled={at === 0} onClick={() => onStep(-1)}>
            <span aria-hidden="true">‹</span> {VIEWER.previous}
          </Button>
          <Button variant="outline" disabled={at === count - 1} onClick={() => onStep(1)}>
            {VIEWER.next} <span aria-hidden="true">›</span>
          </Button>
        </div>
      )}
      <div className={styles.tools}>
        <Button
          variant="outline"
          disabled={!loaded || !canZoomOut(view)}
          onClick={() => zoom.zoom(1 / STEP)}
        >
          <span aria-hidden="true">−</span> {VIEWER.zoomOut}
        </Button>
        <Button
          variant="outline"
          disabled={!loaded || !canZoomIn(view)}
          onClick={() => zoom.zoom(STEP)}
        >
          <span aria-hidden="true">+</span> {VIEWER.zoomIn}
        </Button>
      </div>
    </>
  )
}

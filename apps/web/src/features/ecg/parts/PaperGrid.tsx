import { useEffect, useRef } from 'react'
import { paintGrid, prepareCanvas } from '../../../shared/ecg-paper/canvas-paint.ts'
import styles from './paper.module.css'

interface PaperGridProps {
  widthPx: number
  heightPx: number
  pxPerMm: number
}

/** The lines of ECG paper; painted once for a size. */
export function PaperGrid({ widthPx, heightPx, pxPerMm }: PaperGridProps) {
  const grid = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const context = prepareCanvas(grid.current, { widthPx, heightPx })
    if (context) paintGrid(context, { widthPx, heightPx, pxPerMm })
  }, [widthPx, heightPx, pxPerMm])

  return (
    <canvas ref={grid} className={`wide absolute full-height ${styles.layer}`} aria-hidden="true" />
  )
}

import { uiCopy } from '../copy.ts'
import styles from './state.module.css'

interface SkeletonProps {
  lines?: number
  /** As high as the screen, so that nothing below it is seen before it has its place. */
  tall?: boolean
}

/** Grey lines in the place of what is being loaded. */
export function Skeleton({ lines = 3, tall = false }: SkeletonProps) {
  return (
    <div
      className={`grid gap-s3 py-s1 ${styles.skeleton} ${tall ? styles.tall : ''}`}
      role="status"
      aria-label={uiCopy.loading}
    >
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={`boxed rounded-s ${styles.bone}`} />
      ))}
    </div>
  )
}

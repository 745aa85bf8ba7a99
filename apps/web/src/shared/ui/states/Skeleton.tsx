import { uiCopy } from '../copy.ts'
import styles from './state.module.css'

/** Grey lines in the place of what is being loaded. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-s3 py-s1" role="status" aria-label={uiCopy.loading}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={`boxed rounded-s ${styles.bone}`} />
      ))}
    </div>
  )
}

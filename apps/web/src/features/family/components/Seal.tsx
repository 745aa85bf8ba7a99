import { sealOf } from '../model/family-view.ts'
import styles from './family.module.css'

interface SealProps {
  label: string
  /** `kin`: whose health is seen; `paper`: the same on the strip; `me`: one's own. */
  tone?: 'kin' | 'me' | 'paper'
}

/** One character that stands for a person; the name stands beside it. */
export const Seal = ({ label, tone }: SealProps) => (
  <span className={styles.seal} data-tone={tone} aria-hidden="true">
    {sealOf(label)}
  </span>
)

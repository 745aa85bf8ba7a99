import { ecgCopy } from './copy.ts'
import styles from './paper.module.css'

/** A flag for each mark, which `moveFlags` brings to its place. */
export const MarkFlags = ({ marks }: { marks: readonly { sample: number }[] }) =>
  marks.map(({ sample }) => (
    <span key={sample} data-flag="" aria-hidden="true" hidden>
      <span
        className={`caption warn strong lines-15 nowrap warn-soft absolute pill ${styles.flag}`}
      >
        {ecgCopy.early}
      </span>
      <span className={`absolute left-half ${styles.tip}`} />
    </span>
  ))

import { beatFlag } from '@kangban/rules/ecg/mark-words'
import { FlagText } from '../../../shared/ecg-paper/FlagText.tsx'
import type { StripMark } from '../../../shared/ecg-paper/strip-mark.ts'
import styles from './paper.module.css'

/** A flag for each mark, which `moveFlags` brings to its place. */
export const MarkFlags = ({ marks }: { marks: readonly StripMark[] }) =>
  marks.map(({ sample, kind, denied }) => (
    <span key={sample} data-flag="" aria-hidden="true" hidden>
      <span
        className={`caption warn strong lines-15 nowrap warn-soft absolute pill ${styles.flag}`}
        data-denied={denied || undefined}
      >
        <FlagText words={beatFlag(kind)} denied={denied} />
      </span>
      <span className={`absolute left-half ${styles.tip}`} />
    </span>
  ))

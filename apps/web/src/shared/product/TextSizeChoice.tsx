import { TEXT_SIZES, useSettings } from '../../stores/settings.ts'
import { TEXT_SIZE } from './display-copy.ts'
import { Seg } from '../ui/controls/Seg.tsx'
import styles from './display-choice.module.css'

const OPTIONS = TEXT_SIZES.map((value) => ({ value, text: TEXT_SIZE.sizes[value] }))

/** The size of all text, in three steps; remembered on this phone. */
export function TextSizeChoice() {
  const { textSize, setTextSize } = useSettings()

  return (
    <div className={styles.choice}>
      <Seg label={TEXT_SIZE.label} options={OPTIONS} value={textSize} onChange={setTextSize} />
    </div>
  )
}

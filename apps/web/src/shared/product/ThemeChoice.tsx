import { THEMES, useSettings } from '../../stores/settings.ts'
import { Seg } from '../ui/controls/Seg.tsx'
import { THEME } from './display-copy.ts'
import styles from './display-choice.module.css'

const OPTIONS = THEMES.map((value) => ({ value, text: THEME.themes[value] }))

/** Light, dark, or as the phone is; remembered on this phone. */
export function ThemeChoice() {
  const { theme, setTheme } = useSettings()

  return (
    <div className={styles.choice}>
      <Seg label={THEME.label} options={OPTIONS} value={theme} onChange={setTheme} />
    </div>
  )
}

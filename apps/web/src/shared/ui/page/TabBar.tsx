import { NavLink } from 'react-router-dom'
import { tabItems } from '../../../config/screens.ts'
import { useSettings } from '../../../stores/settings.ts'
import { uiCopy } from '../copy.ts'
import { TabIcon } from './TabIcon.tsx'
import styles from './tab-bar.module.css'

/** Links to the main pages; those of the elderly layout in elderly mode. */
export function TabBar() {
  const elder = useSettings((state) => state.elder)

  return (
    <nav className={`row ruled surface ${styles.bar}`} aria-label={uiCopy.tabs}>
      {tabItems(elder).map(({ path, text, icon }) => (
        <NavLink
          key={path}
          to={path}
          replace
          className={`stack middle fill caption muted lines-13 ${styles.item}`}
        >
          <TabIcon icon={icon} className={styles.icon} />
          {text}
        </NavLink>
      ))}
    </nav>
  )
}

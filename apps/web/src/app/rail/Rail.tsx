import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { NavLink } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { isDocumentedOnly } from '../../config/runtime-config.ts'
import { hasRoute, tabItems } from '../../config/screens.ts'
import { uiCopy } from '../../shared/ui/copy.ts'
import { TabIcon } from '../../shared/ui/page/TabIcon.tsx'
import { Glyph } from '../../shared/ui/parts/Glyph.tsx'
import { useSettings } from '../../stores/settings.ts'
import { hasKin, useSubject } from '../../stores/subject.ts'
import { FamilyFrame } from '../family.ts'
import { RAIL } from './copy.ts'
import { ListBeside, type ListBesideProps } from './ListBeside.tsx'
import { PLACES } from './places.ts'
import styles from './rail.module.css'

/** How many matters wait, by the same answer as home's; a back end of the documents alone composes it for home only. */
function useOpenMatters(): number {
  const { data } = useQuery({
    ...api.home.getHomeSummary.queryOptions({}),
    enabled: !isDocumentedOnly(),
  })

  return data?.openMatters ?? 0
}

const ITEM = `press text ink rounded-m ${styles.item}`

const NAME = <p className={`heading ${styles.name}`}>{RAIL.name}</p>

/** Beside the page in a wide window: the main pages, and what people open most of a person's health. */
export default function Rail(beside: ListBesideProps) {
  const elder = useSettings((state) => state.elder)
  // What is shared decides which places there are.
  const subject = useSubject((state) => state.subject)
  const waiting = useOpenMatters()

  return (
    <>
      <nav className={`stack surface ${styles.rail}`} aria-label={uiCopy.tabs}>
        <Suspense fallback={subject || hasKin() ? <p className={styles.name} /> : NAME}>
          <FamilyFrame place="rail" none={NAME} />
        </Suspense>
        {tabItems(elder).map(({ path, text, icon }) => (
          <NavLink key={path} to={path} className={ITEM}>
            <TabIcon icon={icon} className={styles.icon} />
            {text}
          </NavLink>
        ))}
        <hr className={styles.line} />
        {PLACES.filter(({ path }) => hasRoute(path)).map(({ path, text, char, tone }) => (
          <NavLink key={path} to={path} className={ITEM}>
            <Glyph char={char} tone={tone} size="s" />
            <span className={styles.word}>
              {text}
              {path === '/warnEventList' && waiting > 0 && (
                <b className="bad">{RAIL.waiting(waiting)}</b>
              )}
            </span>
          </NavLink>
        ))}
      </nav>
      <ListBeside key={subject && `${subject.userCode} ${subject.areas.join()}`} {...beside} />
    </>
  )
}

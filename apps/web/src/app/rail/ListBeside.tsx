import {
  type ComponentType,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
// The context that `<Routes location>` sets: the app matches paths itself, and needs none of what comes with Routes.
import { type Location, UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
import { Beside } from '../../shared/ui/page/beside.ts'
import { findRoute } from '../routes.ts'
import { RAIL } from './copy.ts'
import styles from './list-beside.module.css'

/** Room for rail, list and page. */
const wide = window.matchMedia('(width >= 1280px) and (height >= 480px)')

const MARKED = '[aria-current]'

const onWide = (tell: () => void) => {
  wide.addEventListener('change', tell)
  return () => wide.removeEventListener('change', tell)
}

export interface ListBesideProps {
  /** What was left for the page on the screen. */
  list: Location | null
  /** What keeps a failure of the list to itself. */
  Boundary: ComponentType<{ children: ReactNode }>
}

/** In a window wide enough, beside a page the list that it was chosen from, in which the next one can be chosen. */
export function ListBeside({ list, Boundary }: ListBesideProps) {
  const { location: page, navigationType } = use(LocationContext)
  const isWide = useSyncExternalStore(onWide, () => wide.matches)
  const shown = isWide ? list : null
  const column = useRef<HTMLElement>(null)
  const open = page.pathname + page.search
  const has = shown !== null

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-list', has)
    return () => document.documentElement.removeAttribute('data-list')
  }, [has])

  useEffect(() => {
    if (has && open) column.current?.querySelector(MARKED)?.scrollIntoView({ block: 'nearest' })
  }, [open, has])

  const { page: List } = (shown && findRoute(shown.pathname)) ?? {}
  if (!shown || !List) return null

  return (
    <aside ref={column} className={styles.list} aria-label={RAIL.list}>
      <Beside value={open}>
        <Boundary>
          <LocationContext value={{ location: shown, navigationType }}>
            <List />
          </LocationContext>
        </Boundary>
      </Beside>
    </aside>
  )
}

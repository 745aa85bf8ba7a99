import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSettings } from '../stores/settings.ts'
import { useShell } from '../stores/shell.ts'
import { applyRootFont } from './root-font.ts'
import type { Route } from './routes.ts'

/** Root font and type scale of the screen, kept through turns of the phone. */
function useRootFont(path: string): void {
  const { elder, textSize } = useSettings()

  useLayoutEffect(() => {
    const apply = () => applyRootFont({ path, elder, textSize })
    apply()
    window.addEventListener('resize', apply)
    return () => window.removeEventListener('resize', apply)
  }, [path, elder, textSize])
}

/** To the top on navigation; a kept screen comes back where it was left. */
function useScrollReset(route: Route | undefined): void {
  const left = useRef(new Map<string, number>())
  const name = route?.name ?? ''

  useLayoutEffect(() => {
    const kept = useShell.getState().keepAliveList.includes(name)
    window.scrollTo(0, kept ? (left.current.get(name) ?? 0) : 0)
    const remember = () => left.current.set(name, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [name])
}

function useStatusBar(): void {
  const height = useShell((state) => state.statusBarHeight)

  useLayoutEffect(() => {
    // Real px of the host, so not by the style sheet, where px become rem.
    document.documentElement.style.setProperty('--status-bar', `${height}px`)
  }, [height])
}

/** After a navigation a screen reader goes on at the new screen, unless the screen has put the focus somewhere itself. */
function useFocusReset(name: string | undefined): void {
  const before = useRef(name)

  useEffect(() => {
    if (
      name &&
      before.current &&
      name !== before.current &&
      document.activeElement === document.body
    ) {
      document.getElementById('root')?.focus({ preventScroll: true })
    }

    before.current = name ?? before.current
  }, [name])
}

/** No phone has as much, however it is held. Whether the window is wide enough for the rail is for the style sheets to say. */
const LARGE_SCREEN_PX = 480

/** Keeps the room for the rail before it is there. Gives whether it may ever be seen here, and is to be fetched. */
function useRail(wanted: boolean): boolean {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-rail', wanted)
  }, [wanted])

  return wanted && Math.min(screen.width, screen.height) >= LARGE_SCREEN_PX
}

/** What surrounds the content of every screen. */
export function useScreenFrame(route: Route | undefined, loggedIn: boolean): boolean {
  // These write, and what follows measures: the other way round the page would be laid out twice.
  useStatusBar()
  const hasRail = useRail(loggedIn && !!route && !route.public)
  useRootFont(route?.path ?? '')
  useScrollReset(route)
  useFocusReset(route?.name)

  useLayoutEffect(() => {
    if (route) document.title = route.title
  }, [route])

  return hasRail
}

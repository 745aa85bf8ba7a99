import { lazy, Suspense, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { hasRoute, isOffered, isShown } from '../config/screens.ts'
import { PageTop } from '../shared/ui/page/Page.tsx'
import { confirm } from '../shared/ui/layers/confirm.ts'
import { useSession } from '../stores/session.ts'
import { useSettings } from '../stores/settings.ts'
import { hasKin, useSubject } from '../stores/subject.ts'
import { useShell } from '../stores/shell.ts'
import { appCopy } from './copy.ts'
import { useLiveUpdates, usePendingUploads } from './live/use-live-updates.ts'
import { useList } from './rail/use-list.ts'
import { isNowhere, redirectOf, turnsElderOn } from './redirect.ts'
import { FamilyFrame, isHome } from './family.ts'
import { findRoute } from './routes.ts'
import { PartBoundary, ScreenBoundary } from './ScreenBoundary.tsx'
import { Screens } from './Screens.tsx'
import { useScreenFrame } from './use-screen-frame.ts'

/** Wide windows alone show it. */
const Rail = lazy(() => import('./rail/Rail.tsx'))

const KinPlace = () => <div className="tall" />

/** Not on the way to the first screen. */
const NotOfferedScreen = lazy(() => import('./NotOfferedScreen.tsx'))
const ReminderBanner = lazy(() => import('../features/reminders/components/ReminderBanner.tsx'))

/** Remembers a screen that asked for a login, but not the one on which somebody logged out. */
function useIntendedPath(wanted: string | null, loggedIn: boolean): void {
  const wasLoggedIn = useRef(loggedIn)

  useEffect(() => {
    if (wanted && !wasLoggedIn.current) useShell.getState().setIntendedPath(wanted)
    wasLoggedIn.current = loggedIn
  }, [wanted, loggedIn])
}

/** Whoever followed a wrong or an old link is led home, and told why it is not what was looked for. */
function useNowhereNotice(path: string, { isAtScreen }: { isAtScreen: boolean }): void {
  const cameFromNowhere = useRef(false)

  useEffect(() => {
    if (isNowhere(path)) cameFromNowhere.current = true
    // A dialog stands on an entry of the history, which another redirect would take from it.
    if (!isAtScreen || !cameFromNowhere.current) return
    cameFromNowhere.current = false

    void confirm({
      title: appCopy.nowhereTitle,
      content: appCopy.nowhere,
      okText: appCopy.gotIt,
      cancelText: null,
    })
  }, [path, isAtScreen])
}

/** Decides what a location shows: its screen, or a way to another one. */
export function Shell() {
  const location = useLocation()
  const { pathname, search } = location
  const loggedIn = useSession((state) => state.token !== '')
  const { elder, setElder } = useSettings()
  const subject = useSubject((state) => state.subject)
  const entersElder = turnsElderOn(pathname)
  const redirect = redirectOf({ path: pathname, search, loggedIn, elder })
  const route = redirect ? undefined : findRoute(pathname)

  useIntendedPath(redirect === '/login' ? pathname + search : null, loggedIn)
  useNowhereNotice(pathname, { isAtScreen: route !== undefined })
  const hasRail = useScreenFrame(route, loggedIn)
  const whose = subject ? `${subject.userCode} ${subject.areas.join()}` : ''
  const list = useList(location, whose)
  useLiveUpdates()
  usePendingUploads()

  useEffect(() => {
    if (entersElder) setElder(true)
  }, [entersElder, setElder])

  const top = (
    // Where it will say who is on the screen, nothing may move when it comes.
    <PartBoundary waiting={!subject && hasKin() && <KinPlace />}>
      <FamilyFrame place="top" />
    </PartBoundary>
  )

  if (redirect) return <Navigate to={redirect} replace />
  if (!route) return null

  return isOffered(route) ? (
    <>
      {hasRail && (
        <PartBoundary>
          <Rail list={list} Boundary={ScreenBoundary} />
        </PartBoundary>
      )}
      {subject && (
        <Suspense>
          <FamilyFrame place="above" />
        </Suspense>
      )}
      <PageTop value={isHome(pathname) && top}>
        {isShown(pathname) && <Screens key={whose} route={route} />}
      </PageTop>
      {loggedIn && !subject && hasRoute('/reminders') && (
        <PartBoundary>
          <ReminderBanner />
        </PartBoundary>
      )}
    </>
  ) : (
    <ScreenBoundary>
      <NotOfferedScreen title={route.title} />
    </ScreenBoundary>
  )
}

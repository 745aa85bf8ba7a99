import { Activity, useState } from 'react'
import { useShell } from '../stores/shell.ts'
import { findRoute, type Route } from './routes.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'

/** The current screen, and hidden beside it those of the keep-alive list that were open before. */
export function Screens({ route }: { route: Route }) {
  const keepAliveList = useShell((state) => state.keepAliveList)
  const [opened, setOpened] = useState<readonly string[]>([])

  if (route.path === '/login') {
    // Whoever logs in next starts with screens of their own.
    if (opened.length > 0) setOpened([])
  } else if (keepAliveList.includes(route.name) && !opened.includes(route.path)) {
    setOpened([...opened, route.path])
  }

  const kept = opened
    .flatMap((path) => findRoute(path) ?? [])
    .filter(({ name }) => keepAliveList.includes(name))

  const shown = kept.some(({ path }) => path === route.path) ? kept : [...kept, route]

  return shown.map(({ path, page: PageOfRoute }) => (
    <Activity key={path} mode={path === route.path ? 'visible' : 'hidden'}>
      <ScreenBoundary>
        <PageOfRoute />
      </ScreenBoundary>
    </Activity>
  ))
}

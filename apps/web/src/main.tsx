import './shared/ui/styles/tokens.css'
import './shared/ui/styles/base.css'
import './shared/ui/styles/vocabulary.css'
import { MS_PER_SECOND } from '@kangban/china-time'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startHealing } from './api/heal.ts'
import { queryClient } from './api/query-client.ts'
import { loadContracts } from './api/quiet-client.ts'
import { App } from './app/App.tsx'
import { fetchFamilyFrame, isHome, loadFamily } from './app/family.ts'
import { ConfigErrorPage } from './app/ConfigErrorPage.tsx'
import { makeFirstCalls } from './app/first-calls.ts'
import { redirectOf, turnsElderOn } from './app/redirect.ts'
import { applyRootFont } from './app/root-font.ts'
import { findRoute } from './app/routes.ts'
import { followTheme } from './app/theme.ts'
import { settleBackend } from './api/probe.ts'
import { loadRuntimeConfig, type RuntimeConfig } from './config/runtime-config.ts'
import { findHost } from './host/host.ts'
import { receiveFromHost } from './host/receive.ts'
import { wordSegmenter } from './shared/format/segmenter.ts'
import { whenTouched } from './shared/ui/when-touched.ts'
import { useSession } from './stores/session.ts'
import { SUBJECT_KEY } from './stores/subject.ts'
import { useSettings } from './stores/settings.ts'
import { bringWorker, newestVersion } from './worker/from-page.ts'

/** A first screen has its first answers by then, which home would come among. */
const HOME_AFTER_MS = 3 * MS_PER_SECOND
/** A first screen on a slow phone has its answers by then. */
const WORKER_AFTER_MS = 8 * MS_PER_SECOND

/** Demo only, asked for in the address: a native app that is not there. */
async function simulateHost({ mode }: RuntimeConfig): Promise<void> {
  const asked = new URLSearchParams(location.search)
  if (mode !== 'demo' || !asked.has('simulatedHost')) return
  const { startSimulation } = await import('./host/simulation.ts')
  startSimulation(asked)
}

/** The screen to which a path leads, from the root to home and to its layout for elderly mode. */
function pathOfScreen(path: string, loggedIn: boolean): string {
  const { elder } = useSettings.getState()
  const sentTo = (it: string) => redirectOf({ path: it, search: '', loggedIn, elder }) ?? it
  return sentTo(sentTo(path))
}

/** What the first screen is made of comes beside the configuration, not after it, and what its first answer takes. */
function fetchAhead(path: string, loggedIn: boolean): Promise<unknown> {
  const ofAnswers = loggedIn ? [loadContracts(), fetchFamilyFrame()] : []
  const screenComes = findRoute(path)?.load() ?? Promise.resolve()
  // Whoever draws the page or makes the call tells of a failure.
  for (const part of ofAnswers) part.catch(() => undefined)
  return screenComes.catch(() => undefined)
}

/** Every other screen leads there. */
const fetchHome = () =>
  findRoute(pathOfScreen('/', true))
    ?.load()
    .catch(() => undefined)

async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  const root = createRoot(container)
  followTheme()
  receiveFromHost()
  const loggedIn = useSession.getState().token !== ''
  const [asked = '', query] = location.hash.slice(1).split('?')
  const path = pathOfScreen(asked, loggedIn)
  const screenComes = fetchAhead(path, loggedIn)
  startHealing(queryClient)
  history.scrollRestoration = 'manual'

  try {
    const [config] = await Promise.all([loadRuntimeConfig(), newestVersion(), findHost()])

    await Promise.all([
      simulateHost(config),
      settleBackend(),
      // A page that is loaded anew goes on with whom it was looking at.
      sessionStorage.getItem(SUBJECT_KEY) && loadFamily().then((it) => it.restoreSubject()),
    ])

    // Whom to ask, and about whom, is known.
    if (loggedIn) {
      makeFirstCalls(path, new URLSearchParams(query))
      // While files and answers come there is nothing to be done: later it would hold up the first words.
      setTimeout(wordSegmenter)
    }

    // Drawn whole, not as bones first.
    await screenComes
  } catch (cause) {
    console.error(cause)
    applyRootFont({ path: '', elder: false, textSize: 'standard' })
    root.render(<ConfigErrorPage />)
    return
  }

  // Before there is a page that would be laid out anew, and seen to move.
  if (turnsElderOn(path)) useSettings.getState().setElder(true)
  applyRootFont({ path, ...useSettings.getState() })

  // In slices, between which the page can act; by itself React draws a first screen in one go.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )

  // To make the schemas takes a slow phone 100 ms. A call that comes before a finger fetches them itself.
  if (!loggedIn) void whenTouched().then(() => loadContracts().catch(() => undefined))
  else if (!isHome(path)) setTimeout(() => void fetchHome(), HOME_AFTER_MS)
  // Not on the way to the first screen: the worker fetches a megabyte to keep.
  setTimeout(() => void bringWorker(), WORKER_AFTER_MS)
}

void start()

// The app in its frame: same origin, so that the console may set what it stores and stand between it and the service.
import { CONSOLE_EVENT, type HostConsole } from '../../host/host-console.ts'
import { useSession } from '../../stores/session.ts'
import { useSettings } from '../../stores/settings.ts'
import { CONSOLE } from '../copy.ts'
import { useConsole } from './console-store.ts'
import { openSession } from './doors.ts'
import { pictureOf } from './pictures.ts'
import { watchFetch } from './watch-fetch.ts'

let frame: HTMLIFrameElement | null = null

const phoneWindow = () => frame?.contentWindow as (Window & typeof globalThis) | null | undefined

/** What the host of the phone does, as the scene has it. */
function setHost(host: HostConsole): void {
  const { kind, statusBar, permissions, scan, pictures } = useConsole.getState().scene

  host.set({
    kind,
    statusBarHeight: statusBar,
    permissions,
    scan,
    images: pictures.map((name) => ({ id: name, url: pictureOf(name) })),
  })
}

/** The app has come up in the frame, and has drawn nothing yet. */
function onApp(event: Event): void {
  const app = phoneWindow()
  if (!(event instanceof CustomEvent) || !app) return
  const host = event.detail as HostConsole
  const state = useConsole.getState()
  useConsole.setState({ host })
  setHost(host)

  app.fetch = watchFetch(app.fetch.bind(app), {
    faults: () => useConsole.getState().scene.faults,
    refused: () => useConsole.getState().refused,
    onRefused: state.noteRefused,
    onCall: state.see,
  })

  app.addEventListener('hashchange', () => {
    state.change({ route: app.location.hash.slice(1) || '/' })
  })
}

const addressOf = (): string => {
  const { kind, route } = useConsole.getState().scene
  return `/?simulatedHost=${kind}#${route}`
}

/** Loads the app anew at the address of the scene. */
export function reload(): void {
  if (!frame) return
  useConsole.setState({ host: null })
  // A change of the hash alone would not load it.
  frame.src = 'about:blank'
  frame.addEventListener('load', () => frame && (frame.src = addressOf()), { once: true })
}

/** The phone of the person of the scene, with a session of its own and nothing of the one before. */
export async function enter(): Promise<void> {
  const { person, elder } = useConsole.getState().scene
  const session = await openSession(person)
  useSession.getState().forget()
  useSettings.getState().setElder(elder)
  useSession.getState().logIn(session)
  useConsole.setState({ userCode: session.userCode, calls: [], refused: 0 })
  reload()
}

/** Goes where an address bar would. */
export function goTo(route: string): void {
  const app = phoneWindow()
  if (app) app.location.hash = route
}

export const goBack = (): void => phoneWindow()?.history.back()

/** Puts a code where the app asks for one. */
export function fillIn(code: string): boolean {
  const app = phoneWindow()
  const field = app?.document.querySelector<HTMLInputElement>('input[autocomplete=one-time-code]')
  if (!app || !field) return false
  // As typed by a person, which React hears of.
  Reflect.set(app.HTMLInputElement.prototype, 'value', code, field)
  field.dispatchEvent(new app.Event('input', { bubbles: true }))
  return true
}

/** For the `ref` of the place in which the phone is shown. */
export function holdPhone(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined
  frame = document.createElement('iframe')
  frame.title = CONSOLE.phone
  place.append(frame)
  window.addEventListener(CONSOLE_EVENT, onApp)

  return () => {
    frame?.remove()
    frame = null
    window.removeEventListener(CONSOLE_EVENT, onApp)
  }
}

/** After the scene's host was changed. */
export function applyHost(): void {
  const { host } = useConsole.getState()
  if (host) setHost(host)
}

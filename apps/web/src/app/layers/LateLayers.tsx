import { type ComponentType, useEffect, useState } from 'react'
import { useConfirm } from '../../shared/ui/layers/confirm.ts'
import { useToasts } from '../../shared/ui/layers/toast.ts'
import { whenIdle } from '../../shared/ui/when-idle.ts'
import { whenTouched } from '../../shared/ui/when-touched.ts'
import { useSession } from '../../stores/session.ts'
import { useShell } from '../../stores/shell.ts'

/** Whether something is asked, told or called. */
const isWanted = (): boolean =>
  useConfirm.getState().options !== null ||
  useToasts.getState().items.length > 0 ||
  useShell.getState().loadingCount > 0

/**
 * `Layers`, loaded after the first screen, which whoever logs in has touched before there is anything to be asked or told;
 * where that failed, again with the next question, message or call.
 */
export function LateLayers() {
  const [Layers, setLayers] = useState<ComponentType | null>(null)

  useEffect(() => {
    const load = () =>
      import('./Layers.tsx').then(
        (loaded) => setLayers(() => loaded.Layers),
        (cause: unknown) => console.warn('nothing can be asked or told yet', cause),
      )

    const loadIfWanted = () => void (isWanted() && load())
    const loggedIn = useSession.getState().token !== ''
    void (loggedIn ? whenIdle() : whenTouched()).then(load)
    // Also what came before: a session that a first call found ended has its message before the first screen is drawn.
    loadIfWanted()
    const left = [useConfirm, useToasts, useShell].map((store) => store.subscribe(loadIfWanted))
    return () => left.forEach((leave) => leave())
  }, [])

  return Layers && <Layers />
}

import { type ComponentType, useEffect, useState } from 'react'
import { useConfirm } from '../../shared/ui/layers/confirm.ts'
import { useToasts } from '../../shared/ui/layers/toast.ts'
import { whenIdle } from '../../shared/ui/when-idle.ts'
import { whenTouched } from '../../shared/ui/when-touched.ts'
import { useSession } from '../../stores/session.ts'
import { useShell } from '../../stores/shell.ts'

const isCalling = ({ loadingCount }: { loadingCount: number }): boolean => loadingCount > 0

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

    const loggedIn = useSession.getState().token !== ''
    void (loggedIn ? whenIdle() : whenTouched()).then(load)
    if (isCalling(useShell.getState())) void load()
    const leaveQuestions = useConfirm.subscribe(({ options }) => void (options && load()))
    const leaveMessages = useToasts.subscribe(({ items }) => void (items.length > 0 && load()))
    const leaveCalls = useShell.subscribe((shell) => void (isCalling(shell) && load()))

    return () => {
      leaveCalls()
      leaveQuestions()
      leaveMessages()
    }
  }, [])

  return Layers && <Layers />
}

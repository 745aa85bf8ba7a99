import { type ComponentType, useEffect, useState } from 'react'
import { useConfirm } from '../../shared/ui/layers/confirm.ts'
import { useToasts } from '../../shared/ui/layers/toast.ts'
import { whenIdle } from '../../shared/ui/when-idle.ts'

/** `Layers`, loaded after the first screen; where that failed, again with the next question or message. */
export function LateLayers() {
  const [Layers, setLayers] = useState<ComponentType | null>(null)

  useEffect(() => {
    const load = () =>
      import('./Layers.tsx').then(
        (loaded) => setLayers(() => loaded.Layers),
        (cause: unknown) => console.warn('nothing can be asked or told yet', cause),
      )

    void whenIdle().then(load)
    const leaveQuestions = useConfirm.subscribe(({ options }) => void (options && load()))
    const leaveMessages = useToasts.subscribe(({ items }) => void (items.length > 0 && load()))

    return () => {
      leaveQuestions()
      leaveMessages()
    }
  }, [])

  return Layers && <Layers />
}

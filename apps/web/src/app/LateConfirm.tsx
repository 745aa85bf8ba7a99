import { type ComponentType, useEffect, useState } from 'react'
import { useConfirm } from '../shared/ui/layers/confirm.ts'

/** `ConfirmHost`, loaded after the first screen; where that failed, again with the next question. */
export function LateConfirm() {
  const [Host, setHost] = useState<ComponentType | null>(null)

  useEffect(() => {
    const load = () =>
      import('../shared/ui/layers/ConfirmHost.tsx').then(
        ({ ConfirmHost }) => setHost(() => ConfirmHost),
        (cause: unknown) => console.warn('questions cannot be asked yet', cause),
      )

    void load()
    return useConfirm.subscribe(({ options }) => void (options && load()))
  }, [])

  return Host && <Host />
}

import { type ComponentType, type ReactNode, useState } from 'react'
import { callCentre, type Dial } from './call-centre.ts'

interface Rescue {
  press: () => void
  /** What it tells after the call; put into the page. */
  layer: ReactNode
  open: boolean
}

/**
 * The one way to call for help. What it asks comes when it is wanted; where that cannot be loaded it dials at once, because
 * help matters more than the question. `dial` only shows what would happen, and tells nobody.
 */
export function useRescue(dial?: Dial): Rescue {
  const [Telling, setTelling] = useState<ComponentType<{ onEnd: () => void }> | null>(null)
  const [asking, setAsking] = useState(false)

  const press = async () => {
    const loaded = await import('./ask-rescue.ts').catch((cause: unknown) => {
      console.warn('the rescue could not be loaded, it dials at once', cause)
      return null
    })

    if (!loaded) return callCentre(true, dial)
    setAsking(true)
    if (await loaded.askRescue(dial)) setTelling(() => loaded.TellContacts)
    return setAsking(false)
  }

  return {
    press: () => void press(),
    open: asking || Telling !== null,
    layer: Telling && <Telling onEnd={() => setTelling(null)} />,
  }
}

import { type ComponentType, createElement, lazy, useState } from 'react'

/**
 * A part that comes in a file of its own, and how to fetch it before it is drawn. What has come is drawn at once: for what it
 * waits for, however shortly, React stays at bones for 300 ms.
 */
export function lazyPart<P extends object>(
  fetchPart: () => Promise<{ default: ComponentType<P> }>,
) {
  let come: ComponentType<P> | undefined

  const load = async () => {
    const loaded = await fetchPart()
    come = loaded.default
    return loaded
  }

  const Awaited = lazy(load)

  function Part(props: P) {
    const [Shown] = useState(() => come ?? Awaited)
    return createElement(Shown, props)
  }

  return { Part, load }
}

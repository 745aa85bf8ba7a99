import { type ComponentType, lazy } from 'react'
import { whenIdle } from './when-idle.ts'

/** `lazy` for what stands below the first words of a page: it is fetched when they are painted. */
export const lazyBelow = <P extends object>(
  fetchPart: () => Promise<{ default: ComponentType<P> }>,
) =>
  lazy(async () => {
    await whenIdle()
    return fetchPart()
  })

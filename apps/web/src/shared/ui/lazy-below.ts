import { type ComponentType, createElement, lazy } from 'react'
import { uiCopy } from './copy.ts'
import { ErrorState } from './states/ErrorState.tsx'
import { whenIdle } from './when-idle.ts'

/** Only a new start asks again for a part that failed to come, and what is typed above would be lost with it: not by itself. */
const Missing = () =>
  createElement(ErrorState, { text: uiCopy.partFailed, onRetry: () => location.reload() })

/**
 * `lazy` for what stands below the first words of a page: it is fetched when they are painted. Where it does not come, its
 * place says so, and the page stays.
 */
export const lazyBelow = <P extends object>(
  fetchPart: () => Promise<{ default: ComponentType<P> }>,
) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => {
    await whenIdle()

    return fetchPart().catch((cause: unknown) => {
      console.warn('a part of the page did not come', cause)
      return { default: Missing }
    })
  })

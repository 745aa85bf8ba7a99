import { createContext, use } from 'react'

/**
 * In a list that stands beside a page of it: the path and query of that page. Null where a page stands alone. Brought by
 * app/rail.
 */
export const Beside = createContext<string | null>(null)

export const useIsBeside = (): boolean => use(Beside) !== null

/** Tells which row of a list is open beside it. */
export function useIsOpen(): (to: string | undefined) => boolean {
  const open = use(Beside)
  return (to) => open !== null && to === open
}

import { useLate } from '../../../shared/ui/parts/use-late.ts'
import { useSideways } from './use-sideways.ts'

const load = () => import('../sideways/sideways-parts.ts')

export type SidewaysParts = Awaited<ReturnType<typeof load>>

/** The views for a phone that lies on its side; null while it stands, and until they have come. */
export function useSidewaysParts(): SidewaysParts | null {
  const { part } = useLate(load)
  return useSideways() ? part : null
}

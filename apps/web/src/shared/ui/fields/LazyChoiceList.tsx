import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import { Skeleton } from '../states/Skeleton.tsx'
import type { ChoiceList } from './ChoiceList.tsx'

const load = () => import('./ChoiceList.tsx')
const Loaded = lazy(async () => ({ default: (await load()).ChoiceList }))

/** Fetches the list while its field is looked at, so that it is there when it is opened. */
export function usePrepareChoiceList(): void {
  useEffect(() => {
    // What fails here is fetched again, and told, when the field is opened.
    load().catch(() => undefined)
  }, [])
}

/** The list with its search and letters, which is heavier than the field that opens it. */
export const LazyChoiceList = (props: ComponentProps<typeof ChoiceList>) => (
  <Suspense fallback={<Skeleton lines={5} />}>
    <Loaded {...props} />
  </Suspense>
)

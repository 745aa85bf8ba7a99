import { lazy, Suspense } from 'react'
import type { SwipeRowProps } from '../antd/SwipeActions.tsx'

const load = () => import('../antd/SwipeActions.tsx')
const SwipeActions = lazy(async () => ({ default: (await load()).SwipeActions }))

/** A row with an action that a finger finds beside it; the row does not wait for the code of the finger. */
export const SwipeRow = (props: SwipeRowProps) => (
  <Suspense fallback={props.children}>
    <SwipeActions {...props} />
  </Suspense>
)

import { lazy, type ReactNode, Suspense } from 'react'

export interface SwipeRowProps {
  /** What can be done with the row, e.g. 删除; a button in it does the same. */
  text: string
  onAct: () => void
  children: ReactNode
}

const load = () => import('../antd/SwipeActions.tsx')
const SwipeActions = lazy(async () => ({ default: (await load()).SwipeActions }))

/** A row with an action that a finger finds beside it; the row does not wait for the code of the finger. */
export const SwipeRow = (props: SwipeRowProps) => (
  <Suspense fallback={props.children}>
    <SwipeActions {...props} />
  </Suspense>
)

import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { takesManual } from './use-manual-readings.ts'

const Card = lazy(() => import('./ManualCard.tsx').then((all) => ({ default: all.ManualCard })))
const Alone = lazy(() => import('./ManualAlone.tsx').then((all) => ({ default: all.ManualAlone })))

/** `ManualCard`, loaded after the page. */
export const ManualCard = (props: ComponentProps<typeof Card>) =>
  takesManual() && (
    <Suspense fallback={<Skeleton lines={3} />}>
      <Card {...props} />
    </Suspense>
  )

/** `ManualAlone`, where it is needed. */
export const ManualAlone = (props: ComponentProps<typeof Alone>) => (
  <Suspense fallback={<Skeleton lines={8} tall />}>
    <Alone {...props} />
  </Suspense>
)

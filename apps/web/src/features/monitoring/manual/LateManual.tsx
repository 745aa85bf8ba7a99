import { type ComponentProps, lazy, Suspense } from 'react'
import { lazyBelow } from '../../../shared/ui/lazy-below.ts'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { Card as EmptyCard } from '../../../shared/ui/parts/Card.tsx'
import { MANUAL } from './manual-copy.ts'
import { nothingTyped, takesManual } from './use-manual-readings.ts'

const Card = lazyBelow(async () => ({ default: (await import('./ManualCard.tsx')).ManualCard }))
const Alone = lazy(() => import('./ManualAlone.tsx').then((all) => ({ default: all.ManualAlone })))

/** As high as the card where nothing was typed in, as most have it. */
const Empty = ({ kind }: ComponentProps<typeof Card>) => (
  <EmptyCard title={kind === 'temperature' ? MANUAL.list.ofBody : MANUAL.list.title}>
    <p className="note lines-16">{nothingTyped()}</p>
  </EmptyCard>
)

/** `ManualCard`, loaded after the page. */
export const ManualCard = (props: ComponentProps<typeof Card>) =>
  takesManual() && (
    <Suspense fallback={<Empty {...props} />}>
      <Card {...props} />
    </Suspense>
  )

/** `ManualAlone`, where it is needed. */
export const ManualAlone = (props: ComponentProps<typeof Alone>) => (
  <Suspense fallback={<Skeleton lines={8} tall />}>
    <Alone {...props} />
  </Suspense>
)

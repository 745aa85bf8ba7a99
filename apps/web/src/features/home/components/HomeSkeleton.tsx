import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'

/** The page in grey while its first data come. */
export function HomeSkeleton() {
  return (
    <>
      <Skeleton lines={2} />
      <Card>
        <Skeleton />
      </Card>
      <Card>
        <Skeleton />
      </Card>
    </>
  )
}

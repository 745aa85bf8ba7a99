import { sees, useSubject } from '../../../stores/subject.ts'
import { Card } from '../../ui/parts/Card.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'

/** In the place of `TodayReminders` until they are there: what stands below is not pushed away from who has scrolled to it. */
export const TodayAwaited = () => {
  const own = useSubject((state) => state.subject === null)
  if (!own && !sees('reminders')) return null

  return (
    <Card>
      <Skeleton lines={4} />
    </Card>
  )
}

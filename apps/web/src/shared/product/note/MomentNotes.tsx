import { type ComponentProps, Suspense } from 'react'
import { isOwn } from '../../../stores/subject.ts'
import { Card as EmptyCard } from '../../ui/parts/Card.tsx'
import { lazyBelow } from '../../ui/lazy-below.ts'
import { MOMENT } from './moment-copy.ts'
import { takesNotes } from './use-moment-notes.ts'

const Card = lazyBelow(async () => ({ default: (await import('./MomentNotesCard.tsx')).Notes }))

/** As high as the card where nothing was written, as most days have it. */
const Empty = ({ isNight }: { isNight: boolean }) => (
  <EmptyCard title={MOMENT.title}>
    <p className="note lines-16">{isNight ? MOMENT.noneNight : MOMENT.none}</p>
  </EmptyCard>
)

/** What was written to the day, below its chart; nothing where a back end keeps none, or somebody else wrote none. */
export const MomentNotes = (props: ComponentProps<typeof Card>) => {
  const { notes, failed } = props.notes
  if (!takesNotes() || (!isOwn() && notes.length === 0 && !failed)) return null

  return (
    <Suspense fallback={<Empty isNight={props.notes.metric === 'sleep'} />}>
      <Card {...props} />
    </Suspense>
  )
}

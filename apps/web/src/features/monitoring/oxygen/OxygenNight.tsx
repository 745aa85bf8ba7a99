import type { OxygenSpan } from '@kangban/contracts'
import { Stats } from '../../../shared/charts/Stats.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { oxygenStats } from './oxygen-view.ts'
import { OXYGEN } from './oxygen-copy.ts'

/** The readings of the night: that is when the oxygen falls. */
export function OxygenNight({ night, threshold }: Pick<OxygenSpan, 'night' | 'threshold'>) {
  return (
    <Card title={OXYGEN.night}>
      {night && <Stats stats={oxygenStats({ ...night, threshold })} />}
      <p className="hint">{night ? OXYGEN.nightNote : OXYGEN.noNight}</p>
    </Card>
  )
}

import type { EcgSource, LivingHeart } from './ecg-source.ts'
import type { EventLog } from './event-log.ts'
import type { GroundTruth } from './ground-truth.ts'
import type { WearerVitals } from './wearer-vitals.ts'

/** What devices measure of a person, and where they tell what it truly was. */
export interface MeasuredBody extends LivingHeart {
  readonly vitals: WearerVitals
  readonly ecgSource: EcgSource
  readonly truth: GroundTruth
  readonly events: EventLog
}

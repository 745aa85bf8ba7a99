import type { EcgSource, LivingHeart } from './world/ecg-source.ts'
import type { EventLog } from './world/event-log.ts'
import type { GroundTruth } from './world/ground-truth.ts'
import type { WearerVitals } from './world/wearer-vitals.ts'

/** What devices measure of a person, and where they tell what it truly was. */
export interface MeasuredBody extends LivingHeart {
  readonly vitals: WearerVitals
  readonly ecgSource: EcgSource
  readonly truth: GroundTruth
  readonly events: EventLog
}

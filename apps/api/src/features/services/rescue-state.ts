import { MS_PER_SECOND } from '@kangban/china-time'
import type { RescueState } from '@kangban/contracts'
import type { rescueRepository } from './rescue.repository.ts'

type Rescue = NonNullable<Awaited<ReturnType<ReturnType<typeof rescueRepository>['find']>>>

function stateOf({ cancelledAt, settledAt, told }: Rescue): RescueState['state'] {
  if (cancelledAt) return 'cancelled'
  if (!settledAt) return 'waiting'
  return told > 0 ? 'told' : 'failed'
}

/** How a rescue stands, with the contacts that it tells. */
export function rescueState(
  rescue: Rescue,
  { contacts, now }: { contacts: number; now: Date },
): RescueState {
  const state = stateOf(rescue)
  const left = Math.ceil((rescue.tellAt.getTime() - now.getTime()) / MS_PER_SECOND)

  if (state === 'waiting' && contacts === 0) return { state: 'nobody', secondsLeft: 0, contacts }

  return {
    state,
    secondsLeft: state === 'waiting' ? Math.max(0, left) : 0,
    contacts: state === 'waiting' ? contacts : rescue.told,
  }
}
